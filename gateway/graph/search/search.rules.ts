import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { cutTo } from '../../../domain/text.rules.ts';
import type { BrandSummary, Product } from '../product/product.rules.ts';

/** A product search. Its term is normalized by `searchTerm` and never empty. */
export interface ProductSearch {
  term: string;
  /** Unknown words are searched as they are spelt. */
  isVerbatim: boolean;
}

/** Begins the key of a verbatim search: no normalized term begins with it. */
const VERBATIM = ' ';

/** The key of a search's global id. */
export function searchKey({ term, isVerbatim }: ProductSearch): string {
  return isVerbatim ? VERBATIM + term : term;
}

/** The search of a key; null for one that `searchKey` does not make. */
export function searchOfKey(key: string): ProductSearch | null {
  const isVerbatim = key.startsWith(VERBATIM);
  const term = isVerbatim ? key.slice(VERBATIM.length) : key;
  return searchTerm(term) === term ? { term, isVerbatim } : null;
}

export interface FeaturedCollection {
  key: string;
}

/** A shop has a single featured collection, so its key is a constant. */
export const FEATURED_KEY = 'current';

/** Suggestions for a partial search term. */
export interface SuggestionsRecord {
  term: string;
  correctedTerm: string | null;
  terms: readonly string[];
  categoryIds: readonly number[];
  brands: readonly BrandSummary[];
  products: readonly Product[];
  total: number;
}

/**
 * Normalizes a search term: removes control characters, collapses whitespace, cuts to 100 characters. Empty when the term has no
 * letter or digit.
 */
export function searchTerm(input: string): string {
  // Bounds the work for very long input before normalizing it.
  const spaced = input
    .slice(0, TEXT_LENGTHS.searchTerm * 20)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  const term = cutTo(spaced, TEXT_LENGTHS.searchTerm).trim();
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}
