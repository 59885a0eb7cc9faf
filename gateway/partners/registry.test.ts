import { expect, test } from 'vitest';
import { hashKey, mintKey, type Partner } from './partner.ts';
import { indexPartners, openRegistry } from './registry.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const operations = { ids: async () => [], texts: async () => new Map<string, string>() };
const [key, previousKey] = [mintKey('public'), mintKey('public')];
const acme: Partner = {
  id: 'p1',
  name: 'Acme',
  kind: 'public',
  scopes: ['catalogue'],
  origins: ['https://app.example'],
  requestsPerMinute: 1,
  costPerMinute: 1,
  keyHash: hashKey(key),
  previousKeyHash: hashKey(previousKey),
  previousUntil: '2026-06-01T13:00:00.000Z',
  revokedAt: null,
};

test('mints random keys with the kind as prefix', () => {
  expect(mintKey('secret')).toMatch(/^lk_secret_[\w-]{32}$/);
  expect(new Set(Array.from({ length: 100 }, () => mintKey('public'))).size).toBe(100);
});

test.each<[string, string, Partial<Partner>, string, boolean]>([
  ['accepts the current key', key, {}, '2026-06-01T12:00:00Z', true],
  ['accepts the previous key within its grace period', previousKey, {}, '2026-06-01T12:59:59Z', true],
  ['rejects the previous key after its grace period', previousKey, {}, '2026-06-01T13:00:00Z', false],
  ['rejects the previous key without a grace period', previousKey, { previousUntil: null }, '2026-06-01T12:00Z', false],
  ['rejects the key of a revoked partner', key, { revokedAt: '2026-06-01T00:00Z' }, '2026-06-01T12:00Z', false],
  ['rejects the hash of the key', hashKey(key), {}, '2026-06-01T12:00Z', false],
])('%s', (_, given, change, time, isKnown) => {
  expect(indexPartners([{ ...acme, ...change }]).byKey(given, new Date(time)) !== null).toBe(isKnown);
});

test('allows the origins of active public keys alone', () => {
  const allows = (change: Partial<Partner>) =>
    indexPartners([{ ...acme, ...change }]).allowsOrigin('https://app.example');
  expect([
    allows({}),
    allows({ kind: 'secret' }),
    allows({ revokedAt: '2026-06-01T00:00:00.000Z' }),
    allows({ origins: [] }),
  ]).toEqual([true, false, false, false]);
});

test('follows changes in the store, skips invalid partners and keeps the last ones when a read fails', async () => {
  let stored: unknown[] = [];
  const failures: unknown[] = [];
  let isFailing = false;
  const load = async () => {
    if (isFailing) throw new Error('unavailable');
    return stored;
  };
  const registry = await openRegistry({
    load,
    operations,
    onFailure: (error) => failures.push(error),
    everyMilliseconds: 5,
  });
  const partnerId = () => registry.byKey(key, NOW)?.id ?? null;
  expect(partnerId()).toBeNull();
  stored = [acme, { id: 'broken' }];
  await expect.poll(partnerId).toBe('p1');
  expect(failures.length).toBeGreaterThan(0);
  isFailing = true;
  failures.length = 0;
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(partnerId()).toBe('p1');
  isFailing = false;
  stored = [{ ...acme, revokedAt: NOW.toISOString() }];
  await expect.poll(partnerId).toBeNull();
  registry.close();
});

test('holds the texts of active partners’ operations, and reads each once', async () => {
  let stored: Partner[] = [acme, { ...acme, id: 'p2', keyHash: 'two', previousKeyHash: null }];
  let registered = [
    { partnerId: 'p1', id: 'a' },
    { partnerId: 'p1', id: 'b' },
    { partnerId: 'p2', id: 'b' },
    { partnerId: 'nobody', id: 'c' },
  ];
  const asked: string[] = [];
  const registry = await openRegistry({
    load: async () => stored,
    operations: {
      ids: async () => registered,
      async texts(ids) {
        asked.push(...ids);
        return new Map(ids.map((id) => [id, `text of ${id}`]));
      },
    },
    onFailure: () => undefined,
    everyMilliseconds: 5,
  });
  const texts = () => ['a', 'b', 'c'].map((id) => registry.operationText(id));
  expect(texts()).toEqual(['text of a', 'text of b', null]);
  stored = stored.map((partner) => (partner.id === 'p1' ? { ...partner, revokedAt: NOW.toISOString() } : partner));
  await expect.poll(texts).toEqual([null, 'text of b', null]);
  registered = [];
  await expect.poll(texts).toEqual([null, null, null]);
  expect(asked).toEqual(['a', 'b']);
  registry.close();
});

test('revokes keys, and keeps the operations held, while operations cannot be read', async () => {
  let stored: Partner[] = [acme, { ...acme, id: 'p2', keyHash: 'two', previousKeyHash: null }];
  let isFailing = false;
  const registry = await openRegistry({
    load: async () => stored,
    operations: {
      async ids() {
        if (isFailing) throw new Error('unavailable');
        return [{ partnerId: 'p2', id: 'a' }];
      },
      texts: async (ids) => new Map(ids.map((id) => [id, `text of ${id}`])),
    },
    onFailure: () => undefined,
    everyMilliseconds: 5,
  });
  isFailing = true;
  stored = stored.map((partner) => (partner.id === 'p1' ? { ...partner, revokedAt: NOW.toISOString() } : partner));
  await expect.poll(() => registry.byKey(key, NOW)).toBeNull();
  expect(registry.operationText('a')).toBe('text of a');
  registry.close();
});
