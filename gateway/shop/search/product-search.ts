import { bestRows } from '../listing/selection.ts';
import type { BuiltIndex } from './build/build-index.ts';
import { SegmentBuilder } from './build/build-segment.ts';
import { BOOSTS, type Boosts, type SearchDocument } from './document.ts';
import { LiveSegment, type Found } from './live-segment.ts';
import type { Phrases } from './phrases.ts';
import { planQuery, type Words } from './query.ts';
import { frequency, termsFrom } from './segment.ts';
import { createSpeller, type Speller } from './words/speller.ts';
import { fitting } from './suggest.ts';

/** Products that a term matches, in no order, with how well each does. */
export interface SearchHits {
  ids: Int32Array;
  scores: Float32Array;
  /** What was searched instead of words that nothing has; null when the term was searched as it is. */
  correctedTerm: string | null;
}

export interface Suggestions {
  correctedTerm: string | null;
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
  /** The best first. */
  productIds: number[];
  total: number;
}

export interface ProductSearch {
  /** Null while the first index is being built. */
  search(term: string): SearchHits | null;
  /** What may be meant by a term that is still being typed, at most so many of each kind. */
  suggest(typed: string, limit: number): Suggestions | null;
  /** Adds or replaces products; the next search sees them. */
  apply(documents: readonly SearchDocument[]): void;
  /** Takes a whole index in the place of what there was; what was applied after the first `appliedBefore` documents stays. */
  replace(index: BuiltIndex, appliedBefore: number): void;
  /** How many documents were applied since the whole index was built. */
  readonly applied: number;
  /** How many documents there are. */
  readonly size: number;
}

/** A query with fewer whole matches than this also answers what misses one of its terms. */
const ENOUGH_MATCHES = 16;

/** Search over an index, or over none yet. Changes go into small segments of their own beside the large one. */
export function createProductSearch(first: BuiltIndex | null, boosts: Boosts = BOOSTS): ProductSearch {
  let segments: LiveSegment[] = [];
  let phrases: Phrases = { phrases: [], categories: [], brands: [] };
  let speller: Speller | null = null;
  let log: SearchDocument[] = [];
  let isReady = false;

  const documentFrequency = (term: string) => segments.reduce((sum, { segment }) => sum + frequency(segment, term), 0);
  const words: Words = {
    frequency: documentFrequency,
    completions(prefix, limit) {
      const found = new Set(segments.flatMap(({ segment }) => [...termsFrom(segment, prefix)]));
      return [...found].sort((a, b) => documentFrequency(b) - documentFrequency(a)).slice(0, limit);
    },
    get speller() {
      speller ??= createSpeller([...new Set(segments.flatMap(({ segment }) => segment.vocabulary))], documentFrequency);
      return speller;
    },
  };

  function find(term: string, isTyping: boolean): SearchHits {
    const { groups, correctedTerm } = planQuery(term, words, isTyping);
    const total = segments.reduce((sum, { size }) => sum + size, 0);
    const rarities = new Map<string, number>();
    const rarity = (word: string) => {
      const known = rarities.get(word);
      if (known !== undefined) return known;
      const df = documentFrequency(word);
      const value = Math.log(1 + (total - Math.min(total, df) + 0.5) / (df + 0.5));
      rarities.set(word, value);
      return value;
    };
    return hitsOf(segments.map((segment) => segment.search(term, groups, rarity)), correctedTerm);
  }

  function add(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    const latest = [...new Map(documents.map((document) => [document.id, document])).values()];
    for (const segment of segments) for (const { id } of latest) segment.kill(id);
    const builder = new SegmentBuilder(boosts);
    for (const document of latest) builder.add(document);
    segments.push(new LiveSegment(builder.finish()));
    speller = null;
  }

  const search: ProductSearch = {
    get applied() {
      return log.length;
    },
    get size() {
      return segments.reduce((sum, { size }) => sum + size, 0);
    },
    search: (term) => (isReady ? find(term, false) : null),
    suggest(typed, limit) {
      if (!isReady) return null;
      const hits = find(typed, true);
      const order = bestRows(Uint32Array.from(hits.ids.keys()), (a, b) => (hits.scores[a] ?? 0) > (hits.scores[b] ?? 0), 0, limit);
      const { correctedTerm } = hits;
      return { ...fitting(phrases, correctedTerm ?? typed, limit), correctedTerm, productIds: order.map((index) => hits.ids[index] ?? 0), total: hits.ids.length };
    },
    apply(documents) {
      log.push(...documents);
      if (isReady) add(documents);
    },
    replace(index, appliedBefore) {
      segments = [new LiveSegment(index.segment)];
      ({ phrases } = index);
      speller = null;
      isReady = true;
      log = log.slice(appliedBefore);
      add(log);
    },
  };
  if (first) search.replace(first, 0);
  return search;
}

/**
 * Everything found, less what matches too little of the query: of a long one, more than one term short of the best match; of a short
 * one, any term short once enough products match it whole. A code that was asked for by itself answers what has it and nothing else.
 */
function hitsOf(found: readonly Found[], correctedTerm: string | null): SearchHits {
  const isCode = found.some((part) => part.isCode);
  let [best, whole] = [0, 0];
  for (const { matched } of found) {
    for (let index = 0; index < matched.length; index += 1) {
      const count = matched[index] ?? 0;
      if (count > best) {
        best = count;
        whole = 0;
      }
      if (count === best) whole += 1;
    }
  }
  const least = best >= 3 ? best - 1 : whole >= ENOUGH_MATCHES ? best : Math.max(1, best - 1);
  const size = found.reduce((sum, part) => sum + part.ids.length, 0);
  const ids = new Int32Array(size);
  const scores = new Float32Array(size);
  let count = 0;
  for (const part of found) {
    for (let index = 0; index < part.ids.length; index += 1) {
      const score = part.scores[index] ?? 0;
      if (isCode ? score < 1_000 : (part.matched[index] ?? 0) < least) continue;
      ids[count] = part.ids[index] ?? 0;
      scores[count] = score;
      count += 1;
    }
  }
  return { ids: ids.subarray(0, count), scores: scores.subarray(0, count), correctedTerm: isCode ? null : correctedTerm };
}
