import type { UseOptions } from './options.ts';
import type { Phrase, Phrases, Target } from './phrases.ts';
import type { Words } from './plan/words.ts';
import { countTogether, type Segment } from './segment.ts';
import type { Analysis } from './words/analysis.rules.ts';
import { editDistance, editsAllowed } from './words/edits.rules.ts';
import type { English } from './words/english.ts';
import type { Synonyms } from './words/synonyms.rules.ts';

export interface SuggestSource {
  segment: Segment;
  phrases: Phrases;
  terms: Analysis['terms'];
}

export interface MatchingSuggestions {
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
}

const COMPOSED_MAXIMUM = 3;
const PRODUCTS_MINIMUM = 3;

/** Where products have all the words, though no phrase does. */
export function composed({ segment, terms }: SuggestSource, typed: string, completions: readonly string[]): string[] {
  const [, before = '', begun = ''] = /^\s*(\S(?:.*\S)?)\s+(\S+)$/s.exec(typed) ?? [];
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

/** Phrases with every word, the last as a prefix: those that start with the term, then composed ones, by frequency. */
export function fitting(
  { phrases: { phrases, categories, brands }, terms }: Pick<SuggestSource, 'phrases' | 'terms'>,
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
    // "2 gang" is one term, its beginning "2 gan" two.
    (isUnfinishedUnit && name.startsWith(text));
  const best = <Named extends Phrase | Target>(all: readonly Named[], textOf: (named: Named) => string): Named[] =>
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
      // A phrase that continues the text says more than words put together.
      ...(starting.length > 0 ? [] : others.filter(isNew)),
      ...rest.map((phrase) => phrase.text),
    ].slice(0, limit),
    categoryIds: best(categories, ({ name }) => name.toLowerCase()).map(({ id }) => id),
    brandIds: best(brands, ({ name }) => name.toLowerCase()).map(({ id }) => id),
  };
}

/** A shorter beginning fits too many words. */
const BEGUN_CHARACTERS_MINIMUM = 5;
/** Added to the distance. */
const OTHER_FIRST_LETTER = 0.5;

