import { SegmentBuilder, type BuiltIndex } from './build-index.ts';
import { matchCodes } from './code-matches.ts';
import { hitsOf, type Hits } from './hits.ts';
import { Delta, LiveSegment } from './live-segment.ts';
import { BOOSTS, type SearchDocument, type SearchOptions } from './options.ts';
import type { Phrases } from './phrases.ts';
import { planQuery, type PlanOptions, type QueryPlan } from './plan/plan-query.ts';
import type { Replacement } from './plan/replaced-words.ts';
import type { Words } from './plan/words.ts';
import { countTogether, frequency, termsFrom, ValueWords } from './segment.ts';
import {
  completedBeginning,
  composed,
  fitting,
  isHardlyBegun,
  ofUses,
  readOtherwise,
  synonymTexts,
  type MatchingSuggestions,
} from './suggest.ts';
import { createAnalysis } from './words/analysis.rules.ts';
import { codeKey, isWrittenAsCode } from './words/codes.rules.ts';
import { readEnglish } from './words/english.ts';
import { createSpeller, type Speller } from './words/speller.ts';
import { tablesOf, wordsOf } from './words/synonyms.rules.ts';

/** Products that match a term, unordered, with their scores. */
export interface SearchHits {
  ids: Int32Array;
  scores: Float32Array;
  /** How many of them match all words of the term; the others match some. Null for "bulb for a wall light" where no bulb names a use. */
  matchingAll: number | null;
  /** The ids of the best matches: other orders than relevance list these alone. */
  best: Int32Array;
  /** The term that was searched in place of unknown words; null when it was searched as typed. */
  correctedTerm: string | null;
  /** What was searched in place of words that no product has. */
  replacements: readonly Replacement[];
  /** The words that the term rules out. */
  excluded: readonly string[];
}

/** What completes a term that is being typed, and the products found for it. */
interface Suggestions extends MatchingSuggestions {
  hits: SearchHits;
}

export interface ProductSearch {
  /** With `isVerbatim`, unknown words are not replaced. Returns null while the first index is being built. */
  search(term: string, isVerbatim?: boolean): SearchHits | null;
  /** Completes a term that is being typed, with at most `limit` terms, categories and brands. Returns null while the first index is being built. */
  suggest(typed: string, limit: number): Suggestions | null;
  /** Products with a code, in any spelling, or with `isWhole` unset a few whose codes begin with it. Returns null while the first index is being built. */
  withCode(code: string, isWhole: boolean): number[] | null;
  /** Adds or replaces products; visible to the next search. */
  apply(documents: readonly SearchDocument[]): void;
  /** Swaps in a new index. Changes after the first `appliedBefore` ones are not in it and stay applied. */
  replace(index: BuiltIndex, appliedBefore: number): void;
  /** Documents applied since the current index was built. */
  readonly applied: number;
  /** The number of documents. */
  readonly size: number;
}

/** More products than share a code, or are offered in place of an unknown one. */
const CODED_MAXIMUM = 8;

/** Three pages of products. */
const CODES_BEGUN_MAXIMUM = 48;

const ENGLISH = readEnglish();

const NO_SYNONYMS = { same: [], finds: [], nearest: [] };

