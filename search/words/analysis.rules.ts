import { singular } from './plurals.rules.ts';
import { normaliseUnits } from './units.rules.ts';

const STOP_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** Spellings of one word of a value: values are compared as a whole. */
const SPELLINGS = new Map([['matte', 'matt']]);

/** Letters and a number that form one code, with or without a space: "ip 44", "gu 10", "e 27", "cat 6". */
const SPACED_CODE = /(?<!\w)(ip|gu|gx|mr|par|rj|cat|b|e|t|g|r)[\s-](\d{1,3}[a-e]?)(?!\w)/g;

const WORD = /\d+\/\d+[a-z]*|[a-z]+(?:-[a-z]+)+(?![a-z0-9])|[a-z0-9]+(?:\.\d+[a-z0-9]*)*/g;

/** A hyphenated word with a part this short is one word: "wi-fi", "t-bar", "plug-in". */
const SHORT_PART = 2;

/** Limits the cost of a long text and of a long term. */
const CHARACTERS_MAXIMUM = 4_000;

/** A term, and the word that it was made from. */
export interface Token {
  term: string;
  word: string;
  /** The terms of a hyphenated word's parts; empty for any other word. */
  parts: readonly string[];
  /** The word that was typed, where this one is in its place. */
  meant?: string | undefined;
}

/**
 * Tokenises a text or a query: lower case, accents folded, plurals made singular, stop words removed. A number and its unit are one term in
 * any spelling: "10 W" and "10w", "2-gang", "½", "86 x 146 mm". Never throws; may return no terms.
 */
export function tokens(text: string): Token[] {
  return wordsOf(text).flatMap((word) => (word.includes('-') ? hyphenated(word) : wordToken(word)));
}

/** The terms of a query or phrase. */
export function terms(text: string): string[] {
  return tokens(text).map(({ term }) => term);
}

/** The terms that a document is found by: a hyphenated word also by its parts. */
export function documentTerms(text: string): string[] {
  const found: string[] = [];
  // Without an object for each word: an index is built of millions.
  for (const word of wordsOf(text)) {
    if (word.includes('-')) for (const { term, parts } of hyphenated(word)) found.push(term, ...parts);
    else if (!STOP_WORDS.has(word)) found.push(singular(SPELLINGS.get(word) ?? word));
  }
  return found;
}

/** The term of a category as a whole; no word is spelled like it. */
export function categoryTerm(words: readonly string[]): string {
  return `${CATEGORY_MARK}${words.join(' ')}`;
}

/** The term of words that stand side by side in a name, or are a value of a field. */
export function phraseTerm(words: readonly string[]): string {
  return `${PHRASE_MARK}${words.join(' ')}`;
}

export function isPhrase(term: string): boolean {
  return term.startsWith(PHRASE_MARK);
}

/** The words of a phrase's term, separated by spaces. */
export function wordsOfPhrase(term: string): string {
  return term.slice(PHRASE_MARK.length);
}

/** Whether a term is a word, rather than a phrase or the name of a category as a whole. */
export function isWord(term: string): boolean {
  return !term.startsWith(CATEGORY_MARK) && !isPhrase(term);
}

const CATEGORY_MARK = '=';
const PHRASE_MARK = '~';

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
  return normaliseUnits(plain).replaceAll("'", '').replace(SPACED_CODE, '$1$2').match(WORD) ?? [];
}

const NO_PARTS: readonly string[] = [];

function wordToken(word: string): Token[] {
  return STOP_WORDS.has(word) ? [] : [{ word, term: singular(SPELLINGS.get(word) ?? word), parts: NO_PARTS }];
}

function hyphenated(written: string): Token[] {
  const words = written.split('-');
  const parts = words.flatMap(wordToken);
  if (!words.some(({ length }) => length <= SHORT_PART)) return parts;
  const word = words.join('');
  return [{ word, term: singular(word), parts: parts.map(({ term }) => term) }];
}
