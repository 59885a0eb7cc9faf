import { expect, test } from 'vitest';
import { eachStore } from '../store.fixture.ts';
import { readPartners, replaceKey, revokePartner, writePartner } from './partner-store.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const acme = {
  id: 'p1',
  name: 'Acme',
  kind: 'secret',
  scopes: ['catalogue', 'cart'],
  origins: [],
  requestsPerMinute: 600,
  costPerMinute: 1_000_000,
  keyHash: 'one',
  createdAt: NOW.toISOString(),
};
const fresh = { ...acme, previousKeyHash: null, previousUntil: null, revokedAt: null };
const LATER = '2026-06-02T12:00:00.000Z';

eachStore((store) => {
  test('a partner is read as it was written, by every process', async () => {
    const [here, there] = [await store.open(), await store.open()];
    await writePartner(here, acme);
    await writePartner(here, { ...acme, id: 'p2', kind: 'public', origins: ['https://app.example'], keyHash: 'two' });
    expect(await readPartners(there)).toEqual([
      fresh,
      { ...fresh, id: 'p2', kind: 'public', origins: ['https://app.example'], keyHash: 'two' },
    ]);
  });

  test('another key takes the place of the one before, which stays good for a while', async () => {
    const db = await store.open();
    await writePartner(db, acme);
    expect([await replaceKey(db, 'p1', 'two', LATER), await replaceKey(db, 'nobody', 'three', LATER)]).toEqual([
      true,
      false,
    ]);
    expect(await readPartners(db)).toEqual([
      { ...fresh, keyHash: 'two', previousKeyHash: 'one', previousUntil: LATER },
    ]);
  });

  test('a partner is revoked once and for all', async () => {
    const db = await store.open();
    await writePartner(db, acme);
    expect([
      await revokePartner(db, 'p1', NOW),
      await revokePartner(db, 'p1', NOW),
      await replaceKey(db, 'p1', 'two', LATER),
    ]).toEqual([true, false, false]);
    expect(await readPartners(db)).toEqual([{ ...fresh, revokedAt: NOW.toISOString() }]);
  });

  test('a key is one partner’s', async () => {
    const db = await store.open();
    await writePartner(db, acme);
    await expect(writePartner(db, { ...acme, id: 'p2' })).rejects.toThrow();
  });
});
