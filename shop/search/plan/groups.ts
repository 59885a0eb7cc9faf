import type { Alternative } from './alternatives.ts';
import type { Words } from './words.ts';

/** One term of the query, with its alternatives: synonyms, other forms, completions and corrections. */
export interface Group {
  alternatives: readonly Alternative[];
  /** The number of words that it counts as: two for the one that names the kind of product. */
  worth: number;
  /** Its evidence when only a description or category has it, in parts of `WHOLE`; null when that is no match. */
  described: number | null;
}

/** The evidence of a term in a name or field. */
export const WHOLE = 8;
/** The most evidence of a term in a description: a lamp that suits bedrooms is not made for them. */
const DESCRIBED = 3;

/** The sum of the groups' worth; at least 1. */
export function worthOf(groups: readonly Group[]): number {
  return Math.max(
    1,
    groups.reduce((sum, { worth }) => sum + worth, 0),
  );
}

/**
 * Returns the evidence of a group in a description. The more products are named by a word, the less its mention means: "inserts in black" is
 * no black socket, but only descriptions say "screwless".
 */
export function describedWorth(alternatives: readonly Alternative[], words: Words): number {
  const known = alternatives.flatMap(({ terms }) => (terms.length === 1 ? terms : []));
  const all = known.reduce((sum, term) => sum + words.frequency(term), 0);
  const named = known.reduce((sum, term) => sum + words.named(term), 0);
  return Math.round(DESCRIBED * (all > 0 ? 1 - named / all : 1));
}

/** A word is a kind of product when it is the head noun of this many products, and of this share of those with it in their names. */
const PRODUCTS_MINIMUM = 3;
const SHARE_MINIMUM = 0.15;

/**
 * Returns the index of the word that names the kind of product: the last one of the query's head that is one, as in "wi-fi dimmer" or
 * "outdoor socket weatherproof"; -1 when none does.
 */
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
