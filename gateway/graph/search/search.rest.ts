import { SearchHitPage, Suggestions } from '@storefront/schema/rest/list.ts';
import { toBrand } from '../brand/brand.rest.ts';
import {
  filteredList,
  listFilters,
  listParameters,
  optionalListParameters,
  readListPage,
  type ListRequest,
} from '../list/list.rest.ts';
import { isPlain, type ListPage } from '../list/list.rules.ts';
import { toFoundProducts } from '../product/rest/hit.rest.ts';
import { toProducts } from '../product/rest/item.rest.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { readOptional } from '../../upstream/client.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { markStale } from '../../upstream/request-context.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { countOf, listOf } from '../../upstream/contract/values.ts';
import { suggestionsOf, type FoundProducts, type ProductSearch, type SuggestionsRecord } from './search.rules.ts';

/** `GET /search/{term}`, or `POST /categories/get_products_with_filters` when filtered or sorted. */
export async function fetchSearchPage(
  options: RestOptions,
  { term, isVerbatim }: ProductSearch,
  page: number,
  request: ListRequest,
): Promise<ListPage> {
  const query = listParameters(request, page, options.pricesIncludeVat);
  const optionalQuery = { ...optionalListParameters(request), ...(isVerbatim && { verbatim: 'true' }) };
  if (isPlain(request.selection)) {
    const path = `/search/${encodeURIComponent(term)}`;
    return readListPage(options, request, { kind: 'search', path, query, optionalQuery });
  }
  query.set('query_string', term);
  return readListPage(options, request, { kind: 'search', ...filteredList(query, request), optionalQuery });
}

/** `GET /featured` */
export async function fetchFeaturedPage(options: RestOptions, page: number, request: ListRequest): Promise<ListPage> {
  const query = listParameters(request, page, options.pricesIncludeVat);
  const filters = listFilters(request);
  if (filters.length > 0) query.set('filters', JSON.stringify(filters));
  return readListPage(options, request, { kind: 'list', path: '/featured', query });
}

const searchHits = contractOf(SearchHitPage);

/** `GET /search_df`; null from a shop API without the call. */
export async function fetchFound({ rest, pricesIncludeVat }: RestOptions, term: string): Promise<FoundProducts | null> {
  const query = new URLSearchParams({ query_string: term, page_no: '1' });
  const body = await readOptional(rest, { path: '/search_df', query, contract: searchHits, kind: 'search' });
  if (!body) return null;
  const { results, total } = body;
  return { products: toFoundProducts(results, pricesIncludeVat), total: countOf(total) };
}

const suggestions = contractOf(Suggestions);

/** `GET /suggest`; null from a shop API without the call. */
export async function fetchSuggested(
  { rest, pricesIncludeVat }: RestOptions,
  term: string,
  limit: number,
): Promise<SuggestionsRecord | null> {
  const body = await readOptional(rest, {
    path: '/suggest',
    query: new URLSearchParams({ query_string: term }),
    optionalQuery: { limit: String(limit) },
    contract: suggestions,
    kind: 'search',
  });
  if (!body) return null;
  const { corrected_query, terms, categories, brands, products, total } = body;
  return {
    term,
    correctedTerm: corrected_query || null,
    terms: terms ?? [],
    categoryIds: listOf(
      categories,
      (id) => id,
      ({ id }) => id,
    ),
    brands: listOf(brands, 'entityId', toBrand),
    products: toProducts(products, pricesIncludeVat),
    total: countOf(total),
  };
}

/** Each answers null where the shop API lacks its call. */
interface SuggestionReads {
  found: (term: string) => Promise<FoundProducts | null>;
  suggested: (term: string, limit: number) => Promise<SuggestionsRecord | null>;
}

/** From both reads; where one fails, from the other alone. Throws when nothing was answered. */
export async function readSuggestions(
  { found, suggested }: SuggestionReads,
  term: string,
  limit: number,
): Promise<SuggestionsRecord> {
  const failures: UpstreamError[] = [];
  const orNull = (error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    failures.push(error);
    return null;
  };
  const [products, suggestions] = await Promise.all([found(term).catch(orNull), suggested(term, limit).catch(orNull)]);
  if (!products && !suggestions && failures[0]) throw failures[0];
  // A part is missing: nobody may keep the answer, like a stale one.
  if (failures.length > 0) markStale(0);
  return suggestionsOf(term, products, suggestions, limit);
}
