import { createListIndex } from '../../../shop/catalogue/listing/list-index.ts';
import { buildIndex } from '../../../search/build/build-index.ts';
import { searchDocumentOf } from '../../../shop/search-index/search-document.ts';
import type { SearchDocument } from '../../../search/document.ts';
import { createProductSearch } from '../../../search/product-search.ts';
import { generateCatalogue } from '../../../sample-catalogue/generate-catalogue.ts';

/** Products and the search over them. */
export interface SearchedProducts {
  documents: readonly SearchDocument[];
  /** Returns the best matches, best first. */
  find(text: string, limit: number): SearchDocument[];
}

/** The seeded catalogue, in the order of the shop's lists, which know the values of facets as well. */
export async function seededProducts(): Promise<SearchedProducts> {
  const { categories, brands, batches } = generateCatalogue();
  const products = [...batches()].flatMap((batch) => batch.products);
  const names = { brand: nameIn(brands), category: nameIn(categories) };
  const documents = products.map((product) => searchDocumentOf(product, names)).filter(({ name }) => name !== '');
  const search = createProductSearch(await buildIndex(documents));
  const lists = createListIndex();
  for (const product of products) lists.put(product);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    documents,
    find(text, limit) {
      const hits = search.search(text);
      if (!hits) return [];
      const { ids } = lists.list({
        scope: { kind: 'hits', hits, term: hits.correctedTerm ?? text },
        filters: [],
        brandIds: [],
        minimumPrice: null,
        maximumPrice: null,
        sort: 'relevance',
        offset: 0,
        limit,
        facetSize: 0,
        withFacets: false,
      });
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

function nameIn(named: readonly { id: number; name: string }[]): (id: number) => string {
  const nameById = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => nameById.get(id) ?? '';
}

/** Products of a file, in the order of the search's scores. */
export async function searchedProducts(documents: readonly SearchDocument[]): Promise<SearchedProducts> {
  const search = createProductSearch(await buildIndex(documents));
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    documents,
    find(text, limit) {
      const hits = search.search(text);
      if (!hits) return [];
      const found = Array.from(hits.ids, (id, index) => ({ document: byId.get(id), score: hits.scores[index] ?? 0 }));
      return found
        .sort((a, b) => b.score - a.score || (b.document?.popularity ?? 0) - (a.document?.popularity ?? 0))
        .slice(0, limit)
        .flatMap(({ document }) => document ?? []);
    },
  };
}
