import type { BuiltIndex } from './build-index.ts';
import { matchCodes } from './code-matches.ts';
import { hitsOf, type Hits } from './hits.ts';
import { LiveIndex } from './live-index.ts';
import { BOOSTS, type SearchDocument, type SearchOptions } from './options.ts';
import type { Group } from './plan/groups.ts';
import { planQuery, type PlanOptions, type QueryPlan } from './plan/plan-query.ts';
import type { Replacement } from './plan/replaced-words.ts';
import {
  completedBeginning,
  composed,
  fitting,
  isHardlyBegun,
  ofUses,
  readOtherwise,
  synonymTexts,
  type MatchingSuggestions,
  type SynonymText,
} from './suggest.ts';
import { isWrittenAsCode } from './words/codes.rules.ts';
import { OF_SHOPPERS } from './words/english.ts';
import { wordsOf } from './words/synonyms.rules.ts';

/** Unordered. */
export interface SearchHits {
  ids: Int32Array;
  scores: Float32Array;
  /** Products with all words of the term. Null for "bulb for a wall light" where no bulb names a use. */
  matchingAll: number | null;
  /** For lists in another order than relevance. */
  best: Int32Array;
  /** Null when nothing was corrected. */
  correctedTerm: string | null;
  /** For words that no product has. */
  replacements: readonly Replacement[];
  /** The word that keeps products from matching the whole term; null for none, or when several do. */
  missing: string | null;
  excluded: readonly string[];
}

interface Suggestions extends MatchingSuggestions {
  hits: SearchHits;
}

export interface ProductSearch {
  /** With `isVerbatim`, unknown words are not replaced. Null while the first index is being built. */
  search(term: string, isVerbatim?: boolean): SearchHits | null;
  /** At most `limit` terms, categories and brands. Null while the first index is being built. */
  suggest(typed: string, limit: number): Suggestions | null;
  /** In any spelling; with `isWhole` unset, a few that begin with it. Null while the first index is being built. */
  withCode(code: string, isWhole: boolean): number[] | null;
  /** Visible to the next search. */
  apply(documents: readonly SearchDocument[]): void;
  /** Changes after the first `appliedBefore` ones are not in it and stay applied. */
  replace(index: BuiltIndex, appliedBefore: number): Promise<void>;
  /** Documents, since the current index was built. */
  readonly applied: number;
  /** Documents. */
  readonly size: number;
}

/** More than share a code, or are suggested for an unknown one. */
const CODED_MAXIMUM = 8;

/** Three pages of products. */
const CODES_BEGUN_MAXIMUM = 48;

/** Changes go into small segments beside the large one. */
export function createProductSearch(first: BuiltIndex | null, options: SearchOptions = {}): ProductSearch {
  const index = new LiveIndex(options);
  if (first) void index.replace(first, 0);
  const suggester = new Suggester(index, options);
  return {
    get applied() {
      return index.applied;
    },
    get size() {
      return index.size;
    },
    search: (term, isVerbatim = false) => (index.main ? find(index, options, term, { isVerbatim }).hits : null),
    suggest: (typed, limit) => suggester.suggest(typed, limit),
    withCode: (code, isWhole) => (index.main ? index.withCode(code, isWhole, CODED_MAXIMUM) : null),
    apply: (documents) => index.apply(documents),
    replace: (built, appliedBefore) => index.replace(built, appliedBefore),
  };
}

function find(
  index: LiveIndex,
  { rewrite = (query) => query, boosts = BOOSTS }: SearchOptions,
  term: string,
  as: PlanOptions,
): { plan: QueryPlan; hits: SearchHits } {
  const { segments, size, frequency } = index;
  const plan = planQuery(term, rewrite, index, as);
  const { bySegment, isCodeAlone } = matchCodes(segments, term, { ...plan, frequency }, boosts.sku);
  const rarity = (df: number) => Math.log(1 + (size - Math.min(size, df) + 0.5) / (df + 0.5));
  const groups = isCodeAlone ? [] : plan.groups;
  const hitsFor = (wanted: readonly Group[]) => {
    const found = segments.map((segment, place) =>
      segment.search([...wanted], rarity, bySegment[place] ?? new Map(), plan.exclusions),
    );
    return hitsOf(found, wanted, rarity);
  };
  const hits = hitsFor(groups);
  const isNothingWhole = !as.isTyping && hits.matchingAll === 0 && hits.ids.length > 0;
  const isFor = groups.some(({ described }) => described === null);
  return {
    plan,
    hits: {
      ...hits,
      matchingAll: isFor && hits.matchingAll === 0 ? null : hits.matchingAll,
      correctedTerm: isCodeAlone ? null : plan.correctedTerm,
      replacements: isCodeAlone ? [] : plan.replacements,
      missing: isNothingWhole ? missingWord(plan, (wanted) => hitsFor(wanted).matchingAll) : null,
      excluded: [...new Set(plan.exclusions.map(({ words }) => words))],
    },
  };
}

