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
  /** Words of `fields` that only some variants have: "neon" of "With Neon" and "Without Neon". */
  optional?: readonly string[];
  /** SKUs, also of variants, and GTINs. */
  codes: readonly string[];
  /** Sales rank, 0–1000: breaks ties. */
  popularity: number;
  /** The ids of `categories`, in the same order. */
  categoryIds: readonly number[];
  brandId: number;
}

/** Weights of a match. */
export interface Boosts {
  name: number;
  brand: number;
  description: number;
  categories: number;
  fields: number;
  sku: number;
}

/** As they are written: words or phrases. A weight is relative to the word as typed, up to 1. */
export interface SynonymTable {
  /** Words that find one another. */
  same: readonly { words: readonly string[]; weight: number }[];
  /** One way: `instead` does not find `word`. */
  finds: readonly { word: string; instead: readonly string[]; weight: number }[];
  /** For a word that no product has; the first of `instead` that products have counts. */
  nearest: readonly { word: string; instead: readonly string[] }[];
}

/** Lengths and weights are known without it. */
export interface NumberOptions {
  /** Other spellings: `{ w: ['watt', 'watts'] }`. */
  units: Readonly<Record<string, readonly string[]>>;
  /** Counted in words: "two gang". */
  counted: readonly string[];
  /** Asked for rounded: "5w" finds 4.9 W. */
  rounded: readonly string[];
  /** Find near numbers: "3000k" finds 2700 K. */
  near: readonly string[];
  /** Letters of codes with a space or without: "ip 44". */
  codes: readonly string[];
}

/** Join a number or code with the kind of product: "2 gang switch". */
export interface LabelOptions {
  /** In a name. */
  word: RegExp;
  /** After a number: "2 gang". */
  counted: readonly string[];
  /** In `fields`. */
  field: RegExp;
  /** May stand between the two: "gu10 led bulb". */
  between: string;
}

/** What products are used for, such as rooms: descriptions say it more often than names. */
export interface UseOptions {
  /** Other names are tried in turn. */
  names: readonly (readonly [name: string, ...others: string[]])[];
  /** Suggested first: "lights" for "hall lights". */
  kind: string;
}

/** An index is searched with the options that it was built with. */
export interface SearchOptions {
  /** Defaults to 3 for names and SKUs: below, a long description outranks a name. */
  boosts?: Boosts;
  synonyms?: SynonymTable;
  numbers?: NumberOptions;
  /** Of one word: `{ matte: 'matt' }`. */
  spellings?: Readonly<Record<string, string>>;
  labels?: LabelOptions;
  uses?: UseOptions;
  /** Rewrites a query before it is read. */
  rewrite?: (query: string) => string;
}

export const BOOSTS: Boosts = { name: 3, sku: 3, brand: 1, description: 1, categories: 1, fields: 1 };
