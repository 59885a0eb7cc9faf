import { terms } from './words/analysis.rules.ts';
import type { SearchDocument } from './document.ts';
import { labelledPhrases } from './labelled.rules.ts';

/** A phrase in product names, and how many products have it. */
export interface Phrase {
  text: string;
  terms: readonly string[];
  count: number;
}

/** A category or brand with products. */
export interface Place {
  id: number;
  name: string;
  terms: readonly string[];
  count: number;
}

/** The sources of suggestions. */
export interface Phrases {
  phrases: Phrase[];
  categories: Place[];
  brands: Place[];
}

const PHRASES_MAXIMUM = 6_000;
const LABELLED_MAXIMUM = 3_000;
/** A phrase in fewer products is a product's name rather than a query. */
const PRODUCTS_MINIMUM = 3;
const NGRAM_WORDS_MAXIMUM = 3;

/** Words of letters only: numbers and codes are suggested with what they are a property of, see `labelledPhrases`. */
const PLAIN_WORD = /^[a-z][a-z'’-]+$/;

/** Words that a phrase neither begins nor ends with, nor may follow. The same holds for units after a number, such as the "way" of "2 way". */
const LINKS = new Set(['and', '&', 'with', 'in', 'for', 'of', 'the', 'a', 'to', 'on', 'or', 'by']);

/** A phrase that continues the same way at least this often is incomplete: "polished" of "polished chrome". */
const ALWAYS = 0.8;
/** A word that ends names less often than this ends no phrase: "matt". */
const ENDING_PART_MINIMUM = 0.02;

/** Counts phrases in a stream of documents. */
export class PhraseCounter {
  readonly #ngrams = new Map<string, number>();
  readonly #labelled = new Map<string, number>();
  /** By word: how many names have it where a phrase may end. */
  readonly #endings = new Map<string, number>();
  readonly #categories = new Map<number, Place>();
  readonly #brands = new Map<number, Place>();

  add(document: SearchDocument): void {
    const { name, brand, brandId, categories, categoryIds } = document;
    if (brand) count(this.#brands, brandId, brand);
    categoryIds.forEach((id, index) => {
      const category = categories[index];
      if (category) count(this.#categories, id, category);
    });
    // The brand in front of a name is not part of the phrase.
    const words = (name.startsWith(brand) ? name.slice(brand.length) : name)
      .toLowerCase()
      .split(/[\s,/]+/)
      .filter(Boolean);
    for (const ngram of new Set(ngramsOf(words))) this.#ngrams.set(ngram, (this.#ngrams.get(ngram) ?? 0) + 1);
    for (const phrase of labelledPhrases(words, document))
      this.#labelled.set(phrase, (this.#labelled.get(phrase) ?? 0) + 1);
    words.forEach((word, index) => {
      const next = words[index + 1];
      if (PLAIN_WORD.test(word) && (next === undefined || LINKS.has(next) || !PLAIN_WORD.test(next)))
        this.#endings.set(word, (this.#endings.get(word) ?? 0) + 1);
    });
  }

  #mayEndWith(word: string): boolean {
    return (this.#endings.get(word) ?? 0) >= ENDING_PART_MINIMUM * (this.#ngrams.get(word) ?? 0);
  }

  finish(): Phrases {
    const frequent = [...this.#ngrams].filter(([, products]) => products >= PRODUCTS_MINIMUM);
    const halves = halvesOf(frequent);
    const counted = frequent.filter(
      ([text]) => !halves.has(text) && this.#mayEndWith(text.slice(text.lastIndexOf(' ') + 1)),
    );
    const names = [...this.#categories.values(), ...this.#brands.values()].map(
      ({ name, count: products }) => [name.toLowerCase(), products] as const,
    );
    const labelled = [...this.#labelled].filter(([, products]) => products >= PRODUCTS_MINIMUM);
    const most = (all: [string, number][], maximum: number) => all.sort((a, b) => b[1] - a[1]).slice(0, maximum);
    const best = new Map([...most(counted, PHRASES_MAXIMUM), ...most(labelled, LABELLED_MAXIMUM), ...names]);
    const phrases = distinct([...best].map(([text, products]) => ({ text, terms: terms(text), count: products })));
    const byCount = (places: Iterable<Place>) => [...places].sort((a, b) => b.count - a.count);
    return {
      phrases: phrases.sort((a, b) => b.count - a.count),
      categories: byCount(this.#categories.values()),
      brands: byCount(this.#brands.values()),
    };
  }
}

/** Returns the phrases that nearly always continue to a longer one. */
function halvesOf(ngrams: readonly (readonly [string, number])[]): Set<string> {
  const counts = new Map(ngrams);
  const halves = new Set<string>();
  for (const [text, products] of ngrams) {
    const shorter = [
      text.slice(0, Math.max(0, text.lastIndexOf(' '))),
      text.includes(' ') ? text.slice(text.indexOf(' ') + 1) : '',
    ];
    // A single word may be a whole query: it is incomplete only when the same words always follow.
    for (const [index, half] of shorter.entries())
      if (half && (index === 0 || half.includes(' ')) && products >= ALWAYS * (counts.get(half) ?? Infinity))
        halves.add(half);
  }
  return halves;
}

/** Merges singular and plural into the form of more products. */
function distinct(phrases: readonly Phrase[]): Phrase[] {
  const byTerms = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const key = phrase.terms.join(' ');
    const known = byTerms.get(key);
    if (!known || phrase.count > known.count) byTerms.set(key, phrase);
  }
  return [...byTerms.values()];
}

function count(places: Map<number, Place>, id: number, name: string): void {
  const place = places.get(id);
  if (place) place.count += 1;
  else places.set(id, { id, name, terms: terms(name), count: 1 });
}

function* ngramsOf(words: readonly string[]): Generator<string> {
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= NGRAM_WORDS_MAXIMUM && start + length <= words.length; length += 1) {
      const last = words[start + length - 1] ?? '';
      const before = words[start - 1] ?? '';
      if (!PLAIN_WORD.test(last)) break;
      if (LINKS.has(words[start] ?? '') || LINKS.has(before) || /^\d/.test(before)) break;
      if (!LINKS.has(last)) yield words.slice(start, start + length).join(' ');
    }
  }
}