/** Most products match all words but this one; null when none do, or for a word that says nothing of goods. */
function missingWord({ groups, words }: QueryPlan, countAll: (wanted: readonly Group[]) => number): string | null {
  let missing: string | null = null;
  let most = 0;
  for (const [index, word] of words.entries()) {
    const count = countAll(groups.filter((_, other) => other !== index));
    if (count > most) [missing, most] = [word, count];
  }
  return missing !== null && OF_SHOPPERS.has(missing) ? null : missing;
}

class Suggester {
  readonly #index: LiveIndex;
  readonly #options: SearchOptions;
  readonly #synonyms: SynonymText[];

  constructor(index: LiveIndex, options: SearchOptions) {
    this.#index = index;
    this.#options = options;
    this.#synonyms = synonymTexts(index.synonyms);
  }

  suggest(typed: string, limit: number): Suggestions | null {
    const suggested = this.#complete(typed, limit);
    if (!suggested || suggested.terms.length > 0) return suggested;
    const { ids, correctedTerm } = suggested.hits;
    if (ids.length > 0 && correctedTerm === null) return suggested;
    const { phrases, english, synonyms } = this.#index;
    const completed = completedBeginning(phrases, typed, english, wordsOf(synonyms));
    return completed === null ? suggested : this.#complete(completed, limit, completed);
  }

  /** `correction` is the term, if it was corrected. */
  #complete(typed: string, limit: number, correction: string | null = null): Suggestions | null {
    const { main, phrases, analysis, frequency, isInNames } = this.#index;
    if (!main) return null;
    const { plan, hits } = find(this.#index, this.#options, typed, { isTyping: true });
    const correctedTerm = hits.correctedTerm ?? correction;
    const text = correctedTerm ?? typed;
    const source = { segment: main.segment, phrases, terms: analysis.terms };
    const asTyped = fitting(source, text, limit, composed(source, text, plan.completions.filter(isInNames)));
    // A use that no product names is no misspelt word.
    const uses = correctedTerm === null ? [] : ofUses(source, typed, this.#options.uses);
    if (uses.length > 0) return { ...asTyped, terms: uses, hits: { ...this.#found(uses), correctedTerm: null } };
    // One or two letters begin too many words: the likeliest whole term stands for them.
    if (asTyped.terms.length > 0)
      return {
        ...asTyped,
        hits: { ...(isHardlyBegun(text, asTyped.terms) ? this.#found(asTyped.terms) : hits), correctedTerm },
      };
    const isMisspelt = plan.completions.length === 0;
    const others = readOtherwise(source, this.#index, { text, isMisspelt, limit }, this.#synonyms, this.#options.uses);
    if (others.terms.length === 0 && hits.ids.length === 0 && isWrittenAsCode(typed))
      return { ...asTyped, hits: { ...hits, ...ofIds(this.#index.withCode(typed, false, CODES_BEGUN_MAXIMUM)) } };
    const isWord = analysis.terms(text).every((term) => frequency(term) > 0);
    const found = isWord || others.terms.length === 0 ? hits : this.#found(others.terms);
    return { ...others, hits: { ...found, correctedTerm } };
  }

  #found([first = '']: readonly string[]): SearchHits {
    return find(this.#index, this.#options, first, {}).hits;
  }
}

function ofIds(ids: readonly number[]): Hits {
  const all = Int32Array.from(ids);
  return { ids: all, scores: new Float32Array(ids.length).fill(1), matchingAll: ids.length, best: all };
}
