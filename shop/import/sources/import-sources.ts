import type { Kysely, Transaction } from 'kysely';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { readProducts } from '@storefront/embedded/catalogue/catalogue-store.ts';
import { IMPORTED_PRODUCTS_FROM, upsertProducts } from '@storefront/embedded/catalogue/catalogue-writes.ts';
import { chunks } from '@storefront/embedded/database/chunks.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { retryOnConflict } from '@storefront/embedded/database/retry-on-conflict.ts';

const PRODUCTS_PER_READ = 500;

/** `key` is the feed's. */
export interface ImportedProduct {
  key: string;
  productId: number;
}

export async function readSources(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('imported_sources').select('source').distinct().orderBy('source').execute();
  return rows.map(({ source }) => source);
}

/** Of one source; null for all. */
export async function* importedOnSale(db: Kysely<Tables>, source: string | null): AsyncGenerator<ImportedProduct[]> {
  let last = IMPORTED_PRODUCTS_FROM - 1;
  for (;;) {
    let query = db
      .selectFrom('products')
      .innerJoin('imported_keys', 'imported_keys.product_id', 'products.id')
      .select(['imported_keys.key as key', 'products.id as productId'])
      .where('products.off_sale', '=', 0)
      .where('products.id', '>', last);
    if (source !== null)
      query = query
        .innerJoin('imported_sources', 'imported_sources.product_id', 'products.id')
        .where('imported_sources.source', '=', source);
    const rows = await query.orderBy('products.id').limit(PRODUCTS_PER_READ).execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.productId;
  }
}

/** Of some products those that another source has too. */
export async function broughtElsewhere(
  db: Kysely<Tables>,
  source: string,
  productIds: readonly number[],
): Promise<Set<number>> {
  const found = new Set<number>();
  for (const some of chunks(productIds)) {
    const rows = await db
      .selectFrom('imported_sources')
      .select('product_id')
      .distinct()
      .where('product_id', 'in', some)
      .where('source', '!=', source)
      .execute();
    for (const { product_id } of rows) found.add(product_id);
  }
  return found;
}

/** From one source; null for all. */
export async function forgetSource(
  db: Kysely<Tables>,
  source: string | null,
  productIds: readonly number[],
): Promise<void> {
  for (const some of chunks(productIds)) {
    let remove = db.deleteFrom('imported_sources').where('product_id', 'in', some);
    if (source !== null) remove = remove.where('source', '=', source);
    await retryOnConflict(() => remove.execute());
  }
}

export async function keepSources(db: Kysely<Tables>, sources: readonly string[]): Promise<void> {
  await retryOnConflict(() => db.deleteFrom('imported_sources').where('source', 'not in', sources).execute());
}

/** They keep their addresses and stay in carts and orders, but are in no list and cannot be bought. */
export async function takeOffSale(db: Kysely<Tables>, productIds: readonly number[]): Promise<void> {
  const products = await readProducts(db, productIds);
  const offSale = products.map((product): CatalogueProduct => ({ ...product, availability: 'off_sale' }));
  await upsertProducts(db, offSale);
}

/** By path key. */
export async function readCategoryPlaces(db: Kysely<Tables>, paths: readonly string[]): Promise<Map<string, number>> {
  const places = new Map<string, number>();
  for (const some of chunks(paths)) {
    for (const { path, category_id } of await db
      .selectFrom('imported_categories')
      .selectAll()
      .where('path', 'in', some)
      .execute())
      places.set(path, category_id);
  }
  return places;
}

export async function writeCategoryPlaces(db: Kysely<Tables>, places: ReadonlyMap<string, number>): Promise<void> {
  for (const some of chunks([...places])) {
    const rows = some.map(([path, category_id]) => ({ path, category_id }));
    const write = db
      .insertInto('imported_categories')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({ category_id: eb.ref('excluded.category_id') })),
      );
    await retryOnConflict(() => write.execute());
  }
}

export interface ImportedKey {
  key: string;
  productId: number;
  /** Ids are never reused. */
  nextVariant: number;
  /** Of the import that last had it. */
  run: number;
}

export async function readImportedKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, ImportedKey>> {
  const known = new Map<string, ImportedKey>();
  for (const some of chunks(keys)) {
    const rows = await db.selectFrom('imported_keys').selectAll().where('key', 'in', some).execute();
    for (const { key, product_id, next_variant, run } of rows)
      known.set(key, { key, productId: product_id, nextVariant: next_variant, run });
  }
  return known;
}

/** Call after the products are written, so that no key refers to a missing one. */
export async function writeImportedKeys(
  db: Kysely<Tables>,
  keys: readonly ImportedKey[],
  sources: readonly string[],
): Promise<void> {
  await retryOnConflict(() => db.transaction().execute((transaction) => writeAll(transaction, keys, sources)));
}

async function writeAll(
  db: Transaction<Tables>,
  keys: readonly ImportedKey[],
  sources: readonly string[],
): Promise<void> {
  for (const some of chunks(keys)) {
    const rows = some.map(({ key, productId, nextVariant, run }) => ({
      key,
      product_id: productId,
      next_variant: nextVariant,
      run,
    }));
    await db
      .insertInto('imported_keys')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          product_id: eb.ref('excluded.product_id'),
          next_variant: eb.ref('excluded.next_variant'),
          run: eb.ref('excluded.run'),
        })),
      )
      .execute();
  }
  const brought = keys.map(({ productId }, index) => ({ source: sources[index] ?? '', product_id: productId }));
  for (const some of chunks(brought)) {
    await db
      .insertInto('imported_sources')
      .values(some)
      .onConflict((conflict) => conflict.columns(['source', 'product_id']).doNothing())
      .execute();
  }
}

export async function nextRun(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('imported_keys')
    .select(({ fn }) => fn.max('run').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}
