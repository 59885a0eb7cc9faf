import { isWord } from './analysis.rules.ts';
import { editDistance, editsAllowed } from './edits.rules.ts';

export interface Correction {
  term: string;
  distance: number;
}

export interface Speller {
  /** Nearest first; empty when none is near enough. */
  near(word: string): Correction[];
}

/** Added to the distance: typos in the first letter are rare. */
const OTHER_FIRST_LETTER = 0.6;
/** The query's other words choose among these. */
const CORRECTIONS_MAXIMUM = 8;

/** `frequency`, in documents, breaks ties. */
export function createSpeller(words: readonly string[], frequency: (word: string) => number): Speller {
  // 13a is not a typo of 10a.
  const candidates = words.filter((word) => word.length > 2 && !/\d/.test(word) && isWord(word));
  const letters = Uint32Array.from(candidates, lettersOf);
  const lengths = Uint8Array.from(candidates, ({ length }) => Math.min(255, length));

  return {
    near(word) {
      const limit = /\d/.test(word) ? 0 : editsAllowed(word);
      if (limit === 0) return [];
      const mask = lettersOf(word);
      const found: (Correction & { rank: number })[] = [];
      for (let index = 0; index < candidates.length; index += 1) {
        if (Math.abs((lengths[index] ?? 0) - word.length) > limit) continue;
        // An edit changes at most two letters of the set: most words are ruled out cheaply.
        if (bitCount((letters[index] ?? 0) ^ mask) > limit * 2) continue;
        const term = candidates[index] ?? '';
        const distance = editDistance(word, term, limit);
        if (distance > limit) continue;
        found.push({
          term,
          distance,
          rank:
            distance +
            (term[0] === word[0] ? 0 : OTHER_FIRST_LETTER) -
            Math.min(0.5, Math.log10(1 + frequency(term)) / 6),
        });
      }
      return found
        .sort((a, b) => a.rank - b.rank || (a.term < b.term ? -1 : 1))
        .slice(0, CORRECTIONS_MAXIMUM)
        .map(({ term, distance }) => ({ term, distance }));
    },
  };
}

/** Of the letters that it has. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) mask |= 1 << (word.charCodeAt(index) % 32);
  return mask >>> 0;
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55_55_55_55);
  count = (count & 0x33_33_33_33) + ((count >>> 2) & 0x33_33_33_33);
  return (((count + (count >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
}
