import { expect, test } from 'vitest';
import { eachDatabase } from '@storefront/shop/database/database.fixture.ts';
import { openStoreWithPartners as open, START as NOW } from '../webhooks/webhooks.fixture.ts';
import {
  deleteOperation,
  readOperationIds,
  readOperationsOf,
  readOperationTexts,
  writeOperations,
} from './partner-operations.ts';

const operation = (id: string) => ({ id, name: `Name of ${id}`, text: `text of ${id}` });

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
