import { terms, type Token } from '../words/analysis.rules.ts';
import type { Correction } from '../words/speller.ts';
import { alternative, type Alternative } from './alternatives.ts';
import type { Words } from './words.ts';

/** The word in place of an unknown one, and others that are as near. */
interface Corrected {
  term: string;
  others: Alternative[];
}

const SECOND_CORRECTION = 0.4;
const CORRECTIONS_MAXIMUM = 3;

/** Replaces unknown words by the nearest known ones, except those that `isLeft` names. Returns what replaced each term. */
export function correctTokens(
  typed: readonly Token[],
  isLeft: (token: Token, index: number) => boolean,
  words: Words,
): { asked: Token[]; corrections: Map<string, Corrected> } {
  const corrections = new Map<string, Corrected>();
  const asked = typed.map((token, index) => {
    const found = isLeft(token, index) ? null : correctionOf(token, typed, words);
    if (!found) return token;
    corrections.set(token.term, found);
    return { term: found.term, word: found.term, parts: [] };
  });
  return { asked, corrections };
}

/** Of the nearest words, those in products with the query's other words win: "led blub" is a bulb, not a club. */
function correctionOf(token: Token, typed: readonly Token[], words: Words): Corrected | null {
  if (token.parts.length > 0) return null;
  const near = nearest(token, words);
  const others = typed.map(({ term }) => term).filter((term) => term !== token.term && words.frequency(term) > 0);
  // A word that only the synonyms have is in no product.
  const fitting = near.filter(
    ({ term }) => words.frequency(term) === 0 || others.every((other) => words.together([other, term], 1, false) > 0),
  );
  const [best, ...more] = fitting.length > 0 ? fitting : near;
  if (!best || best.term === token.term) return null;
  const asNear = more.filter(({ distance }) => distance === best.distance).slice(0, CORRECTIONS_MAXIMUM - 1);
  return { term: best.term, others: asNear.map(({ term }) => alternative([term], SECOND_CORRECTION, words)) };
}

/** Corrects both the word and its singular: a typo may look like a plural. */
function nearest({ term, word }: Token, { speller, frequency, english }: Words): Correction[] {
  const found = new Map<string, Correction>();
  for (const correction of [...speller.near(term), ...(word === term ? [] : speller.near(word))]) {
    const known = found.get(correction.term);
    if (!known || correction.distance < known.distance) found.set(correction.term, correction);
  }
  const corrections = [...found.values()].filter((correction) =>
    [term, word].every((typed) => english.mayCorrect(typed, correction)),
  );
  // Keeps the speller's order, which counts more than frequency, except when two results are merged.
  return word === term
    ? corrections
    : corrections.sort((a, b) => a.distance - b.distance || frequency(b.term) - frequency(a.term));
}

/** Returns the query as typed, with the corrections applied; null without any. */
export function correctedText(query: string, corrections: ReadonlyMap<string, { term: string }>): string | null {
  if (corrections.size === 0) return null;
  const written = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return written.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => {
    const [term, ...more] = terms(word);
    return (term !== undefined && more.length === 0 && corrections.get(term)?.term) || word;
  });
}
