import { categoryTerm, phraseTerm, type Token } from '../words/analysis.rules.ts';
import { spansOf } from '../words/synonyms.rules.ts';
import type { Words } from './words.ts';

/** A product must have all the terms, usually one. */
export interface Alternative {
  terms: readonly string[];
  weight: number;
  frequency: number;
  /** Not as part of a longer value: a lamp of clear glass may say so in two places. */
  isApart?: boolean;
}

/** None has a lower document frequency than the word as typed: the rarest term would score highest. */
export interface Forms {
  itself: Alternative;
  others: Alternative[];
}

/** Another spelling of the same thing. */
const SAME_WORD = 0.9;
const COMPLETION_OUTSIDE_NAMES = 0.5;
const PARTS_OF_WORD = 0.9;

export function alternative(all: readonly string[], weight: number, { frequency }: Words): Alternative {
  return { terms: all, weight, frequency: Math.min(...all.map(frequency)) };
}

/** Those that the catalogue knows: synonyms, joined and split words, other forms of a number. */
export function formsOf(asked: readonly Token[], words: Words): Forms[] {
  const spans = spansOf(
    asked.map(({ term }) => term),
    words.synonyms,
  );
  const categories = categoriesIn(asked, words);
  const values = valuesIn(asked, words);
  return asked.map((token, index) => {
    const forms = [
      ...joinedForms(asked, index, words),
      ...partsOf(token, words),
      ...(token.meant === undefined ? [] : [alternative([token.meant], 1, words)]),
      ...words.analysis
        .numberForms(token.term, words.numbers)
        .map(({ term, weight }) => alternative([term], weight, words)),
      // Each word of a phrase gets the phrase's synonyms: a product with one matches every word.
      ...spans
        .filter(({ start, end }) => start <= index && index < end)
        .flatMap(({ synonyms }) => synonyms.map(({ terms, weight }) => alternative(terms, weight, words))),
    ];
    const others = forms.filter(({ frequency }) => frequency > 0);
    const named = categories.filter(({ start, end }) => start <= index && index < end);
    const same = others.filter(({ weight }) => weight >= SAME_WORD).map(({ frequency }) => frequency);
    const least = Math.max(words.frequency(token.term), ...same);
    const apart = values.has(index) ? [{ ...alternative([token.term], 1, words), isApart: true }] : [];
    return {
      itself: { terms: [values.get(index) ?? token.term], weight: 1, frequency: least },
      others: [...apart, ...others, ...named.map(({ form }) => form)].map((form) => ({
        ...form,
        frequency: Math.max(least, form.frequency),
      })),
    };
  });
}

const VALUE_WORDS = [3, 2];
/** A phrase that ends with the head noun of so many products is a kind of product, not a value. */
const KIND_PRODUCTS_MINIMUM = 3;

/** By the index of each word, as a whole: Polished Brass and Satin Nickel are not "polished nickel". */
function valuesIn(asked: readonly Token[], words: Words): Map<number, string> {
  const found = new Map<number, string>();
  for (const length of VALUE_WORDS)
    for (let start = 0; start + length <= asked.length; start += 1) {
      const phrase = asked.slice(start, start + length).map(({ term }) => term);
      const places = Array.from(phrase, (_, offset) => start + offset);
      if (places.some((place) => found.has(place)) || !words.isValue(phrase)) continue;
      if (words.kinds(phrase.at(-1) ?? '', false) >= KIND_PRODUCTS_MINIMUM) continue;
      for (const place of places) found.set(place, phraseTerm(phrase));
    }
  return found;
}

const CATEGORY_WORDS_MAXIMUM = 4;

/** Words that are the whole name of a category find its products. */
function categoriesIn(asked: readonly Token[], words: Words): { start: number; end: number; form: Alternative }[] {
  return asked.flatMap((_, start) =>
    Array.from({ length: CATEGORY_WORDS_MAXIMUM }, (__, length) => start + length + 1)
      .filter((end) => end <= asked.length)
      .map((end) => {
        const term = categoryTerm(asked.slice(start, end).map((token) => token.term));
        return { start, end, form: alternative([term], 1, words) };
      })
      .filter(({ form }) => form.frequency > 0),
  );
}

/** Joined to its neighbours: "down light", "cat 6"; to others only as a compound of names: "shade for a lamp". */
function joinedForms(asked: readonly Token[], index: number, words: Words): Alternative[] {
  const own = asked[index]?.term;
  return asked.flatMap(({ term }, other) => {
    if (other === index) return [];
    const isNext = Math.abs(other - index) === 1;
    const joined =
      other < index ? [joinedTerm(term, own), joinedTerm(own, term)] : [joinedTerm(own, term), joinedTerm(term, own)];
    return joined.flatMap((compound, order) => {
      const isCompound = compound !== null && ((isNext && order === 0) || words.isInNames(compound));
      return isCompound ? alternative([compound], 1, words) : [];
    });
  });
}

function partsOf({ term, parts }: Token, words: Words): Alternative[] {
  const all = parts.length > 0 ? parts : halvesOf(term, words);
  return all ? [alternative(all, PARTS_OF_WORD, words)] : [];
}

/** The highest document frequency among them, `begun` included: a rare one must not score higher. */
export function completed(
  completions: readonly string[],
  begun: string,
  weight: number,
  { frequency, isInNames }: Words,
): Alternative[] {
  const most = Math.max(frequency(begun), ...completions.map(frequency));
  return completions.map((term) => ({
    terms: [term],
    weight: isInNames(term) ? weight : weight * COMPLETION_OUTSIDE_NAMES,
    frequency: most,
  }));
}

const HALF_CHARACTERS_MINIMUM = 3;
/** A rarer pair is more likely chance than a compound. */
const PRODUCTS_MINIMUM = 3;
/** Bounds the time of counting. */
const PRODUCTS_COUNTED = 500;

/** Null for numbers, which joined make another number. */
function joinedTerm(first: string | undefined, second: string | undefined): string | null {
  if (first === undefined || second === undefined || /\d/.test(first)) return null;
  return /^(?:[a-z]+|\d{1,3}[a-z]?)$/.test(second) ? first + second : null;
}

/** Into two known words, when more products are named by both than by the compound; else null. */
function halvesOf(term: string, words: Words): [string, string] | null {
  if (!/^[a-z]{6,40}$/.test(term)) return null;
  let best: [string, string] | null = null;
  let most = -1;
  for (let cut = HALF_CHARACTERS_MINIMUM; cut <= term.length - HALF_CHARACTERS_MINIMUM; cut += 1) {
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    if (!halves.every(words.isInNames)) continue;
    if (most < 0) most = Math.max(PRODUCTS_MINIMUM - 1, words.together([term], PRODUCTS_COUNTED, true));
    const shared = words.together(halves, PRODUCTS_COUNTED, true);
    if (shared > most) [best, most] = [halves, shared];
  }
  return best;
}
