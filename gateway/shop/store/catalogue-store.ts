import type { Kysely } from 'kysely';
import type { Catalogue, CatalogueBrand, CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import type { Tables } from './tables.ts';

/** SQLite takes 32,766 values in one statement; this many rows of three stay well below. */
const ROWS_PER_STATEMENT = 500;
const ROWS_PER_READ = 250;

/** The version of the catalogue that the store holds; null for an empty one. */
export async function readCatalogueVersion(db: Kysely<Tables>): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'catalogue').executeTakeFirst();
  return row?.value ?? null;
}

/** Replaces the whole catalogue, in one transaction: readers see the old one or the new one. */
export async function writeCatalogue(db: Kysely<Tables>, version: string, catalogue: Catalogue, redirects: readonly { from: string; to: string }[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of ['products', 'categories', 'brands', 'redirects'] as const) await transaction.deleteFrom(table).execute();
    for (const rows of chunks(catalogue.products)) {
      await transaction.insertInto('products').values(rows.map((product) => ({ id: product.id, url: product.url, document: JSON.stringify(product) }))).execute();
    }
    for (const rows of chunks(catalogue.categories)) {
      await transaction.insertInto('categories').values(rows.map((category) => ({ id: category.id, document: JSON.stringify(category) }))).execute();
    }
    for (const rows of chunks(catalogue.brands)) {
      await transaction.insertInto('brands').values(rows.map((brand) => ({ id: brand.id, document: JSON.stringify(brand) }))).execute();
    }
    for (const rows of chunks(redirects)) {
      await transaction.insertInto('redirects').values(rows.map(({ from, to }) => ({ from_url: from, to_url: to }))).execute();
    }
    await transaction.deleteFrom('settings').where('key', '=', 'catalogue').execute();
    await transaction.insertInto('settings').values({ key: 'catalogue', value: version }).execute();
  });
}

export async function readCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  return {
    products: await readDocuments<CatalogueProduct>(db, 'products'),
    categories: await readDocuments<CatalogueCategory>(db, 'categories'),
    brands: await readDocuments<CatalogueBrand>(db, 'brands'),
  };
}

/** Where an old address leads now; null for an address that never moved. */
export async function readRedirect(db: Kysely<Tables>, url: string): Promise<string | null> {
  const row = await db.selectFrom('redirects').select('to_url').where('from_url', '=', url).executeTakeFirst();
  return row?.to_url ?? null;
}

/** A few long JSON texts are parsed several times faster than many short ones, and need less room than a single one. */
async function readDocuments<Document>(db: Kysely<Tables>, table: 'products' | 'categories' | 'brands'): Promise<Document[]> {
  const documents: Document[] = [];
  let last = -1;
  for (;;) {
    const rows = await db.selectFrom(table).select(['id', 'document']).where('id', '>', last).orderBy('id').limit(ROWS_PER_READ).execute();
    for (const document of JSON.parse(`[${rows.map((row) => row.document).join(',')}]`) as Document[]) documents.push(document);
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_PER_READ) return documents;
    last = end.id;
  }
}

function* chunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) yield rows.slice(start, start + ROWS_PER_STATEMENT);
}
