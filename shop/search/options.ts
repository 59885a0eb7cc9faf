/** The searchable fields of a product. */
export interface SearchDocument {
  id: number;
  name: string;
  sku: string;
  brand: string;
  /** Plain text. */
  description: string;
  categories: readonly string[];
  /** Values of custom fields and variant options. */
  fields: readonly string[];
  /** Words of `fields` that only some variants have: "neon" of "With Neon" and "Without Neon". Defaults to none. */
  optional?: readonly string[];
  /** SKUs, including those of variants, and GTINs. */
  codes: readonly string[];
  /** Sales rank, 0–1000: breaks ties. */
  popularity: number;
  /** The ids of `categories`, in the same order. */
  categoryIds: readonly number[];
  brandId: number;
}

/** The weight of a match in each field. */
export interface Boosts {
  name: number;
  brand: number;
  description: number;
  categories: number;
  fields: number;
  sku: number;
}

/** Synonyms as they are written. A word may be a phrase; a weight is relative to the word as typed, up to 1. */
export interface SynonymTable {
  /** Words that find one another. */
  same: readonly { words: readonly string[]; weight: number }[];
  /** Words that also find others, which do not find them. */
  finds: readonly { word: string; instead: readonly string[]; weight: number }[];
  /** For a word that no product has: the first of `instead` that products have is searched for. */
  nearest: readonly { word: string; instead: readonly string[] }[];
}

/** The spellings of numbers. Lengths and weights are known without it. */
export interface NumberOptions {
  /** Each unit with its other spellings: `{ w: ['watt', 'watts'] }`. */
  units: Readonly<Record<string, readonly string[]>>;
  /** Nouns that are counted in words: "two gang". */
  counted: readonly string[];
  /** Units whose numbers are asked for rounded: "5w" finds 4.9 W. */
  rounded: readonly string[];
  /** Units whose numbers find those near them: "3000k" finds 2700 K. */
  near: readonly string[];
  /** The letters of codes that are written with a space or without: "ip 44". */
  codes: readonly string[];
}

/** Suggestions that join a number or code with the kind of product: "2 gang switch". */
export interface LabelOptions {
  /** Words of a name that are such a number or code. */
  word: RegExp;
  /** Words after a number that make it one: "2 gang". */
  counted: readonly string[];
  /** Values of `fields` that are one. */
  field: RegExp;
  /** A word of names that may stand between the two: "gu10 led bulb". */
  between: string;
}

/** Suggestions for what products are used for, such as rooms, which descriptions say more often than names. */
export interface UseOptions {
  /** Each use with its other names, which are tried in turn. */
  names: readonly (readonly [name: string, ...others: string[]])[];
  /** The kind of product that is suggested first: "lights" for "hall lights". */
  kind: string;
}

/** The words and numbers of a trade. An index is searched with the options that it was built with. */
export interface SearchOptions {
  /** Defaults to 3 for names and SKUs: below, a long description outranks a name. */
  boosts?: Boosts;
  synonyms?: SynonymTable;
  numbers?: NumberOptions;
  /** Spellings of one word: `{ matte: 'matt' }`. */
  spellings?: Readonly<Record<string, string>>;
  labels?: LabelOptions;
  uses?: UseOptions;
  /** Rewrites a query before it is read. */
  rewrite?: (query: string) => string;
}

export const BOOSTS: Boosts = { name: 3, sku: 3, brand: 1, description: 1, categories: 1, fields: 1 };
