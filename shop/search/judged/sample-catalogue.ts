import { generateCatalogue } from '@storefront/sample-catalogue/generate-catalogue.ts';
import type { CatalogueProduct } from '@storefront/embedded/catalogue/catalogue.ts';
import { searchDocumentOf } from '@storefront/embedded/search-index/search-document.ts';
import { tradeOptions } from '@storefront/embedded/search-index/trade/trade-options.ts';
import { buildIndex } from '../build-index.ts';
import type { SearchDocument } from '../options.ts';
import { createProductSearch } from '../product-search.ts';

const options = tradeOptions();

/** Anew with each call, so that none of its products stay in memory. */
export function sampleCatalogue(wanted?: number) {
  const { categories, brands, batches } = generateCatalogue({ products: wanted });
  const names = { brand: nameIn(brands), category: nameIn(categories) };
  function* products(): Generator<CatalogueProduct> {
    for (const batch of batches()) yield* batch.products;
  }
  function* documents(): Generator<SearchDocument> {
    for (const product of products()) yield searchDocumentOf(product, names);
  }
  return { products, documents };
}

function nameIn(named: readonly { id: number; name: string }[]): (id: number) => string {
  const nameById = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => nameById.get(id) ?? '';
}

/** With the words of the shop's trade. */
export async function searchOver(documents: Iterable<SearchDocument>) {
  return createProductSearch(await buildIndex(documents, options), options);
}
