import { BOOSTS, type Boosts, type SearchDocument, type SearchOptions } from './options.ts';
import { PhraseCounter, type Phrases } from './phrases.ts';
import { APART, FLAGS, IMPACT_SCALE, NAMED, OPTIONAL, type CodeTable, type Segment } from './segment.ts';
import {
  categoryTerm,
  createAnalysis,
  isPhrase,
  phraseTerm,
  wordsOfPhrase,
  type Analysis,
} from './words/analysis.rules.ts';
import { codeKey, partsOfCode } from './words/codes.rules.ts';
import { headOf } from './words/head.rules.ts';

/** Can be sent between threads. */
export interface BuiltIndex {
  segment: Segment;
  phrases: Phrases;
}

export async function buildIndex(
  documents: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  options: SearchOptions = {},
): Promise<BuiltIndex> {
  const analysis = createAnalysis(options);
  const builder = new SegmentBuilder(analysis, options.boosts);
  const phrases = new PhraseCounter(analysis, options.labels);
  for await (const document of documents) {
    builder.add(document);
    phrases.add(document);
  }
  return { segment: builder.finish(), phrases: phrases.finish() };
}

/** BM25F: the saturation of repeated terms, then the length normalisation of each field. */
const K1 = 1.2;
const LENGTH_WEIGHT = { name: 0.3, brand: 0, description: 0.6, categories: 0.2, fields: 0.2 };
/** In terms. */
const USUAL_LENGTH = { name: 8, brand: 2, description: 60, categories: 6, fields: 25 };
const DESCRIPTION_TERMS_MAXIMUM = 80;
const VALUE_WORDS_MAXIMUM = 3;
/** Adjacent in fewer names, two words are so by chance. */
const PHRASE_PRODUCTS_MINIMUM = 2;

/** For a query that is a category's whole name: its products match as if by their own names. */
const CATEGORY_BOOST = 12;

type Part = keyof typeof USUAL_LENGTH;
/** Fields that name the product come first. A category's name does not: "Switches & Sockets" is on every switch. */
const PARTS: readonly Part[] = ['name', 'brand', 'fields', 'categories', 'description'];
const FIRST_UNNAMED: Part = 'categories';

/** Tokenised brands, categories and values, which recur in many products. */
const REMEMBERED_TEXTS = 20_000;

/** Keeps only the documents' terms. */
export class SegmentBuilder {
  readonly #analysis: Analysis;
  readonly #boosts: Boosts;
  readonly #termIds = new Map<string, number>();
  readonly #remembered = new Map<string, string[]>();
  readonly #ids: number[] = [];
  readonly #popularity: number[] = [];
  readonly #headTerms: number[] = [];
  readonly #headStarts: number[] = [0];
  readonly #nouns: number[] = [];
  readonly #phrases: number[] = [];
  readonly #codes: { text: string; place: number; whole: boolean }[] = [];
  readonly #values = new Map<string, number>();
  #postingTerms = new Uint32Array(1 << 16);
  #postingPlaces = new Uint32Array(1 << 16);
  #postingImpacts = new Uint16Array(1 << 16);
  #postings = 0;

  constructor(analysis: Analysis, boosts: Boosts = BOOSTS) {
    this.#analysis = analysis;
    this.#boosts = boosts;
  }

