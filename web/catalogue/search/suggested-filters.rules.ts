export interface ResultsFacet {
  readonly name: string;
  readonly kind: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

export interface SuggestedFilter {
  facet: string;
  value: string;
  /** Without the value's words; the whole term when no other word is left. */
  term: string;
}

const SUGGESTIONS_MAXIMUM = 3;

/** A category that a term names has a link of its own above the results. */
const LINKED_FACET = 'Category';

/** They say nothing without the facet's name: the "No" of "Cable No 5" is not "Dimmable: No". */
const ANSWERS = new Set(['yes', 'no', 'n/a', 'other']);

interface Word {
  text: string;
  start: number;
  end: number;
}

interface Candidate {
  facet: string;
  value: string;
  count: number;
  /** Positions of its words in the term. */
  first: number;
  last: number;
}

/** Word for word, in the term's order; of overlapping ones the longest ("satin brass"). Numbers may mean any facet. */
export function suggestedFilters(term: string, total: number, facets: readonly ResultsFacet[]): SuggestedFilter[] {
  const words = wordsOf(term);
  const candidates = facets
    .filter(({ name, kind }) => kind === 'VALUES' && name !== LINKED_FACET)
    .flatMap(({ name, values }) => values.flatMap(({ value, count }) => candidateOf(words, name, value, count) ?? []))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.last - b.first - (a.last - a.first) || b.count - a.count);
  const chosen: Candidate[] = [];
  for (const candidate of candidates)
    if (chosen.every(({ first, last }) => candidate.last < first || candidate.first > last)) chosen.push(candidate);
  return chosen
    .filter(({ count }) => count < total)
    .sort((a, b) => a.first - b.first)
    .slice(0, SUGGESTIONS_MAXIMUM)
    .map(({ facet, value, first, last }) => ({ facet, value, term: without(term, words[first], words[last]) }));
}

function candidateOf(words: readonly Word[], facet: string, value: string, count: number): Candidate | null {
  const wanted = wordsOf(value);
  if (!/\p{L}/u.test(value) || ANSWERS.has(value.toLowerCase()) || wanted.length === 0) return null;
  const first = words.findIndex((_, index) => wanted.every(({ text }, offset) => words[index + offset]?.text === text));
  return first < 0 ? null : { facet, value, count, first, last: first + wanted.length - 1 };
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function without(term: string, first: Word | undefined, last: Word | undefined): string {
  const rest = `${term.slice(0, first?.start)} ${term.slice(last?.end)}`.replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : term;
}
