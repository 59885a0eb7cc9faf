import { synonymsOf, terms, tokens, type Token } from './words/analysis.rules.ts';
import type { Correction, Speller } from './words/speller.ts';

/** One term of the query, with its alternatives: synonyms, completions and corrections. */
export interface Group {
  alternatives: readonly Alternative[];
}

/** A term, its weight, and its document frequency; completions of one prefix share the highest. */
export interface Alternative {
  term: string;
  weight: number;
  frequency: number;
}

export interface QueryPlan {
  groups: Group[];
  /** The query with unknown words replaced; null when nothing was corrected. */
  correctedTerm: string | null;
  /** The number of the query's terms, and of those that the index knows. */
  terms: number;
  known: number;
  /** Completions of the last word, most frequent first. */
  completions: string[];
}

/** The vocabulary that a plan is made with. */
export interface Words {
  /** Returns the number of documents with a term; 0 for an unknown one. */
  frequency(term: string): number;
  /** Returns up to `limit` terms with a prefix: those in names first, then the most frequent. */
  completions(prefix: string, limit: number): string[];
  /** Whether a term is in names, categories or brands, not only in descriptions. */
  isInNames(term: string): boolean;
  speller: Speller;
}

const TERMS_MAXIMUM = 12;
const COMPLETION = 0.8;
const COMPLETION_OF_WORD = 0.5;
const OUTSIDE_NAMES = 0.5;
const SECOND_CORRECTION = 0.4;
const COMPLETIONS_MAXIMUM = 20;
const COMPLETED_CHARACTERS_MINIMUM = 2;

/** Plans a query. While it is being typed, its last word may be a prefix. */
export function planQuery(query: string, words: Words, isTyping: boolean): QueryPlan {
  const asked = [...new Map(tokens(query).map((token) => [token.term, token])).values()].slice(0, TERMS_MAXIMUM);
  const last = asked.at(-1);
  const isLastKnown = last !== undefined && words.frequency(last.term) > 0;
  const completions =
    last && (isTyping || !isLastKnown) && last.term.length >= COMPLETED_CHARACTERS_MINIMUM
      ? words.completions(last.term, COMPLETIONS_MAXIMUM)
      : [];
  const groups: Group[] = [];
  const corrections = new Map<string, string>();
  for (let index = 0; index < asked.length; index += 1) {
    const token = asked[index] ?? { term: '', word: '' };
    const next = asked[index + 1];
    // "down light" becomes the compound that the vocabulary has.
    if (next !== undefined && isCompound(token.term, next.term, words)) {
      groups.push({ alternatives: [alternative(token.term + next.term, 1, words)] });
      index += 1;
      continue;
    }
    groups.push(...groupsOf(token, words, token === last ? completions : [], isTyping, corrections));
  }
  const known =
    asked.filter(({ term }) => words.frequency(term) > 0).length + Number(!isLastKnown && completions.length > 0);
  return { groups, correctedTerm: corrected(query, corrections), terms: asked.length, known, completions };
}

function isCompound(term: string, next: string, { frequency }: Words): boolean {
  return !/\d/.test(term + next) && frequency(term + next) > 0;
}

function alternative(term: string, weight: number, { frequency }: Words): Alternative {
  return { term, weight, frequency: frequency(term) };
}

/** Gives completions the highest document frequency among them, `begun` included: a rare one must not score higher. */
function completed(
  completions: readonly string[],
  begun: string,
  weight: number,
  { frequency, isInNames }: Words,
): Alternative[] {
  const most = Math.max(frequency(begun), ...completions.map(frequency));
  return completions.map((term) => ({
    term,
    weight: isInNames(term) ? weight : weight * OUTSIDE_NAMES,
    frequency: most,
  }));
}

function groupsOf(
  token: Token,
  words: Words,
  completions: readonly string[],
  isTyping: boolean,
  corrections: Map<string, string>,
): Group[] {
  const { term } = token;
  const synonyms = synonymsOf(term).map((synonym) => alternative(synonym.term, synonym.weight, words));
  if (words.frequency(term) > 0) {
    const others = completed(
      completions.filter((completion) => completion !== term),
      term,
      COMPLETION_OF_WORD,
      words,
    );
    return [{ alternatives: [alternative(term, 1, words), ...synonyms, ...others] }];
  }
  if (synonyms.length > 0) return [{ alternatives: synonyms }];
  const [nearest, ...others] = near(token, words);
  const halves = nearest?.distance === 1 ? null : halvesOf(term, words);
  if (halves) return halves.map((half) => ({ alternatives: [alternative(half, 1, words)] }));
  if (completions.length > 0 && (isTyping || !nearest))
    return [{ alternatives: completed(completions, term, COMPLETION, words) }];
  if (!nearest) return [{ alternatives: [alternative(term, 1, words)] }];
  corrections.set(term, nearest.term);
  const asNear = others.filter(({ distance }) => distance === nearest.distance);
  return [
    {
      alternatives: [
        alternative(nearest.term, 1, words),
        ...asNear.map((other) => alternative(other.term, SECOND_CORRECTION, words)),
      ],
    },
  ];
}

/** Corrects both the word and its singular: a typo may look like a plural. */
function near({ term, word }: Token, { speller, frequency }: Words): Correction[] {
  const found = new Map<string, Correction>();
  for (const correction of [...speller.near(term), ...(word === term ? [] : speller.near(word))]) {
    const known = found.get(correction.term);
    if (!known || correction.distance < known.distance) found.set(correction.term, correction);
  }
  const corrections = [...found.values()];
  // Keeps the speller's order, which counts more than frequency, except when two results are merged.
  return word === term
    ? corrections
    : corrections.sort((a, b) => a.distance - b.distance || frequency(b.term) - frequency(a.term));
}

const HALF_CHARACTERS_MINIMUM = 3;
/** A rarer word is more likely a typo than half of a compound. */
const HALF_FREQUENCY_MINIMUM = 3;

/** Splits a word into two known ones; null when it cannot be split. */
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

/** Returns the query as typed, with the corrections applied. */
function corrected(query: string, corrections: ReadonlyMap<string, string>): string | null {
  if (corrections.size === 0) return null;
  const written = query.trim().replace(/\s+/g, ' ').toLowerCase();
  return written.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => {
    const [term, ...more] = terms(word);
    return (term !== undefined && more.length === 0 && corrections.get(term)) || word;
  });
}
