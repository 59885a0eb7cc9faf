import type { Kysely } from 'kysely';
import { readBrands, readCategories, streamProducts } from '../catalogue/catalogue-store.ts';
import type { Tables } from '../database/tables.ts';
import { searchDocumentOf } from './search-document.ts';
import type { SearchDocument } from '@storefront/search/options.ts';

/** On sale; a few dozen in memory at a time. */
export async function* readDocuments(db: Kysely<Tables>): AsyncGenerator<SearchDocument> {
  const categories = new Map((await readCategories(db)).map(({ id, name }) => [id, name]));
  const brands = new Map((await readBrands(db)).map(({ id, name }) => [id, name]));
  const names = { brand: (id: number) => brands.get(id) ?? '', category: (id: number) => categories.get(id) ?? '' };
  for await (const products of streamProducts(db))
    for (const product of products) if (product.availability !== 'off_sale') yield searchDocumentOf(product, names);
}
