import { phraseTerm, type Token } from '../words/analysis.rules.ts';
import { writtenCodes } from '../words/codes.rules.ts';
import { headTextOf } from '../words/head.rules.ts';
import { completed, formsOf, type Alternative } from './alternatives.ts';
import { withoutNegations } from '../words/negation.rules.ts';
import { describedWorth, subjectOf, type Group } from './groups.ts';
import { correctedText, correctTokens, replaceUnsold, type Replacement } from './replaced-words.ts';
import type { Words } from './words.ts';

export interface QueryPlan {
  groups: Group[];
  /** Null when nothing was corrected. */
  correctedTerm: string | null;
  /** One for each group, as typed or corrected. */
  words: readonly string[];
  /** Of words that no product has. */
  replacements: Replacement[];
  /** Excludes products with all terms of an entry in their names, unless some variants lack them. */
  exclusions: Exclusion[];
  /** Of the query, and those that the index knows. */
  terms: number;
  known: number;
  /** Of the last word, most frequent first. */
  completions: string[];
}

const TERMS_MAXIMUM = 12;
const SUBJECT_WORTH = 2;
const COMPLETION = 0.8;
const COMPLETION_OF_WORD = 0.5;
const COMPLETIONS_MAXIMUM = 20;
const COMPLETED_CHARACTERS_MINIMUM = 2;

export interface Exclusion {
  words: string;
  terms: readonly string[];
}

export interface PlanOptions {
  /** The last word may be a prefix. */
  isTyping?: boolean;
  /** Unknown words stay as they are spelt. */
  isVerbatim?: boolean;
}

/** `rewrite` changes the query before it is read. */
export function planQuery(
  written: string,
  rewrite: (query: string) => string,
  words: Words,
  { isTyping = false, isVerbatim = false }: PlanOptions,
): QueryPlan {
  const { terms, tokens } = words.analysis;
  const isPhrase = (phrase: string) => words.frequency(phraseTerm(terms(phrase))) > 0;
  const { text: query, excluded } = withoutNegations(rewrite(written), isPhrase);
  const sold = isVerbatim ? null : replaceUnsold(tokens(query), words);
  const typed = distinct(sold?.tokens ?? tokens(query)).slice(0, TERMS_MAXIMUM);
  const isKnown = ({ term }: Token) => words.frequency(term) > 0;
  const inCodes = termsInCodes(query, typed, words);
  const last = typed.at(-1);
  const isCompleted =
    last !== undefined &&
    last.term.length >= COMPLETED_CHARACTERS_MINIMUM &&
    (isTyping || !(isKnown(last) || inCodes.has(last.term)));
  const completions = isCompleted ? words.completions(last.term, COMPLETIONS_MAXIMUM) : [];
  const typedForms = formsOf(typed, words);
  const { asked, corrections } = correctTokens(
    typed,
    (token, index) =>
      isVerbatim ||
      isKnown(token) ||
      inCodes.has(token.term) ||
      (typedForms[index]?.others.length ?? 0) > 0 ||
      (isTyping && token === last && completions.length > 0),
    words,
  );
  const correctedTerm = correctedText(written, corrections, words.analysis);
  // No product may have the corrected word.
  if (correctedTerm !== null && replaceUnsold(asked, words).replacements.length > 0)
    return { ...planQuery(correctedTerm, rewrite, words, { isTyping }), correctedTerm };
  const forms = corrections.size > 0 ? formsOf(asked, words) : typedForms;
  const alternatives = forms.map(({ itself, others: known }, index): Alternative[] => {
    const token = asked[index] ?? { term: '', word: '', parts: [] };
    const others = [...known, ...(corrections.get(typed[index]?.term ?? '')?.others ?? [])];
    const endings = typed[index] === last && token.term === last?.term ? completions : [];
    if (endings.length === 0) return [itself, ...others];
    if (!isKnown(token)) return [...others, ...completed(endings, token.term, COMPLETION, words)];
    const longer = endings.filter((completion) => completion !== token.term);
    return [itself, ...others, ...completed(longer, token.term, COMPLETION_OF_WORD, words)];
  });
  const groups = groupsOf(alternatives, query, words);
  const isBegun = last !== undefined && !isKnown(last) && completions.length > 0;
  return {
    groups,
    words: asked.map(({ word }) => word),
    correctedTerm,
    replacements: sold?.replacements ?? [],
    exclusions: excluded.flatMap((text) => exclusionsOf(text, words)),
    terms: typed.length,
    known: typed.filter(isKnown).length + Number(isBegun),
    completions,
  };
}

/** "Without switch" excludes "switched" too. */
function exclusionsOf(text: string, { named, analysis }: Words): Exclusion[] {
  const ruledOut = analysis.terms(text);
  const participle = `${ruledOut.at(-1)}ed`;
  const others = named(participle) > 0 ? [{ words: text, terms: [...ruledOut.slice(0, -1), participle] }] : [];
  return [{ words: text, terms: ruledOut }, ...others];
}

function groupsOf(alternatives: readonly Alternative[][], query: string, words: Words): Group[] {
  const head = headTextOf(query);
  const headLength = words.analysis.terms(head).length;
  const subject = subjectOf(alternatives, headLength, words);
  // A "bulb for an outdoor wall light" is a bulb: a light whose description says "bulb" is no match.
  const isFor = subject >= 0 && subject < headLength && /^\s+for\s/i.test(query.trim().slice(head.length));
  const subjectWorth = Math.min(TERMS_MAXIMUM, SUBJECT_WORTH * Math.max(1, alternatives.length - headLength));
  return alternatives.map((all, index) => ({
    alternatives: all,
    worth: index !== subject ? 1 : isFor ? subjectWorth : SUBJECT_WORTH,
    described: index === subject && isFor ? null : describedWorth(all, words),
  }));
}

function distinct(all: readonly Token[]): Token[] {
  return [...new Map(all.map((token) => [token.term, token])).values()];
}

/** Parts of a code or its beginning are neither corrected nor completed. */
function termsInCodes(query: string, typed: readonly Token[], words: Words): Set<string> {
  const { whole, coded } = writtenCodes(query);
  const isUnknown = typed.every(({ term }) => words.frequency(term) === 0);
  const isList = coded.filter(({ code }) => words.isCode(code, true)).length > 1;
  if (isList || (isUnknown && whole !== '' && words.isCode(whole, false)))
    return new Set(typed.map(({ term }) => term));
  return new Set(
    coded.filter(({ code }) => words.isCode(code, false)).flatMap(({ written }) => words.analysis.terms(written)),
  );
}
