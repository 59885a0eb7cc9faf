import { expect, test } from 'vitest';
import { LATEST_VERSION } from '../migrations/migrations.ts';
import { readShapes, type CreateOthers } from './shapes.ts';

const shapesWith = (createOthers: CreateOthers) => readShapes(createOthers, LATEST_VERSION);

test('a new table is known with its columns, key and numbering', async () => {
  const shapes = await shapesWith(async ({ db }) => {
    const table = db.schema.createTable('wishes').addColumn('text', 'text');
    await table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement()).execute();
  });
  expect(shapes.find(({ name }) => name === 'wishes')).toEqual({
    name: 'wishes',
    columns: ['text', 'id'],
    key: ['id'],
    isNumbered: true,
  });
  expect(shapes.find(({ name }) => name === 'stock')).toMatchObject({
    key: ['product_id', 'variant_id'],
    isNumbered: false,
  });
  expect(shapes.filter(({ name }) => /^(?:sqlite|kysely)_/.test(name))).toEqual([]);
});

test('a table without a key, or with a type that engines store differently, is refused', async () => {
  await expect(
    shapesWith(({ db }) => db.schema.createTable('wishes').addColumn('text', 'text').execute()),
  ).rejects.toThrow('The table wishes has no primary key');
  const keyed: CreateOthers = ({ db }) =>
    db.schema
      .createTable('wishes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('weight', 'real')
      .execute();
  await expect(shapesWith(keyed)).rejects.toThrow('wishes.weight is REAL: columns');
});

test('tables of others are read alone where there is no shop', async () => {
  expect(await readShapes(async () => undefined, null)).toEqual([]);
});
