import { expect, test } from 'vitest';
import { createBreakers } from './breakers.ts';
import type { CallKind } from './breaker.rules.ts';

const LATE = { status: null, retryAfterMilliseconds: null };
const KINDS: readonly CallKind[] = ['list', 'search', 'structure', 'content', 'product', 'review'];

/** Breakers at one moment, and the names of those that are open for all. */
function openBreakers() {
  const open = new Set<string>();
  const breakers = createBreakers((name, isOpen) => void (isOpen ? open.add(name) : open.delete(name)));
  const fail = (caller: string, kind: CallKind) => {
    breakers.begin(kind, caller, 0);
    breakers.fail(kind, caller, 0, LATE);
  };
  return {
    breakers,
    open,
    fail,
    mayCall: (caller: string, kind: CallKind = 'list') => breakers.mayCall(kind, caller, 0),
  };
}

test('holds back a caller whose calls fail, and nobody else, however many of how many kinds', () => {
  const { open, fail, mayCall } = openBreakers();
  for (const kind of KINDS) for (let time = 0; time < 300; time += 1) fail('one', kind);
  expect([mayCall('one'), mayCall('another'), [...open]]).toEqual([false, true, []]);
});

test('opens for all when the calls of five callers fail', () => {
  const { open, fail, mayCall } = openBreakers();
  for (let caller = 1; caller < 5; caller += 1) fail(`caller ${caller}`, 'list');
  expect(mayCall('another')).toBe(true);
  fail('caller 5', 'list');
  expect([mayCall('another'), mayCall('another', 'search'), [...open]]).toEqual([false, true, ['list']]);
});

test('opens all at once when the calls of several kinds of five callers fail', () => {
  const { open, fail, mayCall } = openBreakers();
  for (let caller = 1; caller <= 5; caller += 1) for (const kind of KINDS) fail(`caller ${caller}`, kind);
  expect(open).toContain('shop');
  expect(mayCall('another', 'cart')).toBe(false);
});

test('lets a held caller call again after a success', () => {
  const { breakers, fail, mayCall } = openBreakers();
  for (let time = 0; time < 5; time += 1) fail('one', 'list');
  breakers.succeed('list');
  expect(mayCall('one')).toBe(true);
});

test('honours a Retry-After for all callers', () => {
  const { breakers, mayCall } = openBreakers();
  breakers.fail('list', 'one', 0, { status: 503, retryAfterMilliseconds: 2_000 });
  expect(mayCall('another')).toBe(false);
});
