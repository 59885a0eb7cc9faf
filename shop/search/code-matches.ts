import { codeCandidates } from './words/codes.rules.ts';
import type { LiveSegment } from './live-segment.ts';

/** The whole query is a code: what has it comes before everything. */
const CODE_ALONE = 1_000;
/** Per unit of the boost for codes: a whole code among words, a part of a code, the beginning of one. */
const CODE_AMONG_WORDS = 20;
const PART_OF_CODE = 7;
const BEGINNING_OF_CODE = 3;
const BEGINNING_CHARACTERS_MINIMUM = 4;
/** A word of more products than this is a word, even where it happens to be the code of something. */
const PRODUCTS_MAXIMUM = 3;

/** Products that a query names by code: by segment, the score of each place. */
export interface CodeMatches {
  bySegment: readonly ReadonlyMap<number, number>[];
  /** The query is a code and not words: nothing else is meant. */
  isCodeAlone: boolean;
}

/** What is known of the words of the query that may be a code. */
export interface AskedWords {
  /** Of the query's terms: how many there are, and how many of them products use; the beginning of a word is known while it is the last. */
  terms: number;
  known: number;
  /** In how many documents a term stands. */
  frequency(term: string): number;
}

/** Looks for codes in a query: all of it, in any spelling, else its parts, else codes that begin with it. */
export function matchCodes(
  segments: readonly LiveSegment[],
  query: string,
  words: AskedWords,
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
    // "gu10" and "lamp" stay words even in a shop where something has them for a code.
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
