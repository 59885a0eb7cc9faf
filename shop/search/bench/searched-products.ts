import { createListIndex } from '@storefront/embedded/catalogue/listing/list-index.ts';
import { listQuery } from '@storefront/embedded/routes/list-query.ts';
import { sampleCatalogue, searchOver } from '../judged/sample-catalogue.ts';
import type { SearchDocument } from '../options.ts';

export interface SearchedProducts {
  documents: readonly SearchDocument[];
  /** Best first. */
  find(text: string, limit: number): SearchDocument[];
}

/** In the order of the shop's lists, which know the values of facets as well. */
export async function seededProducts(): Promise<SearchedProducts> {
  const catalogue = sampleCatalogue();
  const documents = [...catalogue.documents()].filter(({ name }) => name !== '');
  const search = await searchOver(documents);
  const lists = createListIndex();
  for (const product of catalogue.products()) lists.put(product);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return {
    documents,
    find(text, limit) {
      const hits = search.search(text);
      if (!hits) return [];
      const scope = { kind: 'hits' as const, hits, term: hits.correctedTerm ?? text };
      const { ids } = lists.list({ ...listQuery({}, []), scope, limit, withFacets: false });
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

/** In the order of the search's scores. */
export async function searchedProducts(documents: readonly SearchDocument[]): Promise<SearchedProducts> {
  const search = await searchOver(documents);
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