/** To the word that phrases have most: "chandal" is "chandelier". Null where no word begins like it. */
export function completedBeginning(
  { phrases }: Phrases,
  typed: string,
  english: English,
  otherWords: readonly string[],
): string | null {
  const words = typed.trim().toLowerCase();
  const [begun = ''] = /(?<![a-z])[a-z]+$/.exec(words) ?? [];
  const before = words.slice(0, words.length - begun.length);
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

/** The beginning of the word that is most like the text counts. */
function editsToBeginning(begun: string, word: string, limit: number): number {
  let least = limit + 1;
  for (let length = begun.length - limit; length <= begun.length + limit; length += 1)
    if (length <= word.length) least = Math.min(least, editDistance(begun, word.slice(0, length), limit));
  return least;
}

/** A shorter beginning fits too many words. */
const SYNONYM_CHARACTERS_MINIMUM = 3;
const USE_CHARACTERS_MINIMUM = 3;
const MISSPELT_CHARACTERS_MINIMUM = 5;
const READINGS_MAXIMUM = 6;
const TERMS_OF_READING = 3;

export interface SynonymText {
  text: string;
  words: number;
  meanings: readonly { text: string; weight: number }[];
}

/** For words that are being typed. */
export function synonymTexts(synonyms: Synonyms): SynonymText[] {
  return [...synonyms.values()].flat().map((entry) => ({
    text: entry.terms.join(' '),
    words: entry.terms.length,
    meanings: entry.synonyms.map(({ terms: means, weight }) => ({ text: means.join(' '), weight })),
  }));
}

interface Typed {
  text: string;
  /** No word of the catalogue begins as the last one does. */
  isMisspelt: boolean;
  limit: number;
}

/** "outsi" begins "outside", whose products are named "outdoor". */
function readingsOf({ text, isMisspelt }: Typed, synonyms: readonly SynonymText[]): string[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const readings = words.flatMap((_, start) => {
    const begun = words.slice(start).join(' ');
    const before = words.slice(0, start).map((word) => `${word} `);
    // A phrase's first word, begun, is not yet the phrase: "kitch" is more than a kitchen handle.
    return synonyms
      .filter((entry) => entry.words <= words.length - start && isBegun(entry.text, begun, isMisspelt))
      .flatMap(({ meanings }) => meanings.map((meaning) => ({ ...meaning, text: before.join('') + meaning.text })));
  });
  const best = readings.toSorted((a, b) => b.weight - a.weight).map((reading) => reading.text);
  return [...new Set(best)].slice(0, READINGS_MAXIMUM);
}

function isBegun(word: string, begun: string, isMisspelt: boolean): boolean {
  if (begun.length >= SYNONYM_CHARACTERS_MINIMUM && word.startsWith(begun)) return true;
  if (!isMisspelt || begun.length < MISSPELT_CHARACTERS_MINIMUM || begun.includes(' ')) return false;
  return editDistance(begun, word, editsAllowed(begun)) <= editsAllowed(begun);
}

/** For a term that fits no phrase: by synonyms, as a use of products, or by completing a second word of one letter. */
export function readOtherwise(
  source: SuggestSource,
  words: Words,
  typed: Typed,
  synonyms: readonly SynonymText[],
  uses: UseOptions | undefined,
): MatchingSuggestions {
  const { text, limit } = typed;
  const readings = readingsOf(typed, synonyms).map((reading) => fitting(source, reading, limit));
  const all = <Value>(values: readonly Value[]) => [...new Set(values)].slice(0, limit);
  return {
    terms: all([
      ...withEndings(source, text, words),
      ...ofUses(source, text, uses),
      ...readings.flatMap((one) => one.terms.slice(0, TERMS_OF_READING)),
    ]),
    categoryIds: all(readings.flatMap((one) => one.categoryIds)),
    brandIds: all(readings.flatMap((one) => one.brandIds)),
  };
}

/** The first suggestion continues the term. */
export function isHardlyBegun(text: string, [first = '']: readonly string[]): boolean {
  return /(?:^|\s)\p{L}{1,2}$/u.test(text) && first.startsWith(text.trim().toLowerCase());
}

const KINDS_MAXIMUM = 80;
/** With more of the largest category's products it is a department, not a kind of product. */
const DEPARTMENT_PART = 0.3;
const KINDS_OF_USE_MAXIMUM = 3;
/** Bounds the count: more than any category shares with a word. */
const PRODUCTS_COUNTED = 500;

/** Kinds of products whose descriptions name a use, by the beginning of its name: "hall wall lights". */
export function ofUses(
  { segment, phrases: { categories }, terms }: SuggestSource,
  typed: string,
  uses: UseOptions | undefined,
): string[] {
  const begun = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!uses || begun.length < USE_CHARACTERS_MINIMUM) return [];
  const begunUses = uses.names.filter(([name]) => name.startsWith(begun));
  if (begunUses.length === 0) return [];
  const first = { name: uses.kind, terms: terms(uses.kind) };
  const most = categories[0]?.count ?? 0;
  const kinds = categories
    .slice(0, KINDS_MAXIMUM)
    .filter(({ name, count }) => !name.includes('&') && count < most * DEPARTMENT_PART)
    .map(({ name, terms: its }) => ({ name: name.toLowerCase(), terms: its }));
  for (const names of begunUses) {
    for (const name of names) {
      const own = terms(name);
      const found = [first, ...kinds]
        .filter(({ terms: its }) => its.every((term) => !own.includes(term)))
        .map((kind) => ({ ...kind, count: countTogether(segment, [...own, ...kind.terms], PRODUCTS_COUNTED) }))
        .filter(({ count }) => count >= PRODUCTS_MINIMUM)
        .toSorted((a, b) => Number(b.name === first.name) - Number(a.name === first.name) || b.count - a.count);
      if (found[0]?.name === first.name)
        return found.slice(0, KINDS_OF_USE_MAXIMUM).map((kind) => `${name} ${kind.name}`);
    }
  }
  return [];
}

const ENDINGS_MAXIMUM = 3;
/** For a second word of one letter. */
const ENDINGS_TRIED = 120;

/** By what names have beside the first: "bathroom m" is "bathroom mirror". */
function withEndings({ segment, terms }: SuggestSource, text: string, words: Words): string[] {
  const [, before = '', begun = ''] = /^\s*(\S(?:.*\S)?)\s+(\p{L})$/su.exec(text.toLowerCase()) ?? [];
  if (begun === '') return [];
  const own = terms(before);
  // Names have a kind mostly where they say what the product is.
  const isKind = (word: string) => words.kinds(word, true) * 2 >= words.named(word);
  return words
    .completions(begun, ENDINGS_TRIED)
    .filter((ending) => isKind(ending) && /^[a-z]{3,}$/.test(ending) && !own.includes(ending))
    .map((ending) => ({ ending, count: countTogether(segment, [...own, ending], PRODUCTS_COUNTED, true) }))
    .filter(({ count }) => count >= PRODUCTS_MINIMUM)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, ENDINGS_MAXIMUM)
    .map(({ ending }) => `${before} ${ending}`);
}
