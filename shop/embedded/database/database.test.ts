import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { createCartStore } from '../orders/carts/cart-store.ts';
import type { CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { Drawing } from '@storefront/sample-catalogue/drawings/drawing.ts';
import {
  readBrands,
  readCategories,
  readChangedProducts,
  readDrawing,
  readProducts,
  readProductsByUrl,
  readRedirect,
  readStamp,
  streamProducts,
} from '../catalogue/catalogue-store.ts';
import {
  IMPORTED_PRODUCTS_FROM,
  nextId,
  upsertBrands,
  upsertCategories,
  upsertProducts,
} from '../catalogue/catalogue-writes.ts';
import { removeOwnCatalogue, writeOwnCatalogue, type OwnCatalogue } from '../catalogue/own-catalogue.ts';
import { migrate } from './migrations/migrations.ts';
import { eachDatabase } from './database.fixture.ts';
import type { Tables } from './tables.ts';

const additionOf = (productId: number) => [
  { kind: 'insert' as const, productId, variantId: null, quantity: 1, parent: null },
];

const own = (products: readonly CatalogueProduct[], redirects: { from: string; to: string }[] = []): OwnCatalogue => ({
  categories: smallCatalogue.categories,
  brands: smallCatalogue.brands,
  drawings: new Map([['0'.repeat(16), drawing]]),
  redirects,
  batches: () => [{ products, drawings: new Map([['1'.repeat(16), drawing]]) }],
});
const drawing = { family: 'globe', finish: 'satin-brass' } as unknown as Drawing;
const [lamp, ...others] = smallCatalogue.products as [CatalogueProduct, ...CatalogueProduct[]];
const imported = (id: number, name: string): CatalogueProduct => ({
  ...lamp,
  id: IMPORTED_PRODUCTS_FROM + id,
  name,
  url: `/imported-${id}/`,
});
const all = async (db: Kysely<Tables>) => {
  const products: CatalogueProduct[] = [];
  for await (const some of streamProducts(db)) products.push(...some);
  return products;
};

eachDatabase((store) => {
  let db: Kysely<Tables>;
  beforeEach(async () => {
    db = await store.open();
  });

  test('nothing is in an empty list', async () => {
    await upsertBrands(db, smallCatalogue.brands);
    const brands = db.selectFrom('brands').select('id');
    expect(await brands.where('id', 'in', []).execute()).toEqual([]);
    expect(await brands.where('id', 'not in', []).execute()).toHaveLength(smallCatalogue.brands.length);
  });

  test('migrating twice changes nothing, and carts survive a restart', async () => {
    const token = await createCartStore(db).create(new Date('2026-01-01'));
    await createCartStore(db).change(token, () => additionOf(1));
    await migrate(db);

    const reopened = await store.open();
    expect(await createCartStore(reopened).items(token)).toEqual([
      { id: 1, productId: 1, variantId: null, quantity: 1, parentId: null, addedPrice: null, addedName: null },
    ]);
  });

  test('stores a token only as its hash', async () => {
    const token = await createCartStore(db).create(new Date('2026-01-01'));
    const rows = await db.selectFrom('carts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('rolls back a change that fails half-way', async () => {
    const carts = createCartStore(db);
    const token = await carts.create(new Date('2026-01-01'));
    const orphan = { kind: 'insert' as const, productId: 2, variantId: null, quantity: 1, parent: 99 };
    await expect(carts.change(token, () => [...additionOf(1), orphan])).rejects.toThrow(/foreign key/i);
    expect(await carts.items(token)).toEqual([]);
  });

  test('the shop’s own catalogue is replaced as a whole; carts and imported products stay', async () => {
    const token = await createCartStore(db).create(new Date('2026-01-01'));
    expect((await readStamp(db)).catalogue).toBeNull();
    await writeOwnCatalogue(db, '1', own(smallCatalogue.products, [{ from: '/old/', to: '/lamp-1/' }]));
    expect(await all(db)).toEqual(
      smallCatalogue.products.map((product) => ({ ...product, updatedAt: expect.any(String) })),
    );
    expect(await readCategories(db)).toEqual(smallCatalogue.categories);
    expect(await readBrands(db)).toEqual(smallCatalogue.brands);
    const drawings = ['0'.repeat(16), '1'.repeat(16), 'x'].map((hash) => readDrawing(db, hash));
    expect([await readRedirect(db, '/old/'), ...(await Promise.all(drawings))]).toEqual([
      '/lamp-1/',
      drawing,
      drawing,
      null,
    ]);
    await upsertProducts(db, [imported(1, 'Brought in')]);
    const before = await readStamp(db);

    await writeOwnCatalogue(db, '2', own([lamp]));
    expect((await all(db)).map(({ name }) => name)).toEqual([lamp.name, 'Brought in']);
    expect([(await readStamp(db)).catalogue, await readRedirect(db, '/old/')]).toEqual(['2', null]);
    expect((await readStamp(db)).generation).toBeGreaterThan(before.generation);
    expect(await createCartStore(db).exists(token)).toBe(true);

    await removeOwnCatalogue(db);
    const removed = await readStamp(db);
    expect([(await all(db)).map(({ name }) => name), await readCategories(db), removed.catalogue]).toEqual([
      ['Brought in'],
      [],
      'imported',
    ]);
    // Shops would read the whole catalogue again.
    await removeOwnCatalogue(db);
    expect(await readStamp(db)).toEqual(removed);
  });

  test('a write of some products visits no others, however many there are', async () => {
    await upsertProducts(db, [lamp, imported(1, 'Brought in')]);
    const gone = { id: lamp.id, url: lamp.url, revision: 1, removed_at: '' };
    await db.insertInto('removed_products').values(gone).execute();
    const left = async () => (await db.selectFrom('removed_products').select('id').execute()).length;
    await upsertProducts(db, [imported(1, 'Renamed')]);
    expect(await left()).toBe(1);
    await upsertProducts(db, [{ ...lamp, name: 'Restored' }]);
    expect(await left()).toBe(0);
  });

  test('an imported address stays when the shop’s own catalogue would use it', async () => {
    await upsertProducts(db, [{ ...imported(1, 'Brought in'), url: lamp.url }]);
    await writeOwnCatalogue(db, '1', own(smallCatalogue.products));
    expect((await readProductsByUrl(db, [lamp.url])).get(lamp.url)?.name).toBe('Brought in');
    expect(await all(db)).toHaveLength(smallCatalogue.products.length);
  });

  test('finds products by id and by address; a document of invalid JSON loses its product alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeOwnCatalogue(db, '1', own(smallCatalogue.products));
    expect([...(await readProductsByUrl(db, ['/lamp-2/', '/nowhere/'])).keys()]).toEqual(['/lamp-2/']);
    expect([await readProducts(db, []), (await readProductsByUrl(db, [])).size]).toEqual([[], 0]);
    await db.updateTable('products').set({ document: '{"id":' }).where('id', '=', 2).execute();
    expect((await readProducts(db, [1, 2, 3, 999])).map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 3]);
    expect(await all(db)).toHaveLength(smallCatalogue.products.length - 1);
  });

  test('an unchanged write keeps the revision; a changed product is found by it', async () => {
    await writeOwnCatalogue(db, '1', own([lamp]));
    const { revision } = await readStamp(db);
    expect(await upsertProducts(db, [lamp, ...others.slice(0, 2)])).toBe(2);
    expect(await upsertProducts(db, [lamp, ...others.slice(0, 2)])).toBe(0);
    expect(await readStamp(db)).toMatchObject({ revision: revision + 1 });
    expect(await upsertProducts(db, [{ ...lamp, name: 'Renamed' }])).toBe(1);
    const changedSince = async (since: number) =>
      (await readChangedProducts(db, since, revision + 2))?.products.map(({ name }) => name) ?? null;
    const added = others.slice(0, 2).map(({ name }) => name);
    expect(await changedSince(revision)).toEqual([...added, 'Renamed']);
    expect(await changedSince(revision + 1)).toEqual(['Renamed']);
    expect(await changedSince(revision + 2)).toBeNull();
  });

  test('reads a revision whole when it holds more products than one page', async () => {
    await upsertProducts(
      db,
      Array.from({ length: 620 }, (_, index) => imported(index, `Lamp ${index}`)),
    );
    expect((await readChangedProducts(db, 0, 1))?.products).toHaveLength(620);
  });

  test('tells a change of categories or brands from one of products', async () => {
    const category = { ...(smallCatalogue.categories[0] as CatalogueCategory), id: 100_000 };
    expect([
      await upsertCategories(db, [category]),
      await upsertCategories(db, [category]),
      await upsertBrands(db, smallCatalogue.brands),
    ]).toEqual([1, 0, smallCatalogue.brands.length]);
    expect(await readStamp(db)).toMatchObject({ structure: 2, revision: 0 });
    expect([await nextId(db, 'categories', 100_000), await nextId(db, 'products', 1_000_000)]).toEqual([
      100_001, 1_000_000,
    ]);
  });

  test('hides the engines’ differences: counts are numbers, texts sort alike, and NUL finds nothing', async () => {
    await upsertProducts(
      db,
      ['/b/', '/B/', '/a-b/', '/ab/', '/é/'].map((url, id) => ({ ...imported(id, url), url })),
    );
    const { count, sum } = await db
      .selectFrom('products')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('id').as('sum')])
      .executeTakeFirstOrThrow();
    expect([count, sum]).toEqual([5, 5 * IMPORTED_PRODUCTS_FROM + 10]);
    const urls = (await db.selectFrom('products').select('url').orderBy('url').execute()).map(({ url }) => url);
    expect(urls.join(' ')).toBe('/B/ /a-b/ /ab/ /b/ /é/');
    expect([
      (await readProductsByUrl(db, ['/a\0b/', '/A-B/'])).size,
      await readProducts(db, [Number.MAX_SAFE_INTEGER]),
    ]).toEqual([0, []]);
    const update = await db.updateTable('products').set({ revision: 9 }).where('url', '>', '/a').executeTakeFirst();
    expect(update.numUpdatedRows).toBe(4n);
  });

  test('looks up more values than one statement binds', async () => {
    const many = Array.from({ length: 70_000 }, (_, id) => id);
    await upsertProducts(db, [imported(1, 'Lamp')]);
    expect([
      (await readProducts(db, [...many, IMPORTED_PRODUCTS_FROM + 1])).length,
      (await readProductsByUrl(db, [...many.map((id) => `/${id}/`), '/imported-1/'])).size,
    ]).toEqual([1, 1]);
  });

  if (store.engine === 'SQLite') {
    test('a commit is synced to disk', async () => {
      expect((await sql`PRAGMA synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
      expect((await sql`PRAGMA journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
    });
  }
});
