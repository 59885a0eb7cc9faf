import { topRows } from '../catalogue/listing/top-k.ts';
import type { BuiltIndex } from './build/build-index.ts';
import { matchCodes, type CodeMatches } from './code-matches.ts';
import { Delta } from './delta.ts';
import { BOOSTS, type Boosts, type SearchDocument } from './document.ts';
import { LiveSegment, type Found } from './live-segment.ts';
import type { Phrases } from './phrases.ts';
import { planQuery, type QueryPlan, type Words } from './query.ts';
import { frequency, termsFrom } from './segment.ts';
import { composed, fitting } from './suggest.ts';
import { createSpeller, type Speller } from './words/speller.ts';

/** Products that match a term, unordered, with their scores. */
export interface SearchHits {
  ids: Int32Array;
  scores: Float32Array;
  /** The term that was searched in place of unknown words; null when it was searched as typed. */
  correctedTerm: string | null;
}

export interface Suggestions {
  correctedTerm: string | null;
  terms: string[];
  categoryIds: number[];
  brandIds: number[];
  /** Best match first. */
  productIds: number[];
  total: number;
}

export interface ProductSearch {
  /** Returns null while the first index is being built. */
  search(term: string): SearchHits | null;
  /** Completes a term that is being typed, with at most `limit` of each kind. Returns null while the first index is being built. */
  suggest(typed: string, limit: number): Suggestions | null;
  /** Adds or replaces products; visible to the next search. */
  apply(documents: readonly SearchDocument[]): void;
  /** Swaps in a new index. Changes after the first `appliedBefore` ones are not in it and stay applied. */
  replace(index: BuiltIndex, appliedBefore: number): void;
  /** Documents applied since the current index was built. */
  readonly applied: number;
  /** The number of documents. */
  readonly size: number;
}

/** With fewer full matches than this, partial matches are returned too. */
const ENOUGH_MATCHES = 16;

/** Creates a search over an index, or over none yet. Changes go into small segments beside the large one. */
export function createProductSearch(first: BuiltIndex | null, boosts: Boosts = BOOSTS): ProductSearch {
  let main: LiveSegment | null = null;
  let delta = new Delta(boosts);
  let phrases: Phrases = { phrases: [], categories: [], brands: [] };
  let nameTerms = new Set<string>();
  let speller: Speller | null = null;
  let log: SearchDocument[] = [];

  const segments = () => (main ? [main, ...delta.segments] : []);
  const sizeNow = () => segments().reduce((sum, { size }) => sum + size, 0);
  const words: Words = {
    frequency: (term) => segments().reduce((sum, { segment }) => sum + frequency(segment, term), 0),
    completions(prefix, limit) {
      const found = new Set(segments().flatMap(({ segment }) => [...termsFrom(segment, prefix)]));
      const counted = [...found].map((term) => ({
        term,
        rank: words.frequency(term) + (nameTerms.has(term) ? sizeNow() : 0),
      }));
      return counted
        .sort((a, b) => b.rank - a.rank)
        .slice(0, limit)
        .map(({ term }) => term);
    },
    isInNames: (term) => nameTerms.has(term),
    get speller() {
      speller ??= createSpeller([...new Set(segments().flatMap(({ segment }) => segment.vocabulary))], words.frequency);
      return speller;
    },
  };

  function find(term: string, isTyping: boolean): { plan: QueryPlan; hits: SearchHits } {
    const searched = segments();
    const plan = planQuery(term, words, isTyping);
    const codes = matchCodes(searched, term, { ...plan, frequency: words.frequency }, boosts.sku);
    const total = sizeNow();
    const rarity = (df: number) => Math.log(1 + (total - Math.min(total, df) + 0.5) / (df + 0.5));
    const groups = codes.isCodeAlone ? [] : plan.groups;
    const found = searched.map((segment, index) => segment.search(groups, rarity, codes.bySegment[index] ?? new Map()));
    return { plan, hits: hitsOf(found, codes, plan) };
  }

  function add(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    for (const { id } of documents) main?.delete(id);
    delta.add(documents);
    speller = null;
  }

  const search: ProductSearch = {
    get applied() {
      return log.length;
    },
    get size() {
      return sizeNow();
    },
    search: (term) => (main ? find(term, false).hits : null),
    suggest(typed, limit) {
      if (!main) return null;
      const { plan, hits } = find(typed, true);
      const { correctedTerm } = hits;
      const text = correctedTerm ?? typed;
      const fits = fitting(
        phrases,
        text,
        limit,
        composed(main.segment, text, plan.completions.filter(words.isInNames)),
      );
      const order = topRows(
        Uint32Array.from(hits.ids.keys()),
        (a, b) => (hits.scores[a] ?? 0) > (hits.scores[b] ?? 0),
        0,
        limit,
      );
      return { ...fits, correctedTerm, productIds: order.map((index) => hits.ids[index] ?? 0), total: hits.ids.length };
    },
    apply(documents) {
      log.push(...documents);
      if (main) add(documents);
    },
    replace(index, appliedBefore) {
      main = new LiveSegment(index.segment);
      delta = new Delta(boosts);
      ({ phrases } = index);
      nameTerms = new Set(phrases.phrases.flatMap((phrase) => phrase.terms));
      speller = null;
      log = log.slice(appliedBefore);
      add(log);
    },
  };
  if (first) search.replace(first, 0);
  return search;
}

/**
 * Drops weak matches: of a long query, those more than one term short of the best match; of a short one, those missing any term once enough
 * products match all.
 */
function hitsOf(found: readonly Found[], { isCodeAlone }: CodeMatches, { correctedTerm }: QueryPlan): SearchHits {
  const byMatched = new Uint32Array(256);
  for (const { count, matched } of found)
    for (let index = 0; index < count; index += 1) byMatched[matched[index] ?? 0]! += 1;
  const best = byMatched.findLastIndex((count) => count > 0);
  const isAnswered = best >= 3 ? false : (byMatched[best] ?? 0) >= ENOUGH_MATCHES;
  const least = isAnswered ? best : Math.max(1, best - 1);
  const length = byMatched.subarray(least).reduce((sum, count) => sum + count, 0);
  const ids = new Int32Array(length);
  const scores = new Float32Array(length);
  let kept = 0;
  for (const part of found) {
    for (let index = 0; index < part.count; index += 1) {
      if ((part.matched[index] ?? 0) < least) continue;
      ids[kept] = part.ids[index] ?? 0;
      scores[kept] = part.scores[index] ?? 0;
      kept += 1;
    }
  }
  return { ids, scores, correctedTerm: isCodeAlone ? null : correctedTerm };
}
