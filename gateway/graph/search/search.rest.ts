import { ProductPage, SearchHitPage, Suggestions } from '../../../schema/rest/list.ts';
import { toBrand } from '../brand/brand.rest.ts';
import { listFilters, listParameters, toListPage, type ListRequest } from '../list/list.rest.ts';
import { isPlain, type ListPage } from '../list/list.rules.ts';
import { toFoundProducts } from '../product/rest/hit.rest.ts';
import { toProducts } from '../product/rest/item.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, listOf } from '../../upstream/contract/values.ts';
import type { ProductSearch, SuggestionsRecord } from './search.rules.ts';

const productPage = contractOf(ProductPage);

const FILTERED_PATH = '/categories/get_products_with_filters';

/** One page of the products that match a term: `GET /search/{term}`, or `POST /categories/get_products_with_filters` when filtered or sorted. */
export async function fetchSearchPage(
  { rest, pricesIncludeVat }: RestOptions,
  { term, isVerbatim }: ProductSearch,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters(request, page, pricesIncludeVat);
  if (isVerbatim) query.set('verbatim', 'true');
  if (isPlain(request.selection)) {
    const path = `/search/${encodeURIComponent(term)}`;
    return toListPage(
      bodyOf('/search', await rest.call({ method: 'GET', path, query, contract: productPage, kind: 'search' })),
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
    contract: productPage,
    kind: 'search',
  });
  return toListPage(bodyOf(FILTERED_PATH, answer), request, pricesIncludeVat);
}

const FEATURED_PATH = '/featured';

/** `GET /featured`: one page of featured products. */
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
      await rest.call({ kind: 'list', method: 'GET', path: FEATURED_PATH, query, contract: productPage }),
    ),
    request,
    pricesIncludeVat,
  );
}

const SEARCH_PATH = '/search_df';

const searchHits = contractOf(SearchHitPage);

/** `GET /search_df`: the products found for a term, and nothing else to suggest; nothing from a shop API without the call. */
export async function fetchFound(
  { rest, pricesIncludeVat }: RestOptions,
  term: string,
  limit: number,
): Promise<SuggestionsRecord> {
  const query = new URLSearchParams({ query_string: term, page_no: '1' });
  const answer = await rest.call({ method: 'GET', path: SEARCH_PATH, query, contract: searchHits, kind: 'search' });
  const nothing = { term, correctedTerm: null, terms: [], categoryIds: [], brands: [], products: [], total: 0 };
  if (isAbsent(answer)) return nothing;
  const { results, total } = bodyOf(SEARCH_PATH, answer);
  return { ...nothing, products: toFoundProducts(results, pricesIncludeVat).slice(0, limit), total: countOf(total) };
}

const SUGGEST_PATH = '/suggest';

const suggestions = contractOf(Suggestions);

/** `GET /suggest`: suggestions for a partly typed search term; none from a shop API without the call. */
export async function fetchSuggestions(
  { rest, pricesIncludeVat }: RestOptions,
  term: string,
  limit: number,
): Promise<SuggestionsRecord> {
  const query = new URLSearchParams({ query_string: term, limit: String(limit) });
  const answer = await rest.call({ method: 'GET', path: SUGGEST_PATH, query, contract: suggestions, kind: 'search' });
  // Suggestions have products for a half-typed word, so the plain search is for shop APIs without them.
  if (isAbsent(answer)) return fetchFound({ rest, pricesIncludeVat }, term, limit);
  const { corrected_query, terms, categories, brands, products, total } = bodyOf(SUGGEST_PATH, answer);
  return {
    term,
    correctedTerm: corrected_query || null,
    terms: terms ?? [],
    categoryIds: listOf(
      categories,
      ({ id }) => id,
      (id) => id,
    ),
    brands: listOf(brands, toBrand, ({ entityId }) => entityId),
    products: toProducts(products, pricesIncludeVat),
    total: countOf(total),
  };
}
