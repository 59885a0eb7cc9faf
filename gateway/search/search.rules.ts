import type { BrandSummary, Product } from '../product/product.rules.ts';

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

/** Longer terms help nobody: what is past this is left out. */
const TERM_CHARACTERS_MAXIMUM = 100;

/**
 * The term as it is searched: control characters and doubled spaces out, cut to 100 characters; empty for nothing to look for, which
 * punctuation alone is.
 */
export function searchTerm(input: string): string {
  // What lies far beyond the part that counts is not worth looking at.
  const spaced = input
    .slice(0, TERM_CHARACTERS_MAXIMUM * 20)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  const term = Array.from(spaced).slice(0, TERM_CHARACTERS_MAXIMUM).join('').trim();
  return /[\p{L}\p{N}]/u.test(term) ? term : '';
}