  add(document: SearchDocument): void {
    const place = this.#ids.length;
    this.#ids.push(document.id);
    this.#popularity.push(Math.max(0, Math.min(65_535, document.popularity)));
    const name = this.#analysis.documentTerms(document.name);
    const { weights, named } = this.#weights(document, name);
    const { phrases, apart } = this.#phrasesOf(document, name);
    const optional = new Set((document.optional ?? []).flatMap((text) => this.#remember(text)));
    for (const category of new Set(document.categories))
      if (category) this.#post(categoryTerm(this.#remember(category)), place, CATEGORY_BOOST, NAMED);
    let index = 0;
    for (const [term, weight] of weights) {
      const flags = (index++ < named ? NAMED : 0) | (apart.has(term) ? APART : 0) | (optional.has(term) ? OPTIONAL : 0);
      this.#post(term, place, weight, flags);
    }
    // A phrase weighs as much as its words on average.
    for (const [term, words] of phrases) {
      const weight = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / words.length;
      this.#post(term, place, weight, NAMED);
    }
    const head = headOf(document, this.#analysis, (text) => this.#remember(text));
    for (const term of head.terms) this.#headTerms.push(this.#idOf(term));
    this.#headStarts.push(this.#headTerms.length);
    this.#nouns.push(head.noun);
    this.#phrases.push(head.phrase);
    const codes = new Set(document.codes.map(codeKey).filter(Boolean));
    for (const text of codes) this.#codes.push({ text, place, whole: true });
    for (const text of new Set(document.codes.flatMap(partsOfCode)))
      if (!codes.has(text)) this.#codes.push({ text, place, whole: false });
  }

  /** BM25F before saturation, by term. The first `named` terms are outside description and categories. */
  #weights(document: SearchDocument, name: readonly string[]): { weights: Map<string, number>; named: number } {
    const weights = new Map<string, number>();
    let named = 0;
    for (const part of PARTS) {
      if (part === FIRST_UNNAMED) named = weights.size;
      const found = part === 'name' ? name : this.#termsOf(document, part);
      const shortening = 1 - LENGTH_WEIGHT[part] + (LENGTH_WEIGHT[part] * found.length) / USUAL_LENGTH[part];
      const weight = this.#boosts[part] / shortening;
      for (const term of found) weights.set(term, (weights.get(term) ?? 0) + weight);
    }
    return { weights, named };
  }

  /** Adjacent words of the name, and values of several words; also the words in no such value. Counts the values. */
  #phrasesOf(
    { fields }: SearchDocument,
    name: readonly string[],
  ): { phrases: Map<string, string[]>; apart: Set<string> } {
    const values = new Map(fields.map((text) => this.#remember(text)).flatMap(valueEntry));
    for (const value of values.keys()) this.#values.set(value, (this.#values.get(value) ?? 0) + 1);
    const longer = [...values.values()].filter(({ length }) => length > 1);
    const inLonger = new Set(longer.flat());
    const words = [...name, ...[...values.values()].flat()];
    return {
      phrases: new Map([...pairsOf(name), ...longer].map((phrase) => [phraseTerm(phrase), phrase])),
      apart: new Set(words.filter((word) => isPlain(word) && !inLonger.has(word))),
    };
  }

  #termsOf(document: SearchDocument, part: Exclude<Part, 'name'>): readonly string[] {
    if (part === 'description')
      return this.#analysis.documentTerms(document.description).slice(0, DESCRIPTION_TERMS_MAXIMUM);
    if (part === 'brand') return this.#remember(document.brand);
    return document[part].flatMap((text) => this.#remember(text));
  }

  #remember(text: string): string[] {
    const known = this.#remembered.get(text);
    if (known) return known;
    const found = this.#analysis.documentTerms(text);
    if (this.#remembered.size < REMEMBERED_TEXTS) this.#remembered.set(text, found);
    return found;
  }

  #idOf(term: string): number {
    const known = this.#termIds.get(term);
    if (known !== undefined) return known;
    const id = this.#termIds.size;
    this.#termIds.set(term, id);
    return id;
  }

  #post(term: string, place: number, weight: number, flags: number): void {
    if (this.#postings === this.#postingTerms.length) this.#grow();
    this.#postingTerms[this.#postings] = this.#idOf(term);
    this.#postingPlaces[this.#postings] = place;
    this.#postingImpacts[this.#postings] =
      (Math.max(FLAGS + 1, Math.floor((weight / (K1 + weight)) * IMPACT_SCALE)) & ~FLAGS) | flags;
    this.#postings += 1;
  }

  #grow(): void {
    const size = this.#postingTerms.length * 2;
    const [terms, places, impacts] = [new Uint32Array(size), new Uint32Array(size), new Uint16Array(size)];
    terms.set(this.#postingTerms);
    places.set(this.#postingPlaces);
    impacts.set(this.#postingImpacts);
    [this.#postingTerms, this.#postingPlaces, this.#postingImpacts] = [terms, places, impacts];
  }

  /** The builder cannot be used afterwards. */
  finish(): Segment {
    const counts = new Uint32Array(this.#termIds.size);
    for (let index = 0; index < this.#postings; index += 1) counts[this.#postingTerms[index] ?? 0]! += 1;
    const isKept = ([term, id]: [string, number]) =>
      !isPhrase(term) || (counts[id] ?? 0) >= PHRASE_PRODUCTS_MINIMUM || this.#values.has(wordsOfPhrase(term));
    const kept = [...this.#termIds].filter(isKept).sort(([a], [b]) => (a < b ? -1 : 1));
    const vocabulary = kept.map(([term]) => term);
    const rankById = new Int32Array(counts.length).fill(-1);
    const starts = new Uint32Array(vocabulary.length + 1);
    kept.forEach(([, id], rank) => {
      rankById[id] = rank;
      starts[rank + 1] = (starts[rank] ?? 0) + (counts[id] ?? 0);
    });
    const next = starts.slice(0, -1);
    const places = new Uint32Array(starts.at(-1) ?? 0);
    const impacts = new Uint16Array(places.length);
    for (let index = 0; index < this.#postings; index += 1) {
      const rank = rankById[this.#postingTerms[index] ?? 0] ?? -1;
      if (rank < 0) continue;
      const at = next[rank] ?? 0;
      places[at] = this.#postingPlaces[index] ?? 0;
      impacts[at] = this.#postingImpacts[index] ?? 0;
      next[rank] = at + 1;
    }
    return {
      ids: Int32Array.from(this.#ids),
      popularity: Uint16Array.from(this.#popularity),
      vocabulary,
      values: this.#values,
      starts,
      places,
      impacts,
      heads: {
        starts: Uint32Array.from(this.#headStarts),
        terms: Uint32Array.from(this.#headTerms, (id) => rankById[id] ?? 0),
        nouns: Uint8Array.from(this.#nouns),
        phrases: Uint8Array.from(this.#phrases),
      },
      codes: codeTable(this.#codes),
    };
  }
}

const isPlain = (word: string) => /^[a-z]+$/.test(word);

function pairsOf(words: readonly string[]): string[][] {
  return words
    .slice(1)
    .map((second, index) => [words[index] ?? '', second])
    .filter((pair) => pair.every(isPlain));
}

/** Of up to three plain words; nothing for any other. */
function valueEntry(words: string[]): [string, string[]][] {
  const isValue = words.length > 0 && words.length <= VALUE_WORDS_MAXIMUM && words.every(isPlain);
  return isValue ? [[words.join(' '), words]] : [];
}

function codeTable(codes: { text: string; place: number; whole: boolean }[]): CodeTable {
  codes.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place));
  const starts = new Uint32Array(codes.length + 1);
  codes.forEach(({ text }, index) => (starts[index + 1] = (starts[index] ?? 0) + text.length));
  const bytes = new Uint8Array(starts[codes.length] ?? 0);
  codes.forEach(({ text }, index) => bytes.set(Buffer.from(text, 'latin1'), starts[index] ?? 0));
  return {
    bytes,
    starts,
    places: Uint32Array.from(codes, ({ place }) => place),
    whole: Uint8Array.from(codes, ({ whole }) => (whole ? 1 : 0)),
  };
}
