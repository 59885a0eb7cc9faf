import type { Insertable, Kysely, Transaction } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { Drawing } from '../seed/drawings/drawing.ts';
import { chunks } from './chunks.ts';
import { countStock, forgetStock } from './orders/stock-store.ts';
import type { Tables } from './tables.ts';
import { writeAlone } from './write-alone.ts';

/** The shop's own products have ids below this; imported ones begin here. */
export const IMPORTED_PRODUCTS_FROM = 1_000_000;

/** The same for categories and brands. */
export const IMPORTED_STRUCTURE_FROM = 100_000;

/** A whole catalogue of the shop's own, its products a few hundred at a time. */
export interface OwnCatalogue {
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  drawings: ReadonlyMap<string, Drawing>;
  batches(): Iterable<{ products: readonly CatalogueProduct[]; drawings: ReadonlyMap<string, Drawing> }>;
  redirects: readonly { from: string; to: string }[];
}

/** Replaces the shop's own catalogue, in one transaction: readers see the old one or the new one. What was imported stays. */
export async function writeOwnCatalogue(db: Kysely<Tables>, version: string, catalogue: OwnCatalogue): Promise<void> {
  await writeAlone(db, async (transaction) => {
    await transaction.deleteFrom('products').where('id', '<', IMPORTED_PRODUCTS_FROM).execute();
    for (const table of ['categories', 'brands'] as const)
      await transaction.deleteFrom(table).where('id', '<', IMPORTED_STRUCTURE_FROM).execute();
    for (const table of ['redirects', 'drawings'] as const) await transaction.deleteFrom(table).execute();
    const revision = await grow(transaction, 'revision');
    await grow(transaction, 'generation');
    await writeDrawings(transaction, catalogue.drawings);
    for (const { products, drawings } of catalogue.batches()) {
      await writeDrawings(transaction, drawings);
      for (const rows of chunks(products))
        await insertOwn(
          transaction,
          rows.map((product) => productRow(product, revision)),
        );
      await countStock(transaction, products);
    }
    await forgetStock(transaction);
    for (const rows of chunks(catalogue.categories))
      await transaction.insertInto('categories').values(rows.map(structureRow)).execute();
    for (const rows of chunks(catalogue.brands))
      await transaction.insertInto('brands').values(rows.map(structureRow)).execute();
    for (const rows of chunks(catalogue.redirects))
      await transaction
        .insertInto('redirects')
        .values(rows.map(({ from, to }) => ({ from_url: from, to_url: to })))
        .execute();
    await set(transaction, 'catalogue', version);
  });
}

/** An address that something imported has stays its: the shop's own product is left out. */
async function insertOwn(
  transaction: Transaction<Tables>,
  rows: readonly Insertable<Tables['products']>[],
): Promise<void> {
  await transaction
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute();
}

/** Takes the shop's own catalogue out for good, so that only what is imported is sold. */
export async function removeOwnCatalogue(db: Kysely<Tables>): Promise<void> {
  await writeAlone(db, async (transaction) => {
    await transaction.deleteFrom('products').where('id', '<', IMPORTED_PRODUCTS_FROM).execute();
    for (const table of ['categories', 'brands'] as const)
      await transaction.deleteFrom(table).where('id', '<', IMPORTED_STRUCTURE_FROM).execute();
    await forgetStock(transaction);
    await grow(transaction, 'generation');
    await set(transaction, 'catalogue', 'imported');
  });
}

/** Writes products, new ones and changed ones, in one transaction; one that is already stored as it is stays untouched. Answers how many were written. */
export async function upsertProducts(db: Kysely<Tables>, products: readonly CatalogueProduct[]): Promise<number> {
  return writeAlone(db, async (transaction) => {
    const revision = (await current(transaction, 'revision')) + 1;
    const changedIds = new Set<number>();
    for (const rows of chunks(products.map((product) => productRow(product, revision)))) {
      const stored = await transaction
        .selectFrom('products')
        .select(['id', 'document'])
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      const known = new Map(stored.map(({ id, document }) => [id, document]));
      const changed = rows.filter(({ id, document }) => known.get(id) !== document);
      if (changed.length === 0) continue;
      await transaction
        .insertInto('products')
        .values(changed)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            url: eb.ref('excluded.url'),
            document: eb.ref('excluded.document'),
            revision: eb.ref('excluded.revision'),
            updated_at: eb.ref('excluded.updated_at'),
            off_sale: eb.ref('excluded.off_sale'),
          })),
        )
        .execute();
      for (const { id } of changed) changedIds.add(id);
    }
    await countStock(
      transaction,
      products.filter(({ id }) => changedIds.has(id)),
    );
    if (changedIds.size > 0) await set(transaction, 'revision', String(revision));
    return changedIds.size;
  });
}

export const upsertCategories = (db: Kysely<Tables>, categories: readonly CatalogueCategory[]): Promise<number> =>
  upsertStructure(db, 'categories', categories);

export const upsertBrands = (db: Kysely<Tables>, brands: readonly CatalogueBrand[]): Promise<number> =>
  upsertStructure(db, 'brands', brands);

/** The next free id of a table, `from` for the first. */
export async function nextId(
  db: Kysely<Tables>,
  table: 'products' | 'categories' | 'brands',
  from: number,
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('last'))
    .where('id', '>=', from)
    .executeTakeFirst();
  return row?.last == null ? from : Number(row.last) + 1;
}

async function upsertStructure(
  db: Kysely<Tables>,
  table: 'categories' | 'brands',
  records: readonly { id: number }[],
): Promise<number> {
  return writeAlone(db, async (transaction) => {
    let written = 0;
    for (const rows of chunks(records.map(structureRow))) {
      const stored = await transaction
        .selectFrom(table)
        .selectAll()
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
      const known = new Map(stored.map(({ id, document }) => [id, document]));
      const changed = rows.filter(({ id, document }) => known.get(id) !== document);
      if (changed.length === 0) continue;
      await transaction
        .insertInto(table)
        .values(changed)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ document: eb.ref('excluded.document') })),
        )
        .execute();
      written += changed.length;
    }
    if (written > 0) await grow(transaction, 'structure');
    return written;
  });
}

async function writeDrawings(transaction: Transaction<Tables>, drawings: ReadonlyMap<string, Drawing>): Promise<void> {
  for (const rows of chunks([...drawings])) {
    await transaction
      .insertInto('drawings')
      .values(rows.map(([hash, drawing]) => ({ hash, document: JSON.stringify(drawing) })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
}

type Counter = 'generation' | 'structure' | 'revision';

async function current(transaction: Transaction<Tables>, key: Counter): Promise<number> {
  const row = await transaction.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function grow(transaction: Transaction<Tables>, key: Counter): Promise<number> {
  const next = (await current(transaction, key)) + 1;
  await set(transaction, key, String(next));
  return next;
}

async function set(transaction: Transaction<Tables>, key: string, value: string): Promise<void> {
  await transaction
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const productRow = (product: CatalogueProduct, revision: number) => ({
  id: product.id,
  url: product.url,
  document: JSON.stringify(product),
  revision,
  updated_at: new Date().toISOString(),
  off_sale: Number(product.availability === 'off_sale'),
});
const structureRow = (record: { id: number }) => ({ id: record.id, document: JSON.stringify(record) });
