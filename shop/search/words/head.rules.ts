import type { Analysis } from './analysis.rules.ts';

/** The head of a name: the words that say what the product is. */
export interface Head {
  /** The terms of the name's head in order. */
  terms: readonly string[];
  /** The place among them of the head noun, and of the first word of its phrase: "dimmer switch", "picture light". */
  noun: number;
  phrase: number;
}

interface Named {
  name: string;
  brand: string;
  categories: readonly string[];
  fields: readonly string[];
}

/** Words after these name a part of the product, or its use: "Lamp Shade for a Pendant", "Handle on Round Rose", "Bulb, Pack of 3". */
const END_OF_HEAD = /[,(;:|]|\s[–—-]\s|\s(?:in|with|for|on|from|without|pack of|set of|box of)\s/i;
const TERMS_MAXIMUM = 16;

/** Returns the head of a name or query as text. */
export function headTextOf(text: string): string {
  const trimmed = text.trim();
  const end = trimmed.search(END_OF_HEAD);
  return end > 0 ? trimmed.slice(0, end) : trimmed;
}

/**
 * Reads the head of a product's name. Names often end with a finish or size ("Fixed Downlight Satin Brass", "Bulb E27 2700K"): the head noun
 * is the last word that its categories' names have too, else the last one that is neither a number nor a value of its fields. `termsOf` may remember its
 * texts, which recur.
 */
export function headOf(
  { name, brand, categories, fields }: Named,
  { documentTerms }: Pick<Analysis, 'documentTerms'>,
  termsOf: (text: string) => readonly string[],
): Head {
  const own = brand !== '' && name.startsWith(brand) ? name.slice(brand.length) : name;
  const terms = documentTerms(headTextOf(own)).slice(0, TERMS_MAXIMUM);
  const inCategories = new Set(categories.flatMap(termsOf));
  const named = terms.findLastIndex((term) => inCategories.has(term));
  if (named >= 0) {
    const other = terms.findLastIndex((term, index) => index < named && !inCategories.has(term));
    return { terms, noun: named, phrase: other + 1 };
  }
  const values = new Set(fields.flatMap(termsOf));
  const plain = terms.findLastIndex((term) => !/\d/.test(term) && !values.has(term));
  const noun = plain >= 0 ? plain : Math.max(0, terms.length - 1);
  return { terms, noun, phrase: noun };
}
