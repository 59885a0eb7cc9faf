import type { Analysis } from '../words/analysis.rules.ts';
import type { English } from '../words/english.ts';
import type { Speller } from '../words/speller.ts';
import type { Synonyms } from '../words/synonyms.rules.ts';

export interface Words {
  /** Documents with the term. */
  frequency(term: string): number;
  /** Up to `limit`; with `inNames`, outside descriptions and category names. */
  together(terms: readonly string[], limit: number, inNames: boolean): number;
  /** Terms in names first, then the most frequent. */
  completions(prefix: string, limit: number): string[];
  /** Or in categories or brands, not only in descriptions. */
  isInNames(term: string): boolean;
  /** Products whose name's head noun is this term, or with `inPhrase` whose head noun's phrase has it. */
  kinds(term: string, inPhrase: boolean): number;
  /** Products with the term outside their description and categories. */
  named(term: string): number;
  /** Normalised, or its beginning. */
  isCode(text: string, isWhole: boolean): boolean;
  /** Those that the catalogue has with the unit, such as lumens. */
  numbers(unit: string): readonly number[];
  /** As a whole, such as a finish. */
  isValue(words: readonly string[]): boolean;
  /** Products with a value that has the word after the first: "gold" of Rose Gold. */
  inLongerValues(term: string): number;
  /** Of words that no product may have. */
  nearest: Synonyms;
  analysis: Analysis;
  speller: Speller;
  synonyms: Synonyms;
  english: English;
}
