import type { Analysis } from './analysis.rules.ts';

/** The words that say what the product is. */
export interface Head {
  /** In order. */
  terms: readonly string[];
  /** Their places, in "dimmer switch" or "picture light". */
  noun: number;
  phrase: number;
}

interface Named {
  name: string;
  brand: string;
  categories: readonly string[];
  fields: readonly string[];
}

/** A part or use of the product follows: "Lamp Shade for a Pendant", "Handle on Round Rose", "Bulb, Pack of 3". */
const END_OF_HEAD = /[,(;:|]|\s[–—-]\s|\s(?:in|with|for|on|from|without|pack of|set of|box of)\s/i;
const TERMS_MAXIMUM = 16;

export function headTextOf(text: string): string {
  const trimmed = text.trim();
  const end = trimmed.search(END_OF_HEAD);
  return end > 0 ? trimmed.slice(0, end) : trimmed;
}

/** The last word of its categories' names ("Downlight Satin Brass"), else the last that is no number and no value. */
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
