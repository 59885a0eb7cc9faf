import { synonymsOf, terms, tokens, type Token } from './words/analysis.rules.ts';
import type { Correction, Speller } from './words/speller.ts';

/** One thing that a query asks for, in any of several words. */
export interface Group {
  alternatives: readonly { term: string; weight: number }[];
}

export interface QueryPlan {
  groups: Group[];
  /** The query with its unknown words replaced; null when nothing was. */
  correctedTerm: string | null;
}

/** What a plan is made with: the words that the index knows. */
export interface Words {
  /** In how many documents a term stands; 0 for an unknown one. */
  frequency(term: string): number;
  /** Terms that begin with a prefix, the most frequent first, at most so many. */
  completions(prefix: string, limit: number): string[];
  speller: Speller;
}

const TERMS_MAXIMUM = 12;
const COMPLETION = 0.8;
const COMPLETION_OF_WORD = 0.5;
const SECOND_CORRECTION = 0.4;
const COMPLETIONS_MAXIMUM = 20;
const COMPLETED_CHARACTERS_MINIMUM = 2;

/** Takes a query apart. While it is being typed, its last word may be half a word. */
export function planQuery(query: string, words: Words, isTyping: boolean): QueryPlan {
  const asked = [...new Map(tokens(query).map((token) => [token.term, token])).values()].slice(0, TERMS_MAXIMUM);
  const groups: Group[] = [];
  const corrections = new Map<string, string>();
  for (let index = 0; index < asked.length; index += 1) {
    const token = asked[index] ?? { term: '', word: '' };
    const next = asked[index + 1];
    // "down light" is the one word that the shop has for it.
    if (next !== undefined && isCompound(token.term, next.term, words)) {
      groups.push({ alternatives: [{ term: token.term + next.term, weight: 1 }] });
      index += 1;
      continue;
    }
    groups.push(...groupsOf(token, words, index === asked.length - 1, isTyping, corrections));
  }
  return { groups, correctedTerm: corrected(query, corrections) };
}

function isCompound(term: string, next: string, { frequency }: Words): boolean {
  return !/\d/.test(term + next) && frequency(term + next) > 0;
}

function groupsOf(token: Token, words: Words, isLast: boolean, isTyping: boolean, corrections: Map<string, string>): Group[] {
  const { term } = token;
  const known = words.frequency(term) > 0;
  const completions = isLast && (isTyping || !known) && term.length >= COMPLETED_CHARACTERS_MINIMUM ? words.completions(term, COMPLETIONS_MAXIMUM) : [];
  if (known) {
    return [
      {
        alternatives: [
          { term, weight: 1 },
          ...synonymsOf(term),
          ...completions.filter((completion) => completion !== term).map((completion) => ({ term: completion, weight: COMPLETION_OF_WORD })),
        ],
      },
    ];
  }
  const synonyms = synonymsOf(term);
  if (synonyms.length > 0) return [{ alternatives: synonyms }];
  const [nearest, ...others] = near(token, words);
  const halves = nearest?.distance === 1 ? null : halvesOf(term, words);
  if (halves) return halves.map((half) => ({ alternatives: [{ term: half, weight: 1 }] }));
  if (completions.length > 0 && (isTyping || !nearest)) return [{ alternatives: completions.map((completion) => ({ term: completion, weight: COMPLETION })) }];
  if (!nearest) return [{ alternatives: [{ term, weight: 1 }] }];
  corrections.set(term, nearest.term);
  const asNear = others.filter(({ distance }) => distance === nearest.distance);
  return [{ alternatives: [{ term: nearest.term, weight: 1 }, ...asNear.map((other) => ({ term: other.term, weight: SECOND_CORRECTION }))] }];
}

/** The word as it was typed and its singular may each be near another word: a slip may look like a plural. */
function near({ term, word }: Token, { speller, frequency }: Words): Correction[] {
  const found = new Map<string, Correction>();
  for (const correction of [...speller.near(term), ...(word === term ? [] : speller.near(word))]) {
    const known = found.get(correction.term);
    if (!known || correction.distance < known.distance) found.set(correction.term, correction);
  }
  const corrections = [...found.values()];
  // The speller's own order counts more than frequency; it is lost only where two of its answers are joined.
  return word === term ? corrections : corrections.sort((a, b) => a.distance - b.distance || frequency(b.term) - frequency(a.term));
}

const HALF_CHARACTERS_MINIMUM = 3;
/** A word of fewer products is as likely a slip as a half. */
const HALF_FREQUENCY_MINIMUM = 3;

/** Two known words that were written as one; null when it is not two words. */
function halvesOf(term: string, { frequency }: Words): [string, string] | null {
  let best: [string, string] | null = null;
  let bestFrequency = HALF_FREQUENCY_MINIMUM - 1;
  if (/\d/.test(term)) return null;
  for (let cut = HALF_CHARACTERS_MINIMUM; cut <= term.length - HALF_CHARACTERS_MINIMUM; cut += 1) {
    const halves: [string, string] = [term.slice(0, cut), term.slice(cut)];
    const least = Math.min(frequency(halves[0]), frequency(halves[1]));
    if (least > bestFrequency) [best, bestFrequency] = [halves, least];
  }
  return best;
}

/** The query as typed, with each corrected word in the place of the one that was meant. */
function corrected(query: string, corrections: ReadonlyMap<string, string>): string | null {
  if (corrections.size === 0) return null;
  return query
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [term, ...more] = terms(word);
      return (term !== undefined && more.length === 0 && corrections.get(term)) || word.toLowerCase();
    })
    .join(' ');
}
