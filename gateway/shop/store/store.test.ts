import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallCatalogue } from '../../catalogue.fixture.ts';
import { createCartStore } from './cart-store.ts';
import { readCatalogue, readCatalogueVersion, readRedirect, writeCatalogue } from './catalogue-store.ts';
import { migrate } from './migrations.ts';
import { databaseFile, openSqlite } from './sqlite.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'shop-store-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function open() {
  const db = openSqlite(databaseFile(directory));
  await migrate(db);
  return db;
}

const additionOf = (productId: number) => [{ kind: 'insert' as const, productId, variantId: null, quantity: 1, parent: null }];

test('what is committed reaches the disk', async () => {
  const db = await open();
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`PRAGMA journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  await db.destroy();
});

test('migrating twice changes nothing, and carts outlive a restart', async () => {
  const first = await open();
  const token = await createCartStore(first).create(new Date('2026-01-01'));
  await createCartStore(first).change(token, () => additionOf(1));
  await migrate(first);
  await first.destroy();

  const second = await open();
  expect(await createCartStore(second).items(token)).toEqual([{ id: 1, productId: 1, variantId: null, quantity: 1, parentId: null }]);
  await second.destroy();
});

test('a token is kept only as its hash', async () => {
  const db = await open();
  const token = await createCartStore(db).create(new Date('2026-01-01'));
  const rows = await db.selectFrom('carts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  await db.destroy();
});

test('a change that fails half-way leaves the cart as it was', async () => {
  const db = await open();
  const carts = createCartStore(db);
  const token = await carts.create(new Date('2026-01-01'));
  const orphan = { kind: 'insert' as const, productId: 2, variantId: null, quantity: 1, parent: 99 };
  await expect(carts.change(token, () => [...additionOf(1), orphan])).rejects.toThrow(/FOREIGN KEY/);
  expect(await carts.items(token)).toEqual([]);
  await db.destroy();
});

test('a catalogue is read back as it was written, and replaced as a whole; carts stay', async () => {
  const db = await open();
  const token = await createCartStore(db).create(new Date('2026-01-01'));
  expect(await readCatalogueVersion(db)).toBeNull();
  await writeCatalogue(db, '1', smallCatalogue, [{ from: '/old/', to: '/lamp-1/' }]);
  expect(await readCatalogue(db)).toEqual(smallCatalogue);
  expect(await readRedirect(db, '/old/')).toBe('/lamp-1/');

  await writeCatalogue(db, '2', { ...smallCatalogue, products: smallCatalogue.products.slice(0, 1) }, []);
  expect((await readCatalogue(db)).products).toHaveLength(1);
  expect([await readCatalogueVersion(db), await readRedirect(db, '/old/')]).toEqual(['2', null]);
  expect(await createCartStore(db).exists(token)).toBe(true);
  await db.destroy();
});
