import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { cutTo } from '../../../domain/text.rules.ts';
import type { BrandSummary, Product } from '../product/product.rules.ts';

/** A product search. Its term is normalized by `searchTerm` and never empty. */
export interface ProductSearch {
  term: string;
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
