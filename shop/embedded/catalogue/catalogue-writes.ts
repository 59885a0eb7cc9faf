import type { Kysely, Transaction } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue.ts';
import { chunks } from '../database/chunks.ts';
import { nextPriceChange } from './sale.rules.ts';
import { countStock } from './stock/stock-store.ts';
import type { Tables } from '../database/tables.ts';
import { putSetting, readSetting } from '../database/settings.ts';
import { withWriteLock } from '../database/write-lock.ts';

/** The shop's own products have ids below. */
export const IMPORTED_PRODUCTS_FROM = 1_000_000;

export const IMPORTED_STRUCTURE_FROM = 100_000;

/** Unchanged products keep their revision. Returns how many were written. */
export async function upsertProducts(db: Kysely<Tables>, products: readonly CatalogueProduct[]): Promise<number> {
  return withWriteLock(db, async (transaction) => {
    const revision = Number(await readSetting(transaction, 'revision')) + 1;
    const changedIds = new Set<number>();
    for (const rows of chunks(products.map((product) => productRow(product, revision)))) {
      const changed = await changedRows(transaction, 'products', rows);
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
            price_changes_at: eb.ref('excluded.price_changes_at'),
          })),
        )
        .execute();
      const ids = changed.map(({ id }) => id);
      await transaction.deleteFrom('removed_products').where('id', 'in', ids).execute();
      for (const id of ids) changedIds.add(id);
    }
    const changed = products.filter(({ id }) => changedIds.has(id));
    await countStock(transaction, changed);
    if (changedIds.size > 0) await putSetting(transaction, 'revision', String(revision));
    return changedIds.size;
  });
}

export const upsertCategories = (db: Kysely<Tables>, categories: readonly CatalogueCategory[]): Promise<number> =>
  upsertStructure(db, 'categories', categories);

export const upsertBrands = (db: Kysely<Tables>, brands: readonly CatalogueBrand[]): Promise<number> =>
  upsertStructure(db, 'brands', brands);

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
  return withWriteLock(db, async (transaction) => {
    let written = 0;
    for (const rows of chunks(records.map(structureRow))) {
      const changed = await changedRows(transaction, table, rows);
      if (changed.length === 0) continue;
      const upsert = transaction
        .insertInto(table)
        .values(changed)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ document: eb.ref('excluded.document') })),
        );
      await upsert.execute();
      written += changed.length;
    }
    if (written > 0) await grow(transaction, 'structure');
    return written;
  });
}

/** Products may still name them until they are written again. */
export async function deleteStructure(
  db: Kysely<Tables>,
  table: 'categories' | 'brands',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await withWriteLock(db, async (transaction) => {
    for (const some of chunks(ids)) await transaction.deleteFrom(table).where('id', 'in', some).execute();
    await grow(transaction, 'structure');
  });
}

async function changedRows<Row extends { id: number; document: string }>(
  transaction: Transaction<Tables>,
  table: 'products' | 'categories' | 'brands',
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await transaction.selectFrom(table).select(['id', 'document']).where('id', 'in', ids).execute();
  const known = new Map(stored.map(({ id, document }) => [id, document]));
  return rows.filter(({ id, document }) => known.get(id) !== document);
}

type Counter = 'generation' | 'structure' | 'revision';

export async function grow(transaction: Transaction<Tables>, key: Counter): Promise<number> {
  const next = Number(await readSetting(transaction, key)) + 1;
  await putSetting(transaction, key, String(next));
  return next;
}

export const productRow = (product: CatalogueProduct, revision: number) => ({
  id: product.id,
  url: product.url,
  // A column of its own: the time would make every document differ.
  document: JSON.stringify({ ...product, updatedAt: undefined }),
  revision,
  updated_at: new Date().toISOString(),
  off_sale: Number(product.availability === 'off_sale'),
  price_changes_at: nextPriceChange(product, Date.now()) ?? null,
});

export const structureRow = (record: { id: number }) => ({ id: record.id, document: JSON.stringify(record) });
