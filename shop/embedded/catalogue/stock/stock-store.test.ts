import { expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue.fixture.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { createProductReader } from '../product-reader.ts';
import { upsertProducts } from '../catalogue-writes.ts';
import { removeOwnCatalogue, writeOwnCatalogue, type OwnCatalogue } from '../own-catalogue.ts';
import { lampOf, levelsIn } from '../../orders/store/order-places.fixture.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import { createStockReader, readLevels, readSoldOut, returnStock, takeStock, takeAvailable } from './stock-store.ts';

const own = (products: readonly CatalogueProduct[]): OwnCatalogue => ({
  categories: [],
  brands: [],
  drawings: new Map(),
  redirects: [],
  batches: () => [{ products, drawings: new Map() }],
});
const one = (productId: number, quantity: number) => ({ productId, variantId: 0, quantity });

eachDatabase(({ open }) => {
  test('tracks stock per variant where the product does, else per product', async () => {
    const db = await open();
    await writeOwnCatalogue(
      db,
      '1',
      own([...smallCatalogue.products.filter(({ id }) => id >= 100), { ...lampOf(105, 7), inventoryTracking: 'none' }]),
    );
    const levels = await readLevels(db, [100, 101, 102, 105]);
    expect(new Map([...levels].map(([id, its]) => [id, Object.fromEntries(its)]))).toEqual(
      new Map([
        [100, { 1001: 3, 1002: 0 }],
        [101, { 0: 50 }],
        [102, { 0: 0 }],
      ]),
    );
  });

  test('takes all or nothing, or only what is available if asked, and returns it', async () => {
    const db = await open();
    await upsertProducts(db, [lampOf(1, 3), lampOf(2, 1)]);
    const taken = await db.transaction().execute((transaction) => takeStock(transaction, [one(1, 2), one(2, 1)]));
    expect([taken, await levelsIn(db)]).toEqual([true, { 1: 1, 2: 0 }]);
    expect(await db.transaction().execute((transaction) => takeStock(transaction, [one(1, 1), one(1, 1)]))).toBe(false);
    expect(
      await db.transaction().execute((transaction) => takeAvailable(transaction, [one(2, 1), one(1, 1), one(999, 1)])),
    ).toEqual([one(1, 1)]);
    await db.transaction().execute((transaction) => returnStock(transaction, [one(1, 3), one(2, 1)]));
    expect(await levelsIn(db)).toEqual({ 1: 3, 2: 1 });
  });

  test('what is sold out is the same while nothing changes, and read anew after a sale', async () => {
    const db = await open();
    await upsertProducts(db, [lampOf(1, 0), lampOf(2, 1)]);
    const before = await readSoldOut(db);
    expect(before).toEqual(new Map([[1, new Set([0])]]));
    expect(await readSoldOut(db, before)).toBe(before);
    await db.transaction().execute((transaction) => takeStock(transaction, [one(2, 1)]));
    expect((await readSoldOut(db, before)).keys().toArray()).toEqual([1, 2]);
  });

  test('an unchanged product keeps what was sold; a new count replaces it', async () => {
    const db = await open();
    await upsertProducts(db, [lampOf(1, 10)]);
    await db.transaction().execute((transaction) => takeStock(transaction, [one(1, 4)]));
    await upsertProducts(db, [{ ...lampOf(1, 10), name: 'Renamed' }]);
    expect(await levelsIn(db)).toEqual({ 1: 6 });
    await upsertProducts(db, [lampOf(1, 12)]);
    expect(await levelsIn(db)).toEqual({ 1: 12 });
  });

  test('replacing the catalogue deletes the stock of products that are gone', async () => {
    const db = await open();
    await writeOwnCatalogue(db, '1', own([lampOf(1, 10), lampOf(2, 10)]));
    await upsertProducts(db, [lampOf(1_000_000, 5)]);
    await db.transaction().execute((transaction) => takeStock(transaction, [one(1, 4)]));
    await writeOwnCatalogue(db, '2', own([lampOf(1, 10), lampOf(3, 1)]));
    expect(await levelsIn(db)).toEqual({ 1: 6, 3: 1, 1_000_000: 5 });
    await removeOwnCatalogue(db);
    expect(await levelsIn(db)).toEqual({ 1_000_000: 5 });
  });

  test('products show the current level once the cache is dropped', async () => {
    const db = await open();
    await upsertProducts(db, [lampOf(1, 10)]);
    const stock = createStockReader(db);
    const reader = createProductReader(db, stock);
    expect((await reader.byId(1))?.inventoryLevel).toBe(10);
    await db.transaction().execute((transaction) => takeStock(transaction, [one(1, 4)]));
    stock.forget([1]);
    expect([(await reader.byId(1))?.inventoryLevel, (await reader.byUrl('/lamp-1/'))?.inventoryLevel]).toEqual([6, 6]);
  });
});
