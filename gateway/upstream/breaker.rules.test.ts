import { expect, test } from 'vitest';
import {
  afterFailure,
  afterUnanswered,
  closed,
  mayCall,
  noOutage,
  probing,
  type BreakerState,
  type CallKind,
} from './breaker.rules.ts';

const failed = (times: number, now: number, isCounted = true): BreakerState =>
  Array.from({ length: times }).reduce<BreakerState>((state) => afterFailure(state, now, { isCounted }), closed);

test.each([
  ['four failures', failed(4, 0), 0, true],
  ['five failures', failed(5, 0), 0, false],
  ['five failures, just before the pause ends', failed(5, 0), 999, false],
  ['five failures, after the pause', failed(5, 0), 1_000, true],
  ['a success in between', closed, 0, true],
  ['failures that are not counted', failed(100, 0, false), 0, true],
  ['one that is not counted, while open', afterFailure(failed(5, 0), 900, { isCounted: false }), 1_899, false],
  ['one failure that asks for two seconds', afterFailure(closed, 0, { retryAfterMilliseconds: 2_000 }), 1_999, false],
  ['an hour asked for, 10 s later', afterFailure(closed, 0, { retryAfterMilliseconds: 3_600_000 }), 10_000, true],
  [
    'a failure of a call that was already out does not shorten the pause',
    afterFailure(afterFailure(closed, 0, { retryAfterMilliseconds: 8_000 }), 10),
    7_999,
    false,
  ],
])('%s', (_, state, now, may) => {
  expect(mayCall(state, now)).toBe(may);
});

test('allows one probe at a time, reopens when it fails and closes when it succeeds', () => {
  const open = failed(5, 0);
  const probed = probing(open, 1_000);
  expect(mayCall(probed, 1_500)).toBe(false);
  expect(mayCall(afterFailure(probed, 1_600), 2_000)).toBe(false);
  expect(mayCall(closed, 1_600)).toBe(true);
  expect(probing(closed, 5)).toBe(closed);
});

const kinds = (names: string, status: number | null) =>
  names.split(' ').map((kind) => [kind as CallKind, status] as const);

test.each<[string, (readonly [CallKind, number | null])[], boolean]>([
  ['five kinds left without an answer', kinds('list product cart list content', null), false],
  ['five outages of three kinds', [...kinds('list product cart list', 503), ['cart', null]], false],
  ['four outages', kinds('list product cart content', null), true],
  ['many outages of two kinds', Array.from({ length: 10 }, () => kinds('list search', null)).flat(), true],
  ['outages of commerce alone, whose pages go on', kinds('cart checkout order customer password cart', 503), true],
  ['a 500 among outages', [...kinds('list product', null), ['cart', 500], ...kinds('list content', null)], true],
])('the shop API as a whole, after %s', (_, failures, may) => {
  const after = failures.reduce((state, [kind, status]) => afterUnanswered(state, kind, { status }, 0), noOutage);
  expect(mayCall(after.breaker, 0)).toBe(may);
});
