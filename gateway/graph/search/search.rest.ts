import { z } from 'zod';
import { brandPath } from '../brand/brand.rules.ts';
import { listFilters, listPageShape, listParameters, toListPage, type ListRequest } from '../list/list.rest.ts';
import { isPlain, type ListPage } from '../list/list.rules.ts';
import { itemsShape, toProducts } from '../product/item.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { entityId, listOf, optionalCount, optionalText } from '../../upstream/shapes.ts';
import type { SuggestionsRecord } from './search.rules.ts';

const FILTERED_PATH = '/categories/get_products_with_filters';

/** One page of the products that match a term: `GET /search/{term}`, or `POST /categories/get_products_with_filters` for a part of them or another order. */
export async function fetchSearchPage(
  { rest, pricesIncludeVat }: RestOptions,
  term: string,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters(request, page, pricesIncludeVat);
  if (isPlain(request.selection)) {
    const path = `/search/${encodeURIComponent(term)}`;
    return toListPage(
      bodyOf('/search', await rest.call({ method: 'GET', path, query, shape: listPageShape, kind: 'search' })),
      request,
      pricesIncludeVat,
    );
  }
  query.set('query_string', term);
  const answer = await rest.call({
    method: 'POST',
    safe: true,
    path: FILTERED_PATH,
    query,
    body: { filters: listFilters(request) },
    shape: listPageShape,
    kind: 'search',
  });
  return toListPage(bodyOf(FILTERED_PATH, answer), request, pricesIncludeVat);
}

const FEATURED_PATH = '/featured';

/** `GET /featured`: one page of the products that the shop puts forward. */
export async function fetchFeaturedPage(
  { rest, pricesIncludeVat }: RestOptions,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters(request, page, pricesIncludeVat);
  const filters = listFilters(request);
  if (filters.length > 0) query.set('filters', JSON.stringify(filters));
  return toListPage(
    bodyOf(
      FEATURED_PATH,
      await rest.call({ kind: 'list', method: 'GET', path: FEATURED_PATH, query, shape: listPageShape }),
    ),
    request,
    pricesIncludeVat,
  );
}

const SUGGEST_PATH = '/suggest';

const suggestShape = z.object({
  corrected_query: optionalText,
  terms: z.array(z.string()).nullish().catch([]),
  categories: listOf(z.object({ id: entityId }), ({ id }) => id)
    .nullish()
    .catch([]),
  brands: listOf(z.object({ id: entityId, name: z.string().min(1), brand_url: optionalText }), ({ id }) => id)
    .nullish()
    .catch([]),
  products: itemsShape.nullish().catch([]),
  total: optionalCount,
});

/** `GET /suggest`: what a shopper may mean by what is typed so far. A shop API without such a call suggests nothing. */
export async function fetchSuggestions(
  { rest, pricesIncludeVat }: RestOptions,
  term: string,
  limit: number,
): Promise<SuggestionsRecord> {
  const query = new URLSearchParams({ query_string: term, limit: String(limit) });
  const answer = await rest.call({ method: 'GET', path: SUGGEST_PATH, query, shape: suggestShape, kind: 'search' });
  if (isAbsent(answer))
    return { term, correctedTerm: null, terms: [], categoryIds: [], brands: [], products: [], total: 0 };
  const { corrected_query, terms, categories, brands, products, total } = bodyOf(SUGGEST_PATH, answer);
  return {
    term,
    correctedTerm: corrected_query || null,
    terms: terms ?? [],
    categoryIds: (categories ?? []).map(({ id }) => id),
    brands: (brands ?? []).map(({ id, name, brand_url }) => ({ entityId: id, name, path: brandPath(brand_url) })),
    products: toProducts(products ?? [], pricesIncludeVat).filter((product) => product !== null),
    total,
  };
}
