import { categoryTerm, documentTerms, optionalTerm, phraseTerm, valueTerm } from '../words/analysis.rules.ts';
import { skuKey } from '../../../domain/sku.rules.ts';
import { partsOfCode } from '../words/codes.rules.ts';
import type { Boosts, SearchDocument } from '../document.ts';
import { IMPACT_SCALE, NAMED, type CodeTable, type Segment } from '../segment.ts';
import { headOf } from '../words/head.rules.ts';

/** BM25F: the saturation of repeated terms; below, the length normalisation of each field. */
const K1 = 1.2;
const LENGTH_WEIGHT = { name: 0.3, brand: 0, description: 0.6, categories: 0.2, fields: 0.2 };
/** Average length of each field, in terms. */
const USUAL_LENGTH = { name: 8, brand: 2, description: 60, categories: 6, fields: 25 };
const DESCRIPTION_TERMS_MAXIMUM = 80;
const VALUE_WORDS_MAXIMUM = 3;

/** The weight of a query's words that are the whole name of a product's category: it says what the product is, as its name does. */
const CATEGORY_BOOST = 12;

/** Words that stand together, and the term that says so. */
interface Phrase {
  term: string;
  words: readonly string[];
}

type Part = keyof typeof USUAL_LENGTH;
/** Those that say what a product is come first. A category's name says it of all its products: "Switches & Sockets" is on every switch. */
const PARTS: readonly Part[] = ['name', 'brand', 'fields', 'categories', 'description'];
const FIRST_UNNAMED: Part = 'categories';

/** Tokenised texts in the cache: brands, categories and values recur in product after product. */
const REMEMBERED_TEXTS = 20_000;

/** Builds a segment from a stream of documents. Keeps only their terms. */
export class SegmentBuilder {
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
  #postingTerms = new Uint32Array(1 << 16);
  #postingPlaces = new Uint32Array(1 << 16);
  #postingImpacts = new Uint16Array(1 << 16);
  #postings = 0;

  constructor(boosts: Boosts) {
    this.#boosts = boosts;
  }

