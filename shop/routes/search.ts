import { ofEach } from '../catalogue/broken-products.ts';
import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { cutTo } from '../../domain/text.rules.ts';
import type { SearchHits } from '../search/product-search.ts';
import { filtersOfQuery, listQuery } from './list-query.ts';
import { listRecord } from './list-record.ts';
import { itemRecord } from './records.ts';
import { ok, refusal, type Route, type Shop, type ShopAnswer } from './route.ts';

/** How soon it is worth asking again: an index is built in seconds. */
const RETRY_AFTER_SECONDS = '2';

export const SEARCH_IS_BEING_BUILT: ShopAnswer = {
  ...refusal(503, 'Search is being built'),
  headers: { 'retry-after': RETRY_AFTER_SECONDS },
};

/** What matches a term; null while the index is being built. */
export function searched({ search }: Shop, term: string): SearchHits | null {
  return search.search(cutTo(term, TEXT_LENGTHS.searchTerm));
}

const SUGGESTIONS = 8;
const SUGGESTIONS_MAXIMUM = 20;

export const searchRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/search\/(.+?)\/?$/s,
    async answer({ parameter, query }, shop) {
      const filters = filtersOfQuery(query);
      if (!filters) return refusal(400, 'Filters must be a list of names and values');
      const hits = searched(shop, parameter);
      if (!hits) return SEARCH_IS_BEING_BUILT;
      return ok({
        ...(await listRecord(shop, { ...listQuery(query, filters), scope: { kind: 'hits', hits } }, query)),
        corrected_query: hits.correctedTerm,
      });
    },
  },
  {
    method: 'GET',
    path: /^\/search_df\/?$/,
    async answer({ query }, shop) {
      const hits = searched(shop, query.get('query_string') ?? '');
      if (!hits) return SEARCH_IS_BEING_BUILT;
      const { results, total } = await listRecord(
        shop,
        { ...listQuery(query, []), withFacets: false, scope: { kind: 'hits', hits } },
        query,
      );
      return ok({ results, total });
    },
  },
  {
    method: 'GET',
    path: /^\/suggest\/?$/,
    async answer({ query }, shop) {
      const term = cutTo(query.get('query_string') ?? '', TEXT_LENGTHS.searchTerm);
      const limit = Math.min(SUGGESTIONS_MAXIMUM, Math.max(1, Number(query.get('limit')) || SUGGESTIONS));
      const found = shop.search.suggest(term, limit);
      if (!found) return SEARCH_IS_BEING_BUILT;
      const { structure } = shop;
      return ok({
        query: term,
        corrected_query: found.correctedTerm,
        terms: found.terms,
        categories: found.categoryIds
          .flatMap((id) => structure.categoryById.get(id) ?? [])
          .map(({ id, name, url }) => ({ id, name, url })),
        brands: found.brandIds
          .flatMap((id) => structure.brandById.get(id) ?? [])
          .map(({ id, name, url }) => ({ id, name, brand_url: url })),
        products: ofEach(await shop.products.byIds(found.productIds), (product) => itemRecord(product, structure)),
        total: found.total,
      });
    },
  },
];
