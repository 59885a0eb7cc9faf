import { ProductPage, Suggestions } from '../../schema/rest/list.ts';
import { ofEach } from '../catalogue/broken-products.ts';
import type { ListScope } from '../catalogue/listing/list-query.ts';
import { TEXT_LENGTHS } from '../../domain/text-lengths.data.ts';
import { cutTo } from '../../domain/text.rules.ts';
import type { SearchHits } from '../search/product-search.ts';
import {
  PlainSearchParameters,
  SearchParameters,
  SearchPath,
  SuggestParameters,
} from '../../schema/rest/requests/search.ts';
import { filtersOfQuery, listQuery } from './list-query.ts';
import { listRecord } from './list-record.ts';
import { itemRecord } from './records.ts';
import { ProblemError, type Refusal } from './http/problems.ts';
import type { Shop, ShopRoutes } from './route.ts';

const SEARCH_IS_BEING_BUILT: Refusal = {
  status: 503,
  detail: 'Search is being built',
  headers: { 'retry-after': '2' },
};

/** Searches for a term. Throws a 503 while the index is being built, which takes seconds. */
export function searched({ search }: Shop, term: string): SearchHits {
  const hits = search.search(cutTo(term, TEXT_LENGTHS.searchTerm));
  if (!hits) throw new ProblemError(SEARCH_IS_BEING_BUILT);
  return hits;
}

/** The list of what was found for a term. */
export function hitsScope(hits: SearchHits, term: string): ListScope {
  return { kind: 'hits', hits, term: hits.correctedTerm || cutTo(term, TEXT_LENGTHS.searchTerm) };
}

const SUGGESTIONS = 8;
const SUGGESTIONS_MAXIMUM = 20;

export const searchRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/search/*',
    {
      schema: {
        tag: 'Search',
        summary: 'Lists one page of the products that match a term',
        response: { 200: ProductPage },
        params: SearchPath,
        querystring: SearchParameters,
        errors: { 400: 'The filters are malformed.' },
      },
    },
    async ({ params, query }) => {
      const filters = filtersOfQuery(query.filters);
      const hits = searched(shop, params['*']);
      return {
        ...(await listRecord(
          shop,
          { ...listQuery(query, filters), scope: hitsScope(hits, params['*']) },
          query.exclude_fields,
        )),
        corrected_query: hits.correctedTerm,
      };
    },
  );

  server.get('/search_df', { schema: { isInternal: true, querystring: PlainSearchParameters } }, async ({ query }) => {
    const hits = searched(shop, query.query_string ?? '');
    const { results, total } = await listRecord(
      shop,
      { ...listQuery(query, []), withFacets: false, scope: hitsScope(hits, query.query_string ?? '') },
      query.exclude_fields,
    );
    return { results, total };
  });

  server.get(
    '/suggest',
    {
      schema: {
        tag: 'Search',
        summary: 'Suggests terms, categories, brands and products for a term being typed',
        response: { 200: Suggestions },
        isOptional: true,
        querystring: SuggestParameters,
      },
    },
    async ({ query }) => {
      const term = cutTo(query.query_string ?? '', TEXT_LENGTHS.searchTerm);
      const limit = Math.min(SUGGESTIONS_MAXIMUM, Math.max(1, Number(query.limit) || SUGGESTIONS));
      const found = shop.search.suggest(term, limit);
      if (!found) throw new ProblemError(SEARCH_IS_BEING_BUILT);
      const { structure } = shop;
      return {
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
      };
    },
  );
};
