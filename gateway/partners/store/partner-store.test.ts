import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { eachDatabase, type TestDatabase } from '@storefront/embedded/database/database.fixture.ts';
import { openStore as open, openStoreWithPartners, START as NOW } from '../webhooks/webhooks.fixture.ts';
import {
  deleteOperation,
  readOperationIds,
  readOperationsOf,
  readOperationTexts,
  writeOperations,
} from './partner-operations.ts';
import { changeOrigins, readPartners, replaceKey, revokePartner, writePartner } from './partner-store.ts';

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

async function terminateConnections(store: TestDatabase): Promise<void> {
  const location = store.location();
  const client = new Client({ connectionString: 'databaseUrl' in location ? location.databaseUrl : '' });
  await client.connect();
  const others = 'datname = current_database() and pid <> pg_backend_pid()';
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  await client.end();
}

const operation = (id: string) => ({ id, name: `Name of ${id}`, text: `text of ${id}` });

eachDatabase((store) => {
  if (store.engine === 'PostgreSQL')
    test('a connection that is lost between two statements fails the next one, not the process', async () => {
      const db = await open(store);
      const lost = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await terminateConnections(store);
        await sql`select 1`.execute(transaction);
      });
      await expect(lost).rejects.toThrow();
      expect(await readPartners(db)).toEqual([]);
    });

  test('a partner written by one process is read by another', async () => {
    const [here, there] = await Promise.all([open(store), open(store)]);
    await writePartner(here, acme);
    await writePartner(here, { ...acme, id: 'p2', kind: 'public', origins: ['https://app.example'], keyHash: 'two' });
    expect(await readPartners(there)).toEqual([
      fresh,
      { ...fresh, id: 'p2', kind: 'public', origins: ['https://app.example'], keyHash: 'two' },
    ]);
  });

  test('adds and removes origins of a public key, and keeps the others', async () => {
    const db = await open(store);
    const change = (id: string, add: string[], remove: string[] = []) => changeOrigins(db, id, { add, remove });
    await writePartner(db, { ...acme, kind: 'public', origins: ['https://a.example'] });
    await writePartner(db, { ...acme, id: 'p2', keyHash: 'two' });
    expect(await change('p1', ['https://b.example', 'https://a.example'])).toHaveLength(2);
    await Promise.all([
      change('p1', ['https://c.example'], ['https://a.example']),
      change('p1', ['https://d.example'], ['https://x.example']),
    ]);
    const [partner] = await readPartners(db);
    expect(partner?.origins.toSorted()).toEqual(['b', 'c', 'd'].map((name) => `https://${name}.example`));
    await expect(
      change(
        'p1',
        Array.from({ length: 98 }, (_, index) => `https://${index}.example`),
      ),
    ).rejects.toThrow('at most 100');
    await expect(change('p2', ['https://a.example'])).rejects.toThrow('secret');
    await expect(change('p3', [])).rejects.toThrow('no active partner p3');
  });

  test('a replaced key stays valid for its grace period', async () => {
    const db = await open(store);
    await writePartner(db, acme);
    expect(await replaceKey(db, 'p1', 'two', LATER)).toBe(true);
    expect(await replaceKey(db, 'nobody', 'three', LATER)).toBe(false);
    expect(await readPartners(db)).toEqual([
      { ...fresh, keyHash: 'two', previousKeyHash: 'one', previousUntil: LATER },
    ]);
  });

  test('a revoked partner can neither be revoked again nor get a new key', async () => {
    const db = await open(store);
    await writePartner(db, acme);
    expect([
      await revokePartner(db, 'p1', NOW),
      await revokePartner(db, 'p1', NOW),
      await replaceKey(db, 'p1', 'two', LATER),
    ]).toEqual([true, false, false]);
    expect(await readPartners(db)).toEqual([{ ...fresh, revokedAt: NOW.toISOString() }]);
  });

  test('rejects a second partner with the same key', async () => {
    const db = await open(store);
    await writePartner(db, acme);
    await expect(writePartner(db, { ...acme, id: 'p2' })).rejects.toThrow();
  });

  test('registers, lists and removes operations of each partner', async () => {
    const db = await openStoreWithPartners(store);
    expect(await writeOperations(db, 'p1', [operation('b'), operation('a')], NOW)).toBe(true);
    expect(await writeOperations(db, 'p2', [operation('a')], NOW)).toBe(true);
    expect(await writeOperations(db, 'p1', [operation('a')], new Date(0))).toBe(true);
    expect(await readOperationsOf(db, 'p1')).toEqual(
      ['a', 'b'].map((id) => ({ id, name: `Name of ${id}`, registeredAt: NOW.toISOString() })),
    );
    expect(await readOperationTexts(db, ['a', 'b', 'c'])).toEqual(
      new Map([
        ['a', 'text of a'],
        ['b', 'text of b'],
      ]),
    );
    expect([await deleteOperation(db, 'p1', 'a'), await deleteOperation(db, 'p1', 'a')]).toEqual([true, false]);
    expect((await readOperationIds(db)).map(({ partnerId, id }) => `${partnerId} ${id}`).sort()).toEqual([
      'p1 b',
      'p2 a',
    ]);
  });

  test('a partner has at most a hundred, and registers all of several or none', async () => {
    const db = await openStoreWithPartners(store);
    const many = Array.from({ length: 99 }, (_, index) => operation(`o${index}`));
    expect(await writeOperations(db, 'p1', many, NOW)).toBe(true);
    expect(await writeOperations(db, 'p1', [operation('x'), operation('y')], NOW)).toBe(false);
    expect(await writeOperations(db, 'p1', [operation('x'), operation('o1')], NOW)).toBe(true);
    expect(await writeOperations(db, 'p1', [operation('o1')], NOW)).toBe(true);
    expect((await readOperationsOf(db, 'p1')).length).toBe(100);
    expect((await readOperationTexts(db, [...many.map(({ id }) => id), 'x', 'z'])).size).toBe(100);
  });
});
