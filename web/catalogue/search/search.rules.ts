import { skuKey } from '@storefront/domain/sku.rules.ts';
import { searchTerm } from '@storefront/domain/search-term.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { withPrice } from '../list/applied-filters.rules.ts';
import type { ListAddress } from '../list/list-address.ts';
import type { ListState } from '../list/list-state.rules.ts';
import { listSearch } from '../list/list-url.rules.ts';

/** Empty for none. */
export function termFrom(parameters: URLSearchParams): string {
  return searchTerm(parameters.get('query') ?? '');
}

export function searchPath(term: string): string {
  return `/search?${new URLSearchParams({ query: term })}`;
}

/** However it is spaced: "hd 100-001" is HD-100001. A SKU of letters alone is a word, which may mean other products. */
export function isSameCode(sku: string, term: string): boolean {
  return /[\d-]/.test(sku) && skuKey(sku) !== '' && skuKey(sku) === skuKey(term);
}

interface Counts {
  readonly totalCount: number;
  readonly matchingAllCount?: number | null | undefined;
}

/** "12 match all words, 300 match some". Null when all do, or when it is unknown. */
export function matchNote({ totalCount, matchingAllCount: all }: Counts): string | null {
  return all && all < totalCount ? `${matches(all)} all words, ${matches(totalCount - all)} some` : null;
}

const matches = (count: number) => `${formatNumber(count)} ${count === 1 ? 'matches' : 'match'}`;

const VERBATIM_KEY = 'verbatim';
const VERBATIM_VALUE = 'yes';

export function isVerbatimIn(parameters: URLSearchParams): boolean {
  return parameters.get(VERBATIM_KEY) === VERBATIM_VALUE;
}

/** There are products, but none that matches the whole term as it was typed. */
export function isNothingNamed(counts: Counts & { readonly correctedTerm?: string | null | undefined }): boolean {
  return counts.totalCount > 0 && counts.matchingAllCount === 0 && !counts.correctedTerm;
}

export function searchAddress(term: string, isVerbatim = false): ListAddress {
  if (!term) return { path: '/search', own: [] };
  return { path: '/search', own: [['query', term], ...(isVerbatim ? [[VERBATIM_KEY, VERBATIM_VALUE] as const] : [])] };
}

/** In pence inc VAT, and the term without it. */
export interface UnderstoodPrice {
  readonly minimum?: number | null | undefined;
  readonly maximum?: number | null | undefined;
  readonly term: string;
}

/** "lamp under £20" is "lamp", up to £20. Null when the URL has a price, or a term that keeps one would loop. */
export function pricedPath(
  { minimum, maximum, term }: UnderstoodPrice,
  state: ListState,
  isVerbatim = false,
): string | null {
  if (state.minimumPrice !== null || state.maximumPrice !== null) return null;
  const { path, own } = searchAddress(term, isVerbatim);
  return path + listSearch(withPrice(state, minimum ?? null, maximum ?? null), own);
}
