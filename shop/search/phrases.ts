import type { LabelOptions, SearchDocument } from './options.ts';
import type { Analysis } from './words/analysis.rules.ts';

/** In product names; how many products have it. */
export interface Phrase {
  text: string;
  terms: readonly string[];
  count: number;
}

export interface Target {
  id: number;
  name: string;
  terms: readonly string[];
  count: number;
}

export interface Phrases {
  phrases: Phrase[];
  categories: Target[];
  brands: Target[];
}

const PHRASES_MAXIMUM = 6_000;
const LABELLED_MAXIMUM = 3_000;
/** In fewer products it is a product's name rather than a query. */
const PRODUCTS_MINIMUM = 3;
const NGRAM_WORDS_MAXIMUM = 3;

/** Numbers and codes are suggested by `labelledPhrases`. */
const PLAIN_WORD = /^[a-z][a-z'’-]+$/;

/** They neither start, end nor precede a phrase; nor does a number: the "way" of "2 way" is none. */
const LINKS = new Set(['and', '&', 'with', 'in', 'for', 'of', 'the', 'a', 'to', 'on', 'or', 'by']);

/** Continued the same way this often, a phrase is incomplete: "polished" of "polished chrome". */
const ALWAYS = 0.8;
/** A word that ends names less often ends no phrase: "matt". */
const ENDING_PART_MINIMUM = 0.02;

export class PhraseCounter {
  readonly #terms: Analysis['terms'];
  readonly #labels: LabelOptions | undefined;
  readonly #ngrams = new Map<string, number>();
  readonly #labelled = new Map<string, number>();
  /** By word: names that have it where a phrase may end. */
  readonly #endings = new Map<string, number>();
  readonly #categories = new Map<number, Target>();
  readonly #brands = new Map<number, Target>();

  constructor({ terms }: Pick<Analysis, 'terms'>, labels?: LabelOptions) {
    this.#terms = terms;
    this.#labels = labels;
  }

  add(document: SearchDocument): void {
    const { name, brand, brandId, categories, categoryIds } = document;
    if (brand) this.#count(this.#brands, brandId, brand);
    categoryIds.forEach((id, index) => {
      const category = categories[index];
      if (category) this.#count(this.#categories, id, category);
    });
    // The brand in front is not part of the phrase.
    const words = (name.startsWith(brand) ? name.slice(brand.length) : name)
      .toLowerCase()
      .split(/[\s,/]+/)
      .filter(Boolean);
    for (const ngram of new Set(ngramsOf(words))) this.#ngrams.set(ngram, (this.#ngrams.get(ngram) ?? 0) + 1);
    if (this.#labels)
      for (const phrase of labelledPhrases(words, document, this.#labels, this.#terms))
        this.#labelled.set(phrase, (this.#labelled.get(phrase) ?? 0) + 1);
    words.forEach((word, index) => {
      const next = words[index + 1];
      if (PLAIN_WORD.test(word) && (next === undefined || LINKS.has(next) || !PLAIN_WORD.test(next)))
        this.#endings.set(word, (this.#endings.get(word) ?? 0) + 1);
    });
  }

  #count(targets: Map<number, Target>, id: number, name: string): void {
    const target = targets.get(id);
    if (target) target.count += 1;
    else targets.set(id, { id, name, terms: this.#terms(name), count: 1 });
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
    const phrases = distinct(
      [...best].map(([text, products]) => ({ text, terms: this.#terms(text), count: products })),
    );
    const byCount = (targets: Iterable<Target>) => [...targets].sort((a, b) => b.count - a.count);
    return {
      phrases: phrases.sort((a, b) => b.count - a.count),
      categories: byCount(this.#categories.values()),
      brands: byCount(this.#brands.values()),
    };
  }
}

/** They nearly always continue to a longer one. */
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

/** "ceiling light" of Flush Ceiling Lights before "light". */
const KIND_WORDS_MAXIMUM = 2;

/** A product's numbers and codes with what it is: "2 gang socket". `words` are its name's, in lower case. */
export function labelledPhrases(
  words: readonly string[],
  { fields, categories }: Pick<SearchDocument, 'fields' | 'categories'>,
  options: LabelOptions,
  termsOf: Analysis['terms'],
): Set<string> {
  const phrases = new Set<string>();
  const labels = labelsOf(words, fields, options);
  if (labels.size === 0) return phrases;
  const { between } = options;
  const known = ` ${termsOf(words.join(' ')).join(' ')} `;
  for (const kind of new Set(categories.flatMap((category) => kindsOf(category, known, termsOf)))) {
    for (const label of labels) {
      phrases.add(`${label} ${kind}`);
      if (words.includes(between) && !kind.startsWith(between)) phrases.add(`${label} ${between} ${kind}`);
    }
  }
  return phrases;
}

function labelsOf(words: readonly string[], fields: readonly string[], options: LabelOptions): Set<string> {
  const labels = new Set(words.filter((word) => options.word.test(word)));
  words.forEach((word, index) => {
    const unit = words[index + 1] ?? '';
    if (/^\d{1,3}$/.test(word) && options.counted.includes(unit)) labels.add(`${word} ${unit}`);
  });
  for (const field of fields) if (options.field.test(field)) labels.add(field.toLowerCase());
  return labels;
}

/** "switch" and "socket" of Switches & Sockets, if they are in the product's name. */
function kindsOf(category: string, name: string, termsOf: Analysis['terms']): string[] {
  const [first = '', ...others] = category.split(/(?<!\s)\s*(?:&|,|\band\b)\s*/);
  // Words after "&" share the first words: the "Lights" of Up & Down Lights.
  return [kindOf(termsOf(first), name), ...others.map((other) => kindOf(termsOf(other).slice(-1), name))].filter(
    Boolean,
  );
}

/** "downlight" of GU10 Downlights, if the product's name has it; empty for none. */
function kindOf(category: readonly string[], name: string): string {
  for (let length = Math.min(KIND_WORDS_MAXIMUM, category.length); length > 0; length -= 1) {
    const kind = category.slice(-length).join(' ');
    // "Rated Downlights" is no kind of its own.
    const isCut = length < category.length && /^\w+ed /.test(kind);
    if (!isCut && /^[a-z][a-z -]{2,}$/.test(kind) && name.includes(` ${kind} `)) return kind;
  }
  return '';
}
