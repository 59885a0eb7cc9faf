import { singular } from './plurals.rules.ts';

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

/** Spellings of units, and the normalised form of each. */
const UNITS = new Map(
  Object.entries({
    w: 'w',
    watt: 'w',
    watts: 'w',
    v: 'v',
    volt: 'v',
    volts: 'v',
    a: 'a',
    amp: 'a',
    amps: 'a',
    lm: 'lm',
    lumen: 'lm',
    lumens: 'lm',
    k: 'k',
    kelvin: 'k',
    mm: 'mm',
    cm: 'cm',
    m: 'm',
    metre: 'm',
    metres: 'm',
    gang: 'gang',
    gangs: 'gang',
    g: 'gang',
    way: 'way',
    ways: 'way',
    pin: 'pin',
    pole: 'pole',
    module: 'module',
    modules: 'module',
    in: 'in',
    inch: 'in',
    inches: 'in',
    '"': 'in',
  }),
);
const NUMBER_AND_UNIT = new RegExp(
  String.raw`(?<![\w./])(\d+(?:\.\d+)?|\d+/\d+)\s*-?\s*(${[...UNITS.keys()].filter((unit) => unit !== 'in').join('|')})(?!\w)`,
  'g',
);

/** "in" means inches only after a fraction or at the end; elsewhere it is a preposition. */
const INCHES = /(?<![\w./])(\d+\/\d+|\d+(?:\.\d+)?(?=\s*in\s*$))\s*-?\s*in(?!\w)/g;

/** Letters and a number that form one code, with or without a space: "ip 44", "gu 10", "e 27". */
const SPACED_CODE = /(?<!\w)(ip|gu|gx|mr|par|b|e|t|g|r)[\s-](\d{1,3})(?!\w)/g;

/** Number words that the trade uses in names: "two gang", "one-way". */
const NUMBER_WORDS = new Map(
  Object.entries({ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', eight: '8' }),
);
const NUMBER_IN_WORDS =
  /(?<!\w)(one|two|three|four|five|six|eight)(?=[\s-](?:gang|way|pin|pole|module|light)s?(?!\w))/g;

const SIZES = /(?<![\w.])(\d+(?:\.\d+)?)\s*(?:mm)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(?:mm)?(?!\w)/g;

const WORD = /\d+\/\d+[a-z]*|[a-z0-9]+(?:\.\d+[a-z0-9]*)*/g;

/** Limits the cost of a long text and of a long term. */
const CHARACTERS_MAXIMUM = 4_000;

/** A term, and the word that it was made from. */
export interface Token {
  term: string;
  word: string;
}

/**
 * Tokenises a text or a query: lower case, accents folded, plurals made singular, stop words removed. A number and its unit are one term in
 * any spelling: "10 W" and "10w", "2-gang", "½", "86 x 146 mm". Never throws; may return no terms.
 */
export function tokens(text: string): Token[] {
  const plain = text
    .slice(0, CHARACTERS_MAXIMUM)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('\u2044', '/')
    .replace(/[″”“]/g, '"')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(NUMBER_IN_WORDS, (word) => NUMBER_WORDS.get(word) ?? word)
    .replace(SIZES, '$1mm $2mm')
    .replace(INCHES, '$1in')
    .replace(NUMBER_AND_UNIT, (_, number: string, unit: string) => `${number}${UNITS.get(unit) ?? unit}`)
    .replace(SPACED_CODE, '$1$2');
  return (plain.match(WORD) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => ({ word, term: singular(word) }));
}

export function terms(text: string): string[] {
  return tokens(text).map(({ term }) => term);
}

/** Synonyms of the trade, with the weight of each relative to the word itself. */
const SYNONYMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  single: { '1gang': 0.95 },
  double: { '2gang': 0.95 },
  twin: { '2gang': 0.95 },
  triple: { '3gang': 0.95 },
  bulb: { lamp: 0.5 },
  lamp: { bulb: 0.5 },
  plug: { socket: 0.9 },
  outlet: { socket: 0.7 },
  lite: { light: 0.9 },
  cupboard: { cabinet: 0.8 },
  spotlight: { downlight: 0.6, spot: 0.9 },
  torch: { light: 0.3 },
};

export function synonymsOf(term: string): { term: string; weight: number }[] {
  return Object.hasOwn(SYNONYMS, term)
    ? Object.entries(SYNONYMS[term] ?? {}).map(([synonym, weight]) => ({ term: synonym, weight }))
    : [];
}
