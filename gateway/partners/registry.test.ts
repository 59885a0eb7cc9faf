import { expect, onTestFinished, test } from 'vitest';
import { partnerOf } from './partner.fixture.ts';
import { hashKey, mintKey, type Partner } from './partner.ts';
import { indexPartners, openRegistry } from './registry.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const [key, previousKey] = [mintKey('public'), mintKey('public')];
const acme = partnerOf({
  kind: 'public',
  origins: ['https://app.example'],
  keyHash: hashKey(key),
  previousKeyHash: hashKey(previousKey),
  previousUntil: '2026-06-01T13:00:00.000Z',
});

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

/** A registry that reads a store, which a test changes, every few milliseconds. */
async function open(partners: unknown[] = [], registered: { partnerId: string; id: string }[] = []) {
  const store = { partners, registered, isFailing: false, areOperationsFailing: false, asked: [] as string[] };
  const failures: unknown[] = [];
  const registry = await openRegistry({
    async load() {
      if (store.isFailing) throw new Error('unavailable');
      return store.partners;
    },
    operations: {
      async ids() {
        if (store.areOperationsFailing) throw new Error('unavailable');
        return store.registered;
      },
      async texts(ids) {
        store.asked.push(...ids);
        return new Map(ids.map((id) => [id, `text of ${id}`]));
      },
    },
    onFailure: (error) => failures.push(error),
    everyMilliseconds: 5,
  });
  onTestFinished(() => registry.close());
  return { store, registry, failures, partnerId: () => registry.byKey(key, NOW)?.id ?? null };
}
const other = partnerOf({ id: 'p2', keyHash: 'two' });
const revoked = { ...acme, revokedAt: NOW.toISOString() };

test('follows changes in the store, skips invalid partners and keeps the last ones when a read fails', async () => {
  const { store, failures, partnerId } = await open();
  expect(partnerId()).toBeNull();
  store.partners = [acme, { id: 'broken' }];
  await expect.poll(partnerId).toBe('p1');
  expect(failures.length).toBeGreaterThan(0);
  store.isFailing = true;
  failures.length = 0;
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  expect(partnerId()).toBe('p1');
  store.isFailing = false;
  store.partners = [revoked];
  await expect.poll(partnerId).toBeNull();
});

test('holds the texts of active partners’ operations, and reads each once', async () => {
  const registered = ['p1 a', 'p1 b', 'p2 b', 'nobody c'].map((pair) => {
    const [partnerId = '', id = ''] = pair.split(' ');
    return { partnerId, id };
  });
  const { store, registry } = await open([acme, other], registered);
  const texts = () => ['a', 'b', 'c'].map((id) => registry.operationText(id));
  expect(texts()).toEqual(['text of a', 'text of b', null]);
  store.partners = [revoked, other];
  await expect.poll(texts).toEqual([null, 'text of b', null]);
  store.registered = [];
  await expect.poll(texts).toEqual([null, null, null]);
  expect(store.asked).toEqual(['a', 'b']);
});

test('revokes keys, and keeps the operations held, while operations cannot be read', async () => {
  const { store, registry, partnerId } = await open([acme, other], [{ partnerId: 'p2', id: 'a' }]);
  store.areOperationsFailing = true;
  store.partners = [revoked, other];
  await expect.poll(partnerId).toBeNull();
  expect(registry.operationText('a')).toBe('text of a');
});
