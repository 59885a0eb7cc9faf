import { terms } from './words/analysis.rules.ts';
import { editDistance, editsAllowed } from './words/edits.rules.ts';
import type { Synonyms } from './words/synonyms.rules.ts';
import { countTogether } from './intersection.ts';
import type { Phrases } from './phrases.ts';
import type { Words } from './plan/words.ts';
import { rooms } from './rooms.data.ts';
import type { Segment } from './segment.ts';
import { fitting, type MatchingSuggestions } from './suggest.ts';

/** A shorter beginning of a word of the trade is that of too many words. */
const TRADE_CHARACTERS_MINIMUM = 3;
const ROOM_CHARACTERS_MINIMUM = 3;
const MISSPELT_CHARACTERS_MINIMUM = 5;
const READINGS_MAXIMUM = 6;
const TERMS_OF_READING = 3;

/** A word or phrase that the synonyms have, and what it means in the catalogue's words. */
interface TradeWord {
  text: string;
  words: number;
  meanings: readonly { text: string; weight: number }[];
}

/** The words of the synonyms, prepared to be read as they are typed. */
export function tradeWords(synonyms: Synonyms): TradeWord[] {
  return [...synonyms.values()].flat().map((entry) => ({
    text: entry.terms.join(' '),
    words: entry.terms.length,
    meanings: entry.synonyms.map(({ terms: means, weight }) => ({ text: means.join(' '), weight })),
  }));
}

/** A term that is being typed. */
interface Typed {
  text: string;
  /** Whether no word of the catalogue begins as the last one does. */
  isMisspelt: boolean;
  /** How many suggestions are wanted. */
  limit: number;
}

/**
 * What a term that ends with a word of the trade means in the catalogue's words: "outsi" is the beginning of "outside", whose products are named
 * "outdoor".
 */
function readingsOf({ text, isMisspelt }: Typed, trade: readonly TradeWord[]): string[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const readings = words.flatMap((_, start) => {
    const begun = words.slice(start).join(' ');
    const before = words.slice(0, start).map((word) => `${word} `);
    // The beginning of a phrase's first word is not yet the phrase: "kitch" is more than a kitchen handle.
    return trade
      .filter((entry) => entry.words <= words.length - start && isBegun(entry.text, begun, isMisspelt))
      .flatMap(({ meanings }) => meanings.map((meaning) => ({ ...meaning, text: before.join('') + meaning.text })));
  });
  const best = readings.toSorted((a, b) => b.weight - a.weight).map((reading) => reading.text);
  return [...new Set(best)].slice(0, READINGS_MAXIMUM);
}

function isBegun(word: string, begun: string, isMisspelt: boolean): boolean {
  if (begun.length >= TRADE_CHARACTERS_MINIMUM && word.startsWith(begun)) return true;
  if (!isMisspelt || begun.length < MISSPELT_CHARACTERS_MINIMUM || begun.includes(' ')) return false;
  return editDistance(begun, word, editsAllowed(begun)) <= editsAllowed(begun);
}

/** What else a term may mean that no phrase fits: words of the trade, rooms, a second word that has barely begun. */
export function readOtherwise(
  segment: Segment,
  phrases: Phrases,
  words: Words,
  typed: Typed,
  trade: readonly TradeWord[],
): MatchingSuggestions {
  const { text, limit } = typed;
  const readings = readingsOf(typed, trade).map((reading) => fitting(phrases, reading, limit));
  const all = <Value>(values: readonly Value[]) => [...new Set(values)].slice(0, limit);
  return {
    terms: all([
      ...withEndings(segment, text, words),
      ...ofRooms(segment, phrases, text),
      ...readings.flatMap((one) => one.terms.slice(0, TERMS_OF_READING)),
    ]),
    categoryIds: all(readings.flatMap((one) => one.categoryIds)),
    brandIds: all(readings.flatMap((one) => one.brandIds)),
  };
}

/** Whether a term's last word has barely begun, and the first suggestion continues it. */
export function isHardlyBegun(text: string, [first = '']: readonly string[]): boolean {
  return /(?:^|\s)\p{L}{1,2}$/u.test(text) && first.startsWith(text.trim().toLowerCase());
}

const KINDS_MAXIMUM = 80;
/** A category with more of the largest one's products is a department, which is no kind of product. */
const DEPARTMENT_PART = 0.3;
const KINDS_OF_ROOM_MAXIMUM = 3;
const PRODUCTS_MINIMUM = 3;
/** More than any category shares with a word; only bounds the count. */
const PRODUCTS_COUNTED = 500;
/** What most rooms are searched for, beside the categories. */
const LIGHTS = { name: 'lights', terms: ['light'] };

/** The beginning of a room's name, with the kinds of products whose descriptions name it: "hall lights", "hall wall lights". */
export function ofRooms(segment: Segment, { categories }: Phrases, typed: string): string[] {
  const begun = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  if (begun.length < ROOM_CHARACTERS_MINIMUM) return [];
  const begunRooms = rooms.filter(([name]) => name.startsWith(begun));
  if (begunRooms.length === 0) return [];
  const most = categories[0]?.count ?? 0;
  const kinds = categories
    .slice(0, KINDS_MAXIMUM)
    .filter(({ name, count }) => !name.includes('&') && count < most * DEPARTMENT_PART)
    .map(({ name, terms: its }) => ({ name: name.toLowerCase(), terms: its }));
  for (const names of begunRooms) {
    for (const name of names) {
      const own = terms(name);
      const found = [LIGHTS, ...kinds]
        .filter(({ terms: its }) => its.every((term) => !own.includes(term)))
        .map((kind) => ({ ...kind, count: countTogether(segment, [...own, ...kind.terms], PRODUCTS_COUNTED) }))
        .filter(({ count }) => count >= PRODUCTS_MINIMUM)
        .toSorted((a, b) => Number(b.name === LIGHTS.name) - Number(a.name === LIGHTS.name) || b.count - a.count);
      if (found[0]?.name === LIGHTS.name)
        return found.slice(0, KINDS_OF_ROOM_MAXIMUM).map((kind) => `${name} ${kind.name}`);
    }
  }
  return [];
}

const ENDINGS_MAXIMUM = 3;
/** The words that a second word of one letter may be the beginning of. */
const ENDINGS_TRIED = 120;

/** Completes a second word that has barely begun by what names have beside the first: "bathroom m" is "bathroom mirror". */
function withEndings(segment: Segment, text: string, words: Words): string[] {
  const [, before = '', begun = ''] = /^\s*(.*\S)\s+(\p{L})$/su.exec(text.toLowerCase()) ?? [];
  if (begun === '') return [];
  const own = terms(before);
  // Names have a kind of product mostly where they say what the product is.
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
