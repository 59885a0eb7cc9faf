import { terms } from './words/analysis.rules.ts';
import type { English } from './words/english.rules.ts';
import type { Phrase, Phrases, Place } from './phrases.ts';
import type { Segment } from './segment.ts';
import { editDistance, editsAllowed } from './words/edits.rules.ts';
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
 * Where none starts with it, composed ones go first, without duplicates.
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
  const isUnfinishedUnit = /\d\s+[a-z]+$/.test(text);
  const fits = ({ terms: own }: { terms: readonly string[] }, name: string) =>
    (own.some((word) => word.startsWith(last)) && words.every((word) => own.includes(word))) ||
    // The "2 gan" of "2 gang", which is one term, is two.
    (isUnfinishedUnit && name.startsWith(text));
  const best = <Named extends Phrase | Place>(all: readonly Named[], textOf: (named: Named) => string): Named[] =>
    all
      .filter((named) => fits(named, textOf(named)))
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
      // A phrase that continues what was typed says more than words put together.
      ...(starting.length > 0 ? [] : others.filter(isNew)),
      ...rest.map((phrase) => phrase.text),
    ].slice(0, limit),
    categoryIds: best(categories, (place) => place.name.toLowerCase()).map(({ id }) => id),
    brandIds: best(brands, (place) => place.name.toLowerCase()).map(({ id }) => id),
  };
}

/** Shorter beginnings are those of too many words. */
const BEGUN_CHARACTERS_MINIMUM = 5;
/** A word that begins with another letter than the typed one is this much further from it. */
const OTHER_FIRST_LETTER = 0.5;

/**
 * Completes a misspelt beginning of a word to the word that phrases have most: "chandal" is the beginning of "chandelier". Returns the whole
 * term; null where no word begins like it.
 */
export function completedBeginning(
  { phrases }: Phrases,
  typed: string,
  english: English,
  otherWords: readonly string[],
): string | null {
  const [, before = '', begun = ''] = /^(.*?)([a-z]+)$/s.exec(typed.trim().toLowerCase()) ?? [];
  if (begun.length < BEGUN_CHARACTERS_MINIMUM) return null;
  const limit = editsAllowed(begun);
  const counts = new Map<string, number>();
  for (const { text, count } of phrases)
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + count);
  for (const word of otherWords) if (!counts.has(word)) counts.set(word, 0);
  let best = { word: '', distance: Infinity, count: 0 };
  for (const [word, count] of counts) {
    if (word.length < BEGUN_CHARACTERS_MINIMUM || !/^[a-z]+$/.test(word)) continue;
    const edits = editsToBeginning(begun, word, limit);
    if (edits > limit || !english.mayCorrect(begun, { term: word, distance: edits })) continue;
    const distance = edits + (word[0] === begun[0] ? 0 : OTHER_FIRST_LETTER);
    if (distance < best.distance || (distance === best.distance && count > best.count))
      best = { word, distance, count };
  }
  return best.word === '' ? null : before + best.word;
}

/** The edits between a typed text and the beginning of a word that is most like it. */
function editsToBeginning(begun: string, word: string, limit: number): number {
  let least = limit + 1;
  for (let length = begun.length - limit; length <= begun.length + limit; length += 1)
    if (length <= word.length) least = Math.min(least, editDistance(begun, word.slice(0, length), limit));
  return least;
}
