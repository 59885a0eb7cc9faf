import { terms } from './words/analysis.rules.ts';
import type { SearchDocument } from './document.ts';

/** The units that a name writes after a number, in words of their own: "2 Gang", "6 Way". */
const UNITS = new Set(['gang', 'way', 'module', 'pole', 'light', 'core', 'amp', 'watt', 'volt']);

/** A number with its unit in one word: "13a", "5w", "2.5mm²". */
const AMOUNT = /^\d+(?:\.\d+)?(?:mm²?|cm|m|ft|w|a|v|lm|k|l)$/;

/** A code of the trade, in a name: "gu10", "ip65", "cat6". */
const CODE = /^[a-z]{1,4}\d{1,3}$/;

/** Values of specifications that shoppers search by: lamp caps, and protection beyond the IP20 of most products. */
const CODE_OF_FIELD = /^(?:ip[4-6x]\d|gu?\d{1,2}(?:\.\d)?|[eb]\d\d|mr\d\d)$/i;

/** A longer kind is tried first: "ceiling light" of Flush Ceiling Lights before "light". */
const KIND_WORDS_MAXIMUM = 2;

/**
 * Returns what a product can be asked for by its numbers and codes: each with what the product is, such as "2 gang socket" and "ip65 downlight",
 * each once. `words` are those of its name in lower case, without the brand.
 */
export function labelledPhrases(
  words: readonly string[],
  { fields, categories }: Pick<SearchDocument, 'fields' | 'categories'>,
): Set<string> {
  const phrases = new Set<string>();
  const labels = labelsOf(words, fields);
  if (labels.size === 0) return phrases;
  const known = ` ${terms(words.join(' ')).join(' ')} `;
  for (const kind of new Set(categories.flatMap((category) => kindsOf(category, known)))) {
    for (const label of labels) {
      phrases.add(`${label} ${kind}`);
      if (words.includes('led') && !kind.startsWith('led')) phrases.add(`${label} led ${kind}`);
    }
  }
  return phrases;
}

function labelsOf(words: readonly string[], fields: readonly string[]): Set<string> {
  const labels = new Set(words.filter((word) => AMOUNT.test(word) || CODE.test(word)));
  words.forEach((word, index) => {
    const unit = words[index + 1] ?? '';
    if (/^\d{1,3}$/.test(word) && UNITS.has(unit)) labels.add(`${word} ${unit}`);
  });
  for (const field of fields) if (CODE_OF_FIELD.test(field)) labels.add(field.toLowerCase());
  return labels;
}

/** The kinds that a category names: "switch" and "socket" of Switches & Sockets. Only those in the product's name. */
function kindsOf(category: string, name: string): string[] {
  const [first = '', ...others] = category.split(/\s*(?:&|,|\band\b)\s*/);
  // What follows "&" shares its first words with what is before: the "Lights" of Up & Down Lights.
  return [kindOf(terms(first), name), ...others.map((other) => kindOf(terms(other).slice(-1), name))].filter(Boolean);
}

/** The end of a category's name that the product's name has too: "downlight" of GU10 Downlights; empty for none. */
function kindOf(category: readonly string[], name: string): string {
  for (let length = Math.min(KIND_WORDS_MAXIMUM, category.length); length > 0; length -= 1) {
    const kind = category.slice(-length).join(' ');
    // "Rated Downlights" is no kind of its own.
    const isCut = length < category.length && /^\w+ed /.test(kind);
    if (!isCut && /^[a-z][a-z -]{2,}$/.test(kind) && name.includes(` ${kind} `)) return kind;
  }
  return '';
}
