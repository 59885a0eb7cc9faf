import { setImmediate } from 'node:timers/promises';
import { SegmentBuilder, type BuiltIndex } from './build-index.ts';
import { Delta, LiveSegment, MERGED_DOCUMENTS_MAXIMUM } from './live-segment.ts';
import { BOOSTS, type SearchDocument, type SearchOptions } from './options.ts';
import type { Phrases } from './phrases.ts';
import type { Words } from './plan/words.ts';
import { countTogether, frequency, termsFrom, ValueWords } from './segment.ts';
import { createAnalysis, type Analysis } from './words/analysis.rules.ts';
import { codeKey } from './words/codes.rules.ts';
import { readEnglish } from './words/english.ts';
import { createSpeller, type Speller } from './words/speller.ts';
import { tablesOf, wordsOf, type Synonyms } from './words/synonyms.rules.ts';

const ENGLISH = readEnglish();

const NO_SYNONYMS = { same: [], finds: [], nearest: [] };

/** The large segment and the changes since. Statistics that cost a pass are the large one's: the changes are few. */
export class LiveIndex implements Words {
  readonly analysis: Analysis;
  readonly synonyms: Synonyms;
  readonly nearest: Synonyms;
  readonly english = ENGLISH;
  phrases: Phrases = { phrases: [], categories: [], brands: [] };
  /** Null until the first index is built. */
  main: LiveSegment | null = null;
  readonly #createDelta: () => Delta;
  #delta: Delta;
  /** Since the current index was built. */
  #applied: SearchDocument[] = [];
  #nameTerms = new Set<string>();
  #speller: Speller | null = null;
  #valueWords: ValueWords | null = null;

  constructor({ synonyms = NO_SYNONYMS, boosts = BOOSTS, ...options }: SearchOptions) {
    this.analysis = createAnalysis(options);
    const tables = tablesOf(synonyms, this.analysis.terms);
    this.synonyms = tables.meanings;
    this.nearest = tables.nearest;
    this.#createDelta = () => new Delta(() => new SegmentBuilder(this.analysis, boosts));
    this.#delta = this.#createDelta();
  }

  get segments(): readonly LiveSegment[] {
    return this.main ? [this.main, ...this.#delta.segments] : [];
  }

  get size(): number {
    return this.segments.reduce((sum, { size }) => sum + size, 0);
  }

  get applied(): number {
    return this.#applied.length;
  }

  apply(documents: readonly SearchDocument[]): void {
    this.#applied.push(...documents);
    if (!this.main || documents.length === 0) return;
    addTo(this.main, this.#delta, documents);
    this.#speller = null;
  }

  /** An import may have changed thousands meanwhile: searches go on with the old index until they are added. */
  async replace({ segment, phrases }: BuiltIndex, appliedBefore: number): Promise<void> {
    const main = new LiveSegment(segment);
    const delta = this.#createDelta();
    for (let added = appliedBefore; added < this.#applied.length;) {
      const documents = this.#applied.slice(added, added + MERGED_DOCUMENTS_MAXIMUM);
      addTo(main, delta, documents);
      added += documents.length;
      await setImmediate();
    }
    this.main = main;
    this.phrases = phrases;
    this.#delta = delta;
    this.#valueWords = null;
    this.#nameTerms = new Set(phrases.phrases.flatMap((phrase) => phrase.terms));
    this.#speller = null;
    this.#applied = this.#applied.slice(appliedBefore);
  }

  /** With `isWhole` unset, those that begin with the code. */
  withCode(code: string, isWhole: boolean, maximum: number): number[] {
    const ids = new Set<number>();
    for (const live of this.segments)
      live.eachWithCode(codeKey(code), isWhole, (place, isWholeCode) => {
        if (ids.size < maximum && (isWholeCode || !isWhole)) ids.add(live.segment.ids[place] ?? 0);
      });
    return [...ids];
  }

  frequency = (term: string): number => this.segments.reduce((sum, { segment }) => sum + frequency(segment, term), 0);

  together = (terms: readonly string[], limit: number, inNames: boolean): number =>
    this.segments.reduce(
      (sum, { segment }) => sum + (sum < limit ? countTogether(segment, terms, limit, inNames) : 0),
      0,
    );

  completions = (prefix: string, limit: number): string[] => {
    const found = new Set(this.segments.flatMap(({ segment }) => [...termsFrom(segment, prefix)]));
    const rankOf = (term: string) => this.frequency(term) + (this.#nameTerms.has(term) ? this.size : 0);
    const ranked = Array.from(found, (term) => ({ term, rank: rankOf(term) })).sort((a, b) => b.rank - a.rank);
    return ranked.slice(0, limit).map(({ term }) => term);
  };

  isInNames = (term: string): boolean => this.#nameTerms.has(term);

  kinds = (term: string, inPhrase: boolean): number => this.main?.count(term, inPhrase ? 'phrases' : 'nouns') ?? 0;

  named = (term: string): number => this.main?.count(term, 'named') ?? 0;

  isCode = (text: string, isWhole: boolean): boolean => this.segments.some((segment) => segment.hasCode(text, isWhole));

  get #values(): ValueWords | null {
    return (this.#valueWords ??= this.main && new ValueWords(this.main.segment));
  }

  numbers = (unit: string): readonly number[] => this.#values?.numbers(unit) ?? [];

  isValue = (words: readonly string[]): boolean =>
    this.segments.some(({ segment }) => segment.values.has(words.join(' ')));

  inLongerValues = (term: string): number => this.#values?.inLonger(term) ?? 0;

  get speller(): Speller {
    if (this.#speller) return this.#speller;
    const vocabulary = this.segments.flatMap(({ segment }) => segment.vocabulary);
    const words = new Set([...vocabulary, ...wordsOf(this.synonyms), ...wordsOf(this.nearest)]);
    return (this.#speller = createSpeller([...words], this.frequency));
  }
}

function addTo(main: LiveSegment, delta: Delta, documents: readonly SearchDocument[]): void {
  for (const { id } of documents) main.delete(id);
  delta.add(documents);
}
