import type { SynonymTable } from '../options.ts';

/** Prepared for look-up. */
export interface SynonymTables {
  meanings: Synonyms;
  nearest: Synonyms;
}

type TermsOf = (text: string) => readonly string[];

export function tablesOf({ same, finds, nearest }: SynonymTable, termsOf: TermsOf): SynonymTables {
  return {
    meanings: synonymsOf({ same, finds }, termsOf),
    nearest: synonymsOf({ same: [], finds: nearest.map((entry) => ({ ...entry, weight: 1 })) }, termsOf),
  };
}

/** A product must have all the terms; the weight is relative to the words typed. */
interface Synonym {
  terms: readonly string[];
  weight: number;
}

interface Entry {
  terms: readonly string[];
  synonyms: Synonym[];
}

/** By their first term, the longest first. */
export type Synonyms = ReadonlyMap<string, readonly Entry[]>;

/** Phrases are read as names and queries are. A synonym's own synonyms are not followed. */
export function synonymsOf({ same, finds }: Pick<SynonymTable, 'same' | 'finds'>, termsOf: TermsOf): Synonyms {
  const byText = new Map<string, Entry>();
  const add = (word: string, other: string, weight: number) => {
    addTerms(termsOf(word), termsOf(other), weight);
    // "light bulb" is written as one word too.
    if (/^[a-z]+ [a-z]+$/.test(word)) addTerms(termsOf(word.replace(' ', '')), termsOf(other), weight);
  };
  const addTerms = (own: readonly string[], means: readonly string[], weight: number) => {
    const key = own.join(' ');
    if (own.length === 0 || means.length === 0 || key === means.join(' ')) return;
    const entry = byText.get(key) ?? { terms: own, synonyms: [] };
    byText.set(key, entry);
    entry.synonyms.push({ terms: means, weight });
  };
  for (const { words, weight } of same)
    for (const word of words) for (const other of words) if (other !== word) add(word, other, weight);
  for (const { word, instead, weight } of finds) for (const other of instead) add(word, other, weight);
  const byFirst = new Map<string, Entry[]>();
  for (const entry of byText.values()) {
    const first = entry.terms[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.terms.length - a.terms.length);
  return byFirst;
}

/** A shorter word is too near others: "like" is no typing error of "lite". */
const CORRECTED_CHARACTERS_MINIMUM = 5;

/** Typing errors are corrected to them even where the catalogue lacks them. */
export function wordsOf(table: Synonyms): string[] {
  const all = [...table.values()].flatMap((entries) => entries.flatMap((entry) => entry.terms));
  return [...new Set(all)].filter(({ length }) => length >= CORRECTED_CHARACTERS_MINIMUM);
}

/** Covered by a phrase of the table. */
export interface Span {
  start: number;
  end: number;
  synonyms: readonly Synonym[];
}

/** The longest first; words of a longer phrase keep none of their own. */
export function spansOf(query: readonly string[], table: Synonyms): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < query.length;) {
    const entry = table
      .get(query[start] ?? '')
      ?.find(({ terms: own }) => own.every((term, index) => query[start + index] === term));
    const end = start + (entry?.terms.length ?? 1);
    if (entry) spans.push({ start, end, synonyms: entry.synonyms });
    start = end;
  }
  return spans;
}
