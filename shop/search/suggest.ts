import { terms } from './words/analysis.rules.ts';
import type { Phrase, Phrases, Place } from './phrases.ts';
import type { Segment } from './segment.ts';
import { countTogether } from './intersection.ts';

/** Suggestions from the catalogue's own phrases and categories. */
export interface MatchingSuggestions {
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
}

const COMPOSED_MAXIMUM = 3;
const PRODUCTS_MINIMUM = 3;

/** Completes the last word where products have all the words, though no phrase does. */
export function composed(segment: Segment, typed: string, completions: readonly string[]): string[] {
  const [, before = '', begun = ''] = /^\s*(.*?\S)\s+(\S+)$/s.exec(typed) ?? [];
  const words = terms(before);
  const isWhole = terms(begun).every((term) => completions.includes(term));
  if (words.length === 0 || /\d/.test(begun) || isWhole) return [];
  return completions
    .filter(
      (completion) =>
        /^[a-z]{3,}$/.test(completion) &&
        !words.includes(completion) &&
        countTogether(segment, [...words, completion], PRODUCTS_MINIMUM) >= PRODUCTS_MINIMUM,
    )
    .slice(0, COMPOSED_MAXIMUM)
    .map((completion) => `${before.toLowerCase()} ${completion}`);
}

/**
 * Returns the phrases that contain every word, the last one as a prefix: those that start with the term first, then the most frequent.
 * Composed ones go between the two, without duplicates.
 */
export function fitting(
  { phrases, categories, brands }: Phrases,
  typed: string,
  limit: number,
  others: readonly string[] = [],
): MatchingSuggestions {
  const words = terms(typed);
  const last = words.pop();
  if (last === undefined) return { terms: [], categoryIds: [], brandIds: [] };
  const text = typed.trim().toLowerCase();
  const fits = ({ terms: own }: { terms: readonly string[] }) =>
    own.some((word) => word.startsWith(last)) && words.every((word) => own.includes(word));
  const best = <Named extends Phrase | Place>(all: readonly Named[], textOf: (named: Named) => string): Named[] =>
    all
      .filter(fits)
      .sort((a, b) => Number(textOf(b).startsWith(text)) - Number(textOf(a).startsWith(text)) || b.count - a.count)
      .slice(0, limit);
  const said = best(phrases, (phrase) => phrase.text);
  const known = new Set(said.map((phrase) => phrase.terms.toSorted().join(' ')));
  const isNew = (other: string) => !known.has(terms(other).sort().join(' '));
  const starting = said.filter((phrase) => phrase.text.startsWith(text));
  const rest = said.filter((phrase) => !starting.includes(phrase));
  return {
    terms: [
      ...starting.map((phrase) => phrase.text),
      ...others.filter(isNew),
      ...rest.map((phrase) => phrase.text),
    ].slice(0, limit),
    categoryIds: best(categories, (place) => place.name.toLowerCase()).map(({ id }) => id),
    brandIds: best(brands, (place) => place.name.toLowerCase()).map(({ id }) => id),
  };
}
