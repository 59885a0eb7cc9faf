import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { cutTo } from '../../../domain/text.rules.ts';
import type { BrandSummary, Product } from '../product/product.rules.ts';

/** A search for products; its term is what `searchTerm` answers, and never empty. */
export interface ProductSearch {
  term: string;
}

/** The featured products. */
export interface FeaturedCollection {
  key: string;
}

/** A shop has one collection of featured products: its id is a constant. */
export const FEATURED_KEY = 'current';

/** What a shopper may mean by what is typed so far. */
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
 * The term as it is searched: control characters and doubled spaces out, cut to 100 characters; empty for nothing to look for, which
 * punctuation alone is.
 */
export function searchTerm(input: string): string {
  // What lies far beyond the part that counts is not worth looking at.
  const spaced = input
    .slice(0, TEXT_LENGTHS.searchTerm * 20)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  const term = cutTo(spaced, TEXT_LENGTHS.searchTerm).trim();
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}
