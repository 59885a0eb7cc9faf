import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eachDatabase, type TestDatabase } from '@storefront/shop/database/database.fixture.ts';
import { openPartnerStore } from './open-partner-store.ts';
import {
  deleteOperation,
  readOperationIds,
  readOperationsOf,
  readOperationTexts,
  writeOperations,
} from './partner-operations.ts';
import { writePartner } from './partner-store.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const operation = (id: string) => ({ id, name: `Name of ${id}`, text: `text of ${id}` });

/** Opens the store, with two partners. */
async function open(store: TestDatabase) {
  const location = store.location();
  const db = await openPartnerStore(
    'file' in location ? { dataDir: dirname(location.file) } : { dataDir: '', ...location },
  );
  onTestFinished(() => db.destroy());
  for (const id of ['p1', 'p2'])
    await writePartner(db, {
      id,
      name: id,
      kind: 'secret',
      scopes: [],
      origins: [],
      requestsPerMinute: 1,
      costPerMinute: 1,
      keyHash: id,
      createdAt: NOW.toISOString(),
    });
  return db;
}

eachDatabase((store) => {
  test('registers, lists and removes operations of each partner', async () => {
    const db = await open(store);
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
    const db = await open(store);
    const many = Array.from({ length: 99 }, (_, index) => operation(`o${index}`));
    expect(await writeOperations(db, 'p1', many, NOW)).toBe(true);
    expect(await writeOperations(db, 'p1', [operation('x'), operation('y')], NOW)).toBe(false);
    expect(await writeOperations(db, 'p1', [operation('x'), operation('o1')], NOW)).toBe(true);
    expect(await writeOperations(db, 'p1', [operation('o1')], NOW)).toBe(true);
    expect((await readOperationsOf(db, 'p1')).length).toBe(100);
    expect((await readOperationTexts(db, [...many.map(({ id }) => id), 'x', 'z'])).size).toBe(100);
  });
});
