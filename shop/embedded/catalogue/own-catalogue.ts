import type { Kysely, Transaction } from 'kysely';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue.ts';
import type { Drawing } from '@storefront/sample-catalogue/drawings/drawing.ts';
import { chunks } from '../database/chunks.ts';
import { deleteProductsBelow, forgetRestored } from './product-changes.ts';
import { countStock, forgetStock } from './stock/stock-store.ts';
import type { Tables } from '../database/tables.ts';
import { putSetting, readSetting } from '../database/settings.ts';
import { withWriteLock } from '../database/write-lock.ts';
import { grow, IMPORTED_PRODUCTS_FROM, IMPORTED_STRUCTURE_FROM, productRow, structureRow } from './catalogue-writes.ts';

export interface OwnCatalogue {
  categories: readonly CatalogueCategory[];
  brands: readonly CatalogueBrand[];
  drawings: ReadonlyMap<string, Drawing>;
  batches(): Iterable<{ products: readonly CatalogueProduct[]; drawings: ReadonlyMap<string, Drawing> }>;
  redirects: readonly { from: string; to: string }[];
}

/** In one transaction: readers see the old or the new one. Imported products stay. */
export async function writeOwnCatalogue(db: Kysely<Tables>, version: string, catalogue: OwnCatalogue): Promise<void> {
  await withWriteLock(db, async (transaction) => {
    const revision = await grow(transaction, 'revision');
    await deleteProductsBelow(transaction, IMPORTED_PRODUCTS_FROM, revision);
    for (const table of ['categories', 'brands'] as const)
      await transaction.deleteFrom(table).where('id', '<', IMPORTED_STRUCTURE_FROM).execute();
    for (const table of ['redirects', 'drawings'] as const) await transaction.deleteFrom(table).execute();
    await grow(transaction, 'generation');
    await writeDrawings(transaction, catalogue.drawings);
    for (const { products, drawings } of catalogue.batches()) {
      await writeDrawings(transaction, drawings);
      for (const rows of chunks(products.map((product) => productRow(product, revision))))
        // Addresses of imported products stay theirs.
        await transaction
          .insertInto('products')
          .values(rows)
          .onConflict((conflict) => conflict.column('url').doNothing())
          .execute();
      await countStock(transaction, products);
    }
    await forgetRestored(transaction);
    await forgetStock(transaction);
    for (const rows of chunks(catalogue.categories))
      await transaction.insertInto('categories').values(rows.map(structureRow)).execute();
    for (const rows of chunks(catalogue.brands))
      await transaction.insertInto('brands').values(rows.map(structureRow)).execute();
    for (const rows of chunks(catalogue.redirects.map(({ from, to }) => ({ from_url: from, to_url: to }))))
      await transaction.insertInto('redirects').values(rows).execute();
    await putSetting(transaction, 'catalogue', version);
  });
}

/** Once: each import that replaces the catalogue would else make every shop read all of it again. */
export async function removeOwnCatalogue(db: Kysely<Tables>): Promise<void> {
  await withWriteLock(db, async (transaction) => {
    if ((await readSetting(transaction, 'catalogue')) === 'imported') return;
    const own = transaction.selectFrom('products').select('id').where('id', '<', IMPORTED_PRODUCTS_FROM);
    if (await own.limit(1).executeTakeFirst())
      await deleteProductsBelow(transaction, IMPORTED_PRODUCTS_FROM, await grow(transaction, 'revision'));
    for (const table of ['categories', 'brands'] as const)
      await transaction.deleteFrom(table).where('id', '<', IMPORTED_STRUCTURE_FROM).execute();
    await forgetStock(transaction);
    await grow(transaction, 'generation');
    await putSetting(transaction, 'catalogue', 'imported');
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