  add(document: SearchDocument): void {
    const place = this.#ids.length;
    this.#ids.push(document.id);
    this.#popularity.push(Math.max(0, Math.min(65_535, document.popularity)));
    const { weights, named, phrases } = this.#weights(document);
    for (const name of new Set(document.categories))
      if (name) this.#post(categoryTerm(this.#remember(name)), place, CATEGORY_BOOST, true);
    let index = 0;
    for (const [term, weight] of weights) this.#post(term, place, weight, index++ < named);
    // A phrase weighs what its words do: it only says that they stand together.
    for (const [term, { words }] of new Map(phrases.map((phrase) => [phrase.term, phrase]))) {
      const weight = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / words.length;
      this.#post(term, place, weight, true);
    }
    const optional = new Set((document.optional ?? []).flatMap((text) => this.#remember(text)));
    for (const word of optional) if (isPlain(word)) this.#post(optionalTerm(word), place, 1, false);
    const head = headOf(document, (text) => this.#remember(text));
    for (const term of head.terms) this.#headTerms.push(this.#idOf(term));
    this.#headStarts.push(this.#headTerms.length);
    this.#nouns.push(head.noun);
    this.#phrases.push(head.phrase);
    const codes = new Set(document.codes.map(skuKey).filter(Boolean));
    for (const text of codes) this.#codes.push({ text, place, whole: true });
    for (const text of new Set(document.codes.flatMap(partsOfCode)))
      if (!codes.has(text)) this.#codes.push({ text, place, whole: false });
  }

  /** Returns each term's BM25F weight in a document before saturation: boosted and length-normalised. The first `named` terms are outside its description and categories. */
  #weights(document: SearchDocument): { weights: Map<string, number>; named: number; phrases: Phrase[] } {
    const weights = new Map<string, number>();
    const phrases: Phrase[] = [];
    let named = 0;
    for (const part of PARTS) {
      if (part === FIRST_UNNAMED) named = weights.size;
      const found = this.#termsOf(document, part);
      const shortening = 1 - LENGTH_WEIGHT[part] + (LENGTH_WEIGHT[part] * found.length) / USUAL_LENGTH[part];
      const weight = this.#boosts[part] / shortening;
      for (const term of found) weights.set(term, (weights.get(term) ?? 0) + weight);
      if (part === 'name') phrases.push(...pairsOf(found));
      if (part === 'fields') for (const text of document.fields) phrases.push(...this.#valuesOf(text));
    }
    const inLonger = new Set(
      phrases.flatMap(({ term, words }) => (term.startsWith('!') && words.length > 1 ? words : [])),
    );
    for (const word of [...this.#termsOf(document, 'name'), ...phrases.flatMap(({ words }) => words)])
      if (isPlain(word) && !inLonger.has(word)) phrases.push({ term: phraseTerm([word]), words: [word] });
    return { weights, named, phrases };
  }

  #termsOf(document: SearchDocument, part: Part): readonly string[] {
    if (part === 'name') return documentTerms(document.name);
    if (part === 'description') return documentTerms(document.description).slice(0, DESCRIPTION_TERMS_MAXIMUM);
    if (part === 'brand') return this.#remember(document.brand);
    return document[part].flatMap((text) => this.#remember(text));
  }

  #remember(text: string): string[] {
    const known = this.#remembered.get(text);
    if (known) return known;
    const found = documentTerms(text);
    if (this.#remembered.size < REMEMBERED_TEXTS) this.#remembered.set(text, found);
    return found;
  }

  /** A field's value as a whole, if it is one of a few words. */
  #valuesOf(text: string): Phrase[] {
    const words = this.#remember(text);
    if (words.length === 0 || words.length > VALUE_WORDS_MAXIMUM || !words.every(isPlain)) return [];
    const value = { term: valueTerm(words), words };
    return words.length === 1 ? [value] : [value, { term: phraseTerm(words), words }];
  }

  #idOf(term: string): number {
    const known = this.#termIds.get(term);
    if (known !== undefined) return known;
    const id = this.#termIds.size;
    this.#termIds.set(term, id);
    return id;
  }

  #post(term: string, place: number, weight: number, isNamed: boolean): void {
    if (this.#postings === this.#postingTerms.length) this.#grow();
    this.#postingTerms[this.#postings] = this.#idOf(term);
    this.#postingPlaces[this.#postings] = place;
    this.#postingImpacts[this.#postings] =
      (Math.max(2, Math.floor((weight / (K1 + weight)) * IMPACT_SCALE)) & ~NAMED) | (isNamed ? NAMED : 0);
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

  /** Sorts the postings into a segment. The builder cannot be used afterwards. */
  finish(): Segment {
    const vocabulary = [...this.#termIds.keys()].sort();
    const rankById = new Uint32Array(vocabulary.length);
    vocabulary.forEach((term, rank) => (rankById[this.#termIds.get(term) ?? 0] = rank));
    const starts = new Uint32Array(vocabulary.length + 1);
    for (let index = 0; index < this.#postings; index += 1)
      starts[(rankById[this.#postingTerms[index] ?? 0] ?? 0) + 1]! += 1;
    for (let rank = 0; rank < vocabulary.length; rank += 1) starts[rank + 1]! += starts[rank] ?? 0;
    const next = starts.slice(0, -1);
    const places = new Uint32Array(this.#postings);
    const impacts = new Uint16Array(this.#postings);
    for (let index = 0; index < this.#postings; index += 1) {
      const rank = rankById[this.#postingTerms[index] ?? 0] ?? 0;
      const at = next[rank] ?? 0;
      places[at] = this.#postingPlaces[index] ?? 0;
      impacts[at] = this.#postingImpacts[index] ?? 0;
      next[rank] = at + 1;
    }
    return {
      ids: Int32Array.from(this.#ids),
      popularity: Uint16Array.from(this.#popularity),
      vocabulary,
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

/** The words of a name two by two. */
function pairsOf(words: readonly string[]): Phrase[] {
  return words.slice(1).flatMap((second, index) => {
    const pair = [words[index] ?? '', second];
    return pair.every(isPlain) ? { term: phraseTerm(pair), words: pair } : [];
  });
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
