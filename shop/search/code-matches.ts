import { codeCandidates } from './words/codes.rules.ts';
import type { LiveSegment } from './live-segment.ts';

/** Above every other match. */
const CODE_ALONE = 1_000;
/** Multiples of the boost for codes: a whole code among words, a part of a code, a prefix. */
const CODE_AMONG_WORDS = 20;
const PART_OF_CODE = 7;
const BEGINNING_OF_CODE = 3;
const BEGINNING_CHARACTERS_MINIMUM = 4;
/** A word in more products is a word, even when it is also a code. */
const PRODUCTS_MAXIMUM = 3;

/** By segment, the score of each document. */
export interface CodeMatches {
  bySegment: readonly ReadonlyMap<number, number>[];
  /** Whether the query is only a code: words are not searched then. */
  isCodeAlone: boolean;
}

/** To tell codes from words. */
export interface QueryWords {
  /** Of the query, and those that the index knows; a prefix counts as known while the term is typed. */
  terms: number;
  known: number;
  frequency(term: string): number;
}

/** The query in any spelling, else its parts, else as a prefix. */
export function matchCodes(
  segments: readonly LiveSegment[],
  query: string,
  words: QueryWords,
  boost: number,
): CodeMatches {
  const bySegment = segments.map(() => new Map<number, number>());
  const add = (code: string, isExact: boolean, score: (isWhole: boolean) => number): number => {
    let added = 0;
    segments.forEach((segment, index) => {
      segment.eachWithCode(code, isExact, (place, isWhole) => {
        const worth = score(isWhole);
        if (worth <= (bySegment[index]?.get(place) ?? 0)) return;
        bySegment[index]?.set(place, worth);
        added += Number(worth >= CODE_ALONE || !isExact);
      });
    });
    return added;
  };
  const { whole, others } = codeCandidates(query);
  const hasFigure = /\d/.test(whole);
  if (whole && add(whole, true, (isWhole) => (isWhole ? CODE_ALONE : PART_OF_CODE * boost)) > 0) {
    // "gu10" and "lamp" stay words even when a product has them as its code.
    const isWords = words.known > 0 && words.known === words.terms && (words.terms === 1 || !hasFigure);
    return { bySegment, isCodeAlone: !isWords };
  }
  const isUnknown = words.known === 0;
  if (whole.length >= BEGINNING_CHARACTERS_MINIMUM && (isUnknown || hasFigure)) {
    const begun = add(whole, false, () => BEGINNING_OF_CODE * boost);
    if (isUnknown && begun > 0) return { bySegment, isCodeAlone: true };
  }
  for (const code of others)
    if (words.frequency(code) <= PRODUCTS_MAXIMUM)
      add(code, true, (isWhole) => (isWhole ? CODE_AMONG_WORDS * boost : 0));
  return { bySegment, isCodeAlone: false };
}
