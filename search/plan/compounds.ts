import type { Words } from './words.ts';

const HALF_CHARACTERS_MINIMUM = 3;
/** A rarer pair is more likely chance than a compound. */
const PRODUCTS_MINIMUM = 3;
/** Bounds the time of counting. */
const PRODUCTS_COUNTED = 500;

/** Returns two adjacent words as one; null for numbers, which joined make another number. */
export function joinedTerm(first: string | undefined, second: string | undefined): string | null {
  if (first === undefined || second === undefined || /\d/.test(first)) return null;
  return /^(?:[a-z]+|\d{1,3}[a-z]?)$/.test(second) ? first + second : null;
}

/** Splits a compound into two known words when more products are named by both than by the compound; null otherwise. */
export function halvesOf(term: string, words: Words): [string, string] | null {
  if (!/^[a-z]{6,40}$/.test(term)) return null;
  let best: [string, string] | null = null;
  let most = -1;
  for (let cut = HALF_CHARACTERS_MINIMUM; cut <= term.length - HALF_CHARACTERS_MINIMUM; cut += 1) {
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    if (!halves.every(words.isInNames)) continue;
    if (most < 0) most = Math.max(PRODUCTS_MINIMUM - 1, words.together([term], PRODUCTS_COUNTED, true));
    const shared = words.together(halves, PRODUCTS_COUNTED, true);
    if (shared > most) [best, most] = [halves, shared];
  }
  return best;
}