/** Creates a search over an index, or over none yet. Changes go into small segments beside the large one. */
export function createProductSearch(first: BuiltIndex | null, options: SearchOptions = {}): ProductSearch {
  const { boosts = BOOSTS, uses, rewrite = (query: string) => query } = options;
  const analysis = createAnalysis(options);
  const synonyms = tablesOf(options.synonyms ?? NO_SYNONYMS, analysis.terms);
  const newDelta = () => new Delta(() => new SegmentBuilder(analysis, boosts));
  let main: LiveSegment | null = null;
  let delta = newDelta();
  let phrases: Phrases = { phrases: [], categories: [], brands: [] };
  let nameTerms = new Set<string>();
  let speller: Speller | null = null;
  let valueWords: ValueWords | null = null;
  let log: SearchDocument[] = [];

  const texts = synonymTexts(synonyms.meanings);
  const segments = () => (main ? [main, ...delta.segments] : []);
  const sizeNow = () => segments().reduce((sum, { size }) => sum + size, 0);
  const valuesNow = () => (valueWords ??= main && new ValueWords(main.segment));
  const words: Words = {
    frequency: (term) => segments().reduce((sum, { segment }) => sum + frequency(segment, term), 0),
    together: (terms, limit, inNames) =>
      segments().reduce(
        (sum, { segment }) => sum + (sum < limit ? countTogether(segment, terms, limit, inNames) : 0),
        0,
      ),
    completions(prefix, limit) {
      const found = new Set(segments().flatMap(({ segment }) => [...termsFrom(segment, prefix)]));
      const counted = [...found].map((term) => ({
        term,
        rank: words.frequency(term) + (nameTerms.has(term) ? sizeNow() : 0),
      }));
      return counted
        .sort((a, b) => b.rank - a.rank)
        .slice(0, limit)
        .map(({ term }) => term);
    },
    isInNames: (term) => nameTerms.has(term),
    // Of the large segment: that of the changes is small.
    kinds: (term, inPhrase) => main?.count(term, inPhrase ? 'phrases' : 'nouns') ?? 0,
    named: (term) => main?.count(term, 'named') ?? 0,
    isCode: (text, isWhole) => segments().some((segment) => segment.hasCode(text, isWhole)),
    // Of the large segment, as the kinds are.
    numbers: (unit) => valuesNow()?.numbers(unit) ?? [],
    isValue: (value) => segments().some(({ segment }) => segment.values.has(value.join(' '))),
    inLongerValues: (term) => valuesNow()?.inLonger(term) ?? 0,
    synonyms: synonyms.meanings,
    nearest: synonyms.nearest,
    english: ENGLISH,
    analysis,
    rewrite,
    get speller() {
      speller ??= createSpeller(
        [
          ...new Set([
            ...segments().flatMap(({ segment }) => segment.vocabulary),
            ...wordsOf(synonyms.meanings),
            ...wordsOf(synonyms.nearest),
          ]),
        ],
        words.frequency,
      );
      return speller;
    },
  };

  function find(term: string, as: PlanOptions): { plan: QueryPlan; hits: SearchHits } {
    const searched = segments();
    const plan = planQuery(term, words, as);
    const codes = matchCodes(searched, term, { ...plan, frequency: words.frequency }, boosts.sku);
    const total = sizeNow();
    const rarity = (df: number) => Math.log(1 + (total - Math.min(total, df) + 0.5) / (df + 0.5));
    const groups = codes.isCodeAlone ? [] : plan.groups;
    const found = searched.map((segment, index) =>
      segment.search(groups, rarity, codes.bySegment[index] ?? new Map(), plan.exclusions),
    );
    const correctedTerm = codes.isCodeAlone ? null : plan.correctedTerm;
    const replacements = codes.isCodeAlone ? [] : plan.replacements;
    const excluded = [...new Set(plan.exclusions.map(({ words: ruledOut }) => ruledOut))];
    const hits = hitsOf(found, groups, rarity);
    const isFor = groups.some(({ described }) => described === null);
    const matchingAll = isFor && hits.matchingAll === 0 ? null : hits.matchingAll;
    return { plan, hits: { ...hits, matchingAll, correctedTerm, replacements, excluded } };
  }

  /** `correction` is the term as it was corrected before, if it was. */
  function suggestFor(typed: string, limit: number, correction: string | null = null): Suggestions | null {
    if (!main) return null;
    const { plan, hits } = find(typed, { isTyping: true });
    const correctedTerm = hits.correctedTerm ?? correction;
    const text = correctedTerm ?? typed;
    const completions = plan.completions.filter(words.isInNames);
    const source = { segment: main.segment, phrases, terms: analysis.terms };
    const asTyped = fitting(source, text, limit, composed(source, text, completions));
    // A use that no product names is no misspelt word.
    const use = correctedTerm === null ? [] : ofUses(source, typed, uses);
    if (use.length > 0)
      return { ...asTyped, terms: use, hits: { ...foundFor({ ...asTyped, terms: use }), correctedTerm: null } };
    // One or two letters are the beginning of too many words, so their products are those of the likeliest whole term.
    if (asTyped.terms.length > 0)
      return {
        ...asTyped,
        hits: { ...(isHardlyBegun(text, asTyped.terms) ? foundFor(asTyped) : hits), correctedTerm },
      };
    const isMisspelt = plan.completions.length === 0;
    const others = readOtherwise(source, words, { text, isMisspelt, limit }, texts, uses);
    if (others.terms.length === 0 && hits.ids.length === 0 && isWrittenAsCode(typed))
      return { ...asTyped, hits: { ...hits, ...ofIds(withCode(typed, false, CODES_BEGUN_MAXIMUM)) } };
    const isWord = analysis.terms(text).every((term) => words.frequency(term) > 0);
    return { ...others, hits: { ...(isWord || others.terms.length === 0 ? hits : foundFor(others)), correctedTerm } };
  }

  /** The products of the first of suggested terms. */
  const foundFor = ({ terms: [first = ''] }: MatchingSuggestions) => find(first, {}).hits;

  /** Up to `maximum` products with a code, or with `isWhole` unset one that begins with it. */
  function withCode(code: string, isWhole: boolean, maximum: number): number[] {
    const ids = new Set<number>();
    for (const live of segments())
      live.eachWithCode(codeKey(code), isWhole, (place, isWholeCode) => {
        if (ids.size < maximum && (isWholeCode || !isWhole)) ids.add(live.segment.ids[place] ?? 0);
      });
    return [...ids];
  }

  function add(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    for (const { id } of documents) main?.delete(id);
    delta.add(documents);
    speller = null;
  }

  const search: ProductSearch = {
    get applied() {
      return log.length;
    },
    get size() {
      return sizeNow();
    },
    search: (term, isVerbatim = false) => (main ? find(term, { isVerbatim }).hits : null),
    suggest(typed, limit) {
      const suggested = suggestFor(typed, limit);
      if (!suggested || suggested.terms.length > 0) return suggested;
      const { ids, correctedTerm } = suggested.hits;
      if (ids.length > 0 && correctedTerm === null) return suggested;
      const completed = completedBeginning(phrases, typed, ENGLISH, wordsOf(synonyms.meanings));
      return completed === null ? suggested : suggestFor(completed, limit, completed);
    },
    withCode: (code, isWhole) => (main ? withCode(code, isWhole, CODED_MAXIMUM) : null),
    apply(documents) {
      log.push(...documents);
      if (main) add(documents);
    },
    replace(index, appliedBefore) {
      main = new LiveSegment(index.segment);
      delta = newDelta();
      valueWords = null;
      ({ phrases } = index);
      nameTerms = new Set(phrases.phrases.flatMap((phrase) => phrase.terms));
      speller = null;
      log = log.slice(appliedBefore);
      add(log);
    },
  };
  if (first) search.replace(first, 0);
  return search;
}

/** Products that are all as good a match. */
function ofIds(ids: readonly number[]): Hits {
  const all = Int32Array.from(ids);
  return { ids: all, scores: new Float32Array(ids.length).fill(1), matchingAll: ids.length, best: all };
}
