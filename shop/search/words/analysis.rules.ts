import type { SearchOptions } from '../options.ts';
import { createUnits, type Units } from './units.rules.ts';

const STOP_WORDS = new Set('a an and at by for from in is of on or the to with'.split(' '));

const WORD = /\d+\/\d+[a-z]*|[a-z]+(?:-[a-z]+)+(?![a-z0-9])|[a-z0-9]+(?:\.\d+[a-z0-9]*)*/g;

/** A hyphenated word with so short a part is one word: "wi-fi", "t-bar", "plug-in". */
const SHORT_PART = 2;

/** Limits the cost of a long text and of a long term. */
const CHARACTERS_MAXIMUM = 4_000;

export interface Token {
  term: string;
  word: string;
  /** Of a hyphenated word; empty for any other. */
  parts: readonly string[];
  /** The word as typed, where this one replaces it. */
  meant?: string | undefined;
}

/** For documents and queries alike. */
export interface Analysis {
  /** Lower case, no accents, singular, no stop words. A number and its unit are one term: "10 W", "86 x 146 mm". */
  tokens(text: string): Token[];
  terms(text: string): string[];
  /** A hyphenated word also by its parts. */
  documentTerms(text: string): string[];
  numberForms: Units['formsOf'];
}

const NO_NUMBERS = { units: {}, counted: [], rounded: [], near: [], codes: [] };

export function createAnalysis({ numbers = NO_NUMBERS, spellings = {} }: SearchOptions): Analysis {
  const units = createUnits(numbers);
  const spelt = new Map(Object.entries(spellings));
  const spacedCode =
    numbers.codes.length > 0 &&
    new RegExp(String.raw`(?<!\w)(${numbers.codes.join('|')})[\s-](\d{1,3}[a-e]?)(?!\w)`, 'g');

  function wordsOf(text: string): string[] {
    const plain = text
      .slice(0, CHARACTERS_MAXIMUM)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replaceAll('\u2044', '/')
      .replace(/[″”“]/g, '"')
      .replace(/[′’]/g, "'")
      .toLowerCase()
      .replace(/\s+/g, ' ');
    const normal = units.normalise(plain).replaceAll("'", '');
    return (spacedCode ? normal.replace(spacedCode, '$1$2') : normal).match(WORD) ?? [];
  }

  const termOf = (word: string) => singular(spelt.get(word) ?? word);
  const wordToken = (word: string): Token[] =>
    STOP_WORDS.has(word) ? [] : [{ word, term: termOf(word), parts: NO_PARTS }];

  function hyphenated(written: string): Token[] {
    const words = written.split('-');
    const parts = words.flatMap(wordToken);
    if (!words.some(({ length }) => length <= SHORT_PART)) return parts;
    const word = words.join('');
    return [{ word, term: singular(word), parts: parts.map(({ term }) => term) }];
  }

  const tokens = (text: string) =>
    wordsOf(text).flatMap((word) => (word.includes('-') ? hyphenated(word) : wordToken(word)));

  return {
    tokens,
    terms: (text) => tokens(text).map(({ term }) => term),
    documentTerms(text) {
      const found: string[] = [];
      // No object for each word: an index is built of millions.
      for (const word of wordsOf(text)) {
        if (word.includes('-')) for (const { term, parts } of hyphenated(word)) found.push(term, ...parts);
        else if (!STOP_WORDS.has(word)) found.push(termOf(word));
      }
      return found;
    },
    numberForms: units.formsOf,
  };
}

const NO_PARTS: readonly string[] = [];

const CATEGORY_MARK = '=';
const PHRASE_MARK = '~';

/** A category as a whole; no word is spelt like it. */
export function categoryTerm(words: readonly string[]): string {
  return `${CATEGORY_MARK}${words.join(' ')}`;
}

/** Words side by side in a name, or a value of a field. */
export function phraseTerm(words: readonly string[]): string {
  return `${PHRASE_MARK}${words.join(' ')}`;
}

export function isPhrase(term: string): boolean {
  return term.startsWith(PHRASE_MARK);
}

/** Separated by spaces. */
export function wordsOfPhrase(term: string): string {
  return term.slice(PHRASE_MARK.length);
}

/** Not a phrase or the name of a category. */
export function isWord(term: string): boolean {
  return !term.startsWith(CATEGORY_MARK) && !isPhrase(term);
}

const NOT_PLURAL = new Set(
  'chassis lens gas series bus axis basis atlas canvas glass brass previous stainless wireless cordless'.split(' '),
);

const IRREGULAR = new Map(
  Object.entries({
    knives: 'knife',
    shelves: 'shelf',
    leaves: 'leaf',
    halves: 'half',
    lenses: 'lens',
    feet: 'foot',
    accessories: 'accessory',
  }),
);

/** Other endings are not stemmed. */
export function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || NOT_PLURAL.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (/(ss|us|is|ous)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
