import { terms } from './words/analysis.rules.ts';
import type { Phrase, Phrases, Place } from './phrases.ts';

/** What of the catalogue's own words fits a term that is still being typed. */
export interface FittingWords {
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
}

/** Every word must be in a phrase, the last one at least begun; phrases that start as the term does come first, then the most frequent. */
export function fitting({ phrases, categories, brands }: Phrases, typed: string, limit: number): FittingWords {
  const words = terms(typed);
  const last = words.pop();
  if (last === undefined) return { terms: [], categoryIds: [], brandIds: [] };
  const text = typed.trim().toLowerCase();
  const fits = ({ terms: own }: { terms: readonly string[] }) => own.some((word) => word.startsWith(last)) && words.every((word) => own.includes(word));
  const best = <Named extends Phrase | Place>(all: readonly Named[], textOf: (named: Named) => string): Named[] =>
    all
      .filter(fits)
      .sort((a, b) => Number(textOf(b).startsWith(text)) - Number(textOf(a).startsWith(text)) || b.count - a.count)
      .slice(0, limit);
  return {
    terms: best(phrases, (phrase) => phrase.text).map((phrase) => phrase.text),
    categoryIds: best(categories, (place) => place.name.toLowerCase()).map(({ id }) => id),
    brandIds: best(brands, (place) => place.name.toLowerCase()).map(({ id }) => id),
  };
}
