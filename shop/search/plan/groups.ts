import type { Alternative } from './alternatives.ts';
import type { Words } from './words.ts';

/** With synonyms, other forms, completions and corrections. */
export interface Group {
  alternatives: readonly Alternative[];
  /** Two for the word that names the kind of product. */
  worth: number;
  /** The evidence of a description or category, in parts of `WHOLE`; null when that is no match. */
  described: number | null;
}

/** The evidence of a term in a name or field. */
export const WHOLE = 8;
/** A lamp that suits bedrooms is not made for them. */
const DESCRIBED = 3;

/** At least 1. */
export function worthOf(groups: readonly Group[]): number {
  const total = groups.reduce((sum, { worth }) => sum + worth, 0);
  return Math.max(1, total);
}

/** Less for words that name many products: "in black" is no black socket, but only descriptions say "screwless". */
export function describedWorth(alternatives: readonly Alternative[], words: Words): number {
  const known = alternatives.flatMap(({ terms }) => (terms.length === 1 ? terms : []));
  const all = known.reduce((sum, term) => sum + words.frequency(term), 0);
  const named = known.reduce((sum, term) => sum + words.named(term), 0);
  return Math.round(DESCRIBED * (all > 0 ? 1 - named / all : 1));
}

/** A kind of product is the head noun of so many products, and of this share of those with it in their names. */
const PRODUCTS_MINIMUM = 3;
const SHARE_MINIMUM = 0.15;

/** The last word of the query's head that names a kind of product, as in "outdoor socket weatherproof"; -1 for none. */
export function subjectOf(groups: readonly (readonly Alternative[])[], headLength: number, words: Words): number {
  if (groups.length < 2) return -1;
  const isKind = (inPhrase: boolean) => (group: readonly Alternative[]) =>
    group.some(({ terms }) => {
      const term = terms.at(-1) ?? '';
      return words.kinds(term, inPhrase) >= Math.max(PRODUCTS_MINIMUM, SHARE_MINIMUM * words.named(term));
    });
  const head = groups.slice(0, headLength);
  for (const [all, inPhrase] of [
    [head, false],
    [head, true],
    [groups, false],
  ] as const) {
    const found = all.findLastIndex(isKind(inPhrase));
    if (found >= 0) return found;
  }
  return -1;
}
