import { expect, test } from 'vitest';
import { hashKey, mintKey, type Partner } from './partner.ts';
import { indexPartners, openRegistry } from './registry.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const [key, before] = [mintKey('public'), mintKey('public')];
const acme: Partner = {
  id: 'p1',
  name: 'Acme',
  kind: 'public',
  scopes: ['catalogue'],
  origins: ['https://app.example'],
  requestsPerMinute: 1,
  costPerMinute: 1,
  keyHash: hashKey(key),
  previousKeyHash: hashKey(before),
  previousUntil: '2026-06-01T13:00:00.000Z',
  revokedAt: null,
};

test('a key is of one kind and cannot be guessed', () => {
  expect(mintKey('secret')).toMatch(/^lk_secret_[\w-]{32}$/);
  expect(new Set(Array.from({ length: 100 }, () => mintKey('public'))).size).toBe(100);
});

test.each<[string, string, Partial<Partner>, string, boolean]>([
  ['its key', key, {}, '2026-06-01T12:00:00Z', true],
  ['the key before, in time', before, {}, '2026-06-01T12:59:59Z', true],
  ['the key before, too late', before, {}, '2026-06-01T13:00:00Z', false],
  ['the key before, of which nobody said until when', before, { previousUntil: null }, '2026-06-01T12:00:00Z', false],
  ['the key of one who was revoked', key, { revokedAt: '2026-06-01T00:00:00.000Z' }, '2026-06-01T12:00:00Z', false],
  ['the key’s hash', hashKey(key), {}, '2026-06-01T12:00:00Z', false],
])('%s', (_, given, change, time, isKnown) => {
  expect(indexPartners([{ ...acme, ...change }]).byKey(given, new Date(time)) !== null).toBe(isKnown);
});

test('only public keys that are good open a site', () => {
  const allows = (change: Partial<Partner>) =>
    indexPartners([{ ...acme, ...change }]).allowsOrigin('https://app.example');
  expect([
    allows({}),
    allows({ kind: 'secret' }),
    allows({ revokedAt: '2026-06-01T00:00:00.000Z' }),
    allows({ origins: [] }),
  ]).toEqual([true, false, false, false]);
});

test('what changes in the store is known soon; what cannot be read leaves what was', async () => {
  let stored: unknown[] = [];
  const failures: unknown[] = [];
  let isGone = false;
  const load = async () => {
    if (isGone) throw new Error('gone');
    return stored;
  };
  const registry = await openRegistry({ load, onFailure: (error) => failures.push(error), everyMilliseconds: 5 });
  const known = () => registry.byKey(key, NOW)?.id ?? null;
  expect(known()).toBeNull();
  stored = [acme, { id: 'broken' }];
  await expect.poll(known).toBe('p1');
  expect(failures.length).toBeGreaterThan(0);
  isGone = true;
  failures.length = 0;
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(known()).toBe('p1');
  isGone = false;
  stored = [{ ...acme, revokedAt: NOW.toISOString() }];
  await expect.poll(known).toBeNull();
  registry.close();
});
