import { terms } from './words/analysis.rules.ts';
import type { Phrase, Phrases, Place } from './phrases.ts';
import type { Segment } from './segment.ts';
import { shareDocuments } from './intersection.ts';

/** What of the catalogue's own words fits a term that is still being typed. */
export interface FittingWords {
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
}

const COMPOSED_MAXIMUM = 3;
const PRODUCTS_MINIMUM = 3;

/** The words that were typed with the last one completed, where products have all of them: what no phrase of the catalogue says. */
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
        shareDocuments(segment, [...words, completion], PRODUCTS_MINIMUM),
    )
    .slice(0, COMPOSED_MAXIMUM)
    .map((completion) => `${before.toLowerCase()} ${completion}`);
}

/**
 * Every word must be in a phrase, the last one at least begun; phrases that start as the term does come first, then the most frequent.
 * Composed ones stand between the two, unless a phrase says the same.
 */
export function fitting(
  { phrases, categories, brands }: Phrases,
  typed: string,
  limit: number,
  others: readonly string[] = [],
): FittingWords {
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
