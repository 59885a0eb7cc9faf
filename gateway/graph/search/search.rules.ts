import { searchTerm } from '@storefront/domain/search-term.rules.ts';
import type { BrandSummary, Product } from '../product/product.rules.ts';

/** A product search. Its term is normalized by `searchedTerm` and never empty. */
export interface ProductSearch {
  term: string;
  /** Unknown words are searched as they are spelt. */
  isVerbatim: boolean;
}

/** Begins the key of a verbatim search, as no normalized term does. */
const VERBATIM = ' ';

export function searchKey({ term, isVerbatim }: ProductSearch): string {
  return isVerbatim ? VERBATIM + term : term;
}

/** Null for a key that `searchKey` does not make. A search for nothing is never verbatim. */
export function searchOfKey(key: string): ProductSearch | null {
  const isVerbatim = key.startsWith(VERBATIM);
  const term = isVerbatim ? key.slice(VERBATIM.length) : key;
  return searchedTerm(term) === term && !(isVerbatim && term === '') ? { term, isVerbatim } : null;
}

export interface FeaturedCollection {
  key: string;
}

/** A shop has a single featured collection. */
export const FEATURED_KEY = 'current';

export interface SuggestionsRecord {
  term: string;
  correctedTerm: string | null;
  terms: readonly string[];
  categoryIds: readonly number[];
  brands: readonly BrandSummary[];
  products: readonly Product[];
  total: number;
}

export type FoundProducts = Pick<SuggestionsRecord, 'products' | 'total'>;

export function noSuggestions(term: string): SuggestionsRecord {
  return { term, correctedTerm: null, terms: [], categoryIds: [], brands: [], products: [], total: 0 };
}

/** Found products first, but as the suggestions have them, which say more. Null for a call that the shop API lacks. */
export function suggestionsOf(
  term: string,
  found: FoundProducts | null,
  suggested: SuggestionsRecord | null,
  limit: number,
): SuggestionsRecord {
  const { products, ...rest } = suggested ?? noSuggestions(term);
  const byId = new Map(
    [...(found?.products ?? []), ...products].map((product) => [product.entityId, product] as const),
  );
  return {
    ...rest,
    terms: rest.terms.slice(0, limit),
    categoryIds: rest.categoryIds.slice(0, limit),
    brands: rest.brands.slice(0, limit),
    products: [...byId.values()].slice(0, limit),
    total: Math.max(found?.total ?? 0, rest.total),
  };
}

/** Empty for a text without a letter or digit. */
export function searchedTerm(typed: string): string {
  const term = searchTerm(typed);
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}
