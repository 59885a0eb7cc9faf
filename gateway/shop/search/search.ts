import { terms } from './terms.rules.ts';

/** A text that can be found, and how much a match in each of its parts counts. */
export interface SearchDocument {
  id: number;
  /** Breaks ties: what sells better comes first. */
  popularity: number;
  parts: readonly { text: string; boost: number }[];
  /** Codes by which it is asked for, squeezed: an exact match comes first of all. */
  codes: readonly string[];
}

export interface Search {
  /** The ids of what matches, best first. */
  find(term: string): number[];
}

const EXACT_CODE_SCORE = 1_000;
const PREFIX_FACTOR = 0.6;
const PREFIX_CHARACTERS_MINIMUM = 3;

/** Letters, then figures: what a product code begins with when it is typed without its dashes. */
const BEGINNING_OF_CODE = /^[a-z]{2,}\d/;

/** Matches of every term count for more than the same score from a few of them. */
const COORDINATION_POWER = 3;

/** Indexes documents in memory. A term matches whole words, plurals folded, and beginnings of words at a lower score. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const postings = new Map<string, Map<number, number>>();
  const codes = new Map<string, number[]>();
  // Brands, categories and values recur in product after product: each is taken apart once.
  const analysed = new Map<string, readonly string[]>();
  const termsOf = (text: string) => analysed.get(text) ?? remember(analysed, text, terms(text));
  const popularity = new Map(documents.map((document) => [document.id, document.popularity]));
  for (const { id, parts, codes: own } of documents) {
    for (const { text, boost } of parts) {
      for (const term of termsOf(text)) {
        const scores = postings.get(term) ?? new Map<number, number>();
        postings.set(term, scores.set(id, Math.max(scores.get(id) ?? 0, boost)));
      }
    }
    // Many a product has no code of some kind: nothing is not what it is asked for by.
    for (const code of new Set(own.map(squeeze).filter(Boolean))) codes.set(code, [...(codes.get(code) ?? []), id]);
  }
  const vocabulary = [...postings.keys()].sort();
  const codeVocabulary = [...codes.keys()].sort();
  const rarity = (frequency: number) => Math.log(1 + documents.length / (1 + frequency));

  function scoresOf(term: string): Map<number, number> {
    const scores = new Map<number, number>();
    const exact = postings.get(term)?.size ?? 0;
    const collect = (word: string, factor: number) => {
      const matches = postings.get(word);
      if (!matches) return;
      // A longer word is never worth more than the word itself, however rare: "switch" must not find "switched" first.
      const weight = rarity(Math.max(exact, matches.size)) * factor;
      for (const [id, boost] of matches) scores.set(id, Math.max(scores.get(id) ?? 0, boost * weight));
    };
    collect(term, 1);
    if (term.length < PREFIX_CHARACTERS_MINIMUM) return scores;
    for (const word of startingWith(vocabulary, term)) collect(word, PREFIX_FACTOR);
    if (BEGINNING_OF_CODE.test(term)) {
      for (const code of startingWith(codeVocabulary, term)) for (const id of codes.get(code) ?? []) scores.set(id, Math.max(scores.get(id) ?? 0, PREFIX_FACTOR * rarity(1)));
    }
    return scores;
  }

  return {
    find(term) {
      const wanted = [...new Set(terms(term))];
      const totals = new Map<number, { score: number; matched: number }>();
      for (const word of wanted) {
        for (const [id, score] of scoresOf(word)) {
          const total = totals.get(id) ?? { score: 0, matched: 0 };
          totals.set(id, { score: total.score + score, matched: total.matched + 1 });
        }
      }
      for (const id of codes.get(squeeze(term)) ?? []) totals.set(id, { score: EXACT_CODE_SCORE, matched: wanted.length });
      const ranked = [...totals].map(([id, { score, matched }]) => ({ id, score: score * (matched / Math.max(1, wanted.length)) ** COORDINATION_POWER }));
      return ranked.sort((a, b) => b.score - a.score || (popularity.get(b.id) ?? 0) - (popularity.get(a.id) ?? 0) || a.id - b.id).map(({ id }) => id);
    },
  };
}

function remember<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): Value {
  kept.set(key, value);
  return value;
}

function squeeze(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The words of a sorted list that begin with a prefix, the prefix itself left out. */
function* startingWith(sorted: readonly string[], prefix: string): Generator<string> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let index = low; sorted[index]?.startsWith(prefix); index += 1) {
    const word = sorted[index];
    if (word !== undefined && word !== prefix) yield word;
  }
}
