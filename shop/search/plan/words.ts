import type { Analysis } from '../words/analysis.rules.ts';
import type { English } from '../words/english.ts';
import type { Speller } from '../words/speller.ts';
import type { Synonyms } from '../words/synonyms.rules.ts';

/** The vocabulary of the catalogue, which a query is planned with. */
export interface Words {
  /** Returns the number of documents with a term; 0 for an unknown one. */
  frequency(term: string): number;
  /** Counts the documents with all the terms, up to `limit`; with `inNames`, outside descriptions and category names. */
  together(terms: readonly string[], limit: number, inNames: boolean): number;
  /** Returns up to `limit` terms with a prefix: those in names first, then the most frequent. */
  completions(prefix: string, limit: number): string[];
  /** Whether a term is in names, categories or brands, not only in descriptions. */
  isInNames(term: string): boolean;
  /** Counts the products whose name's head noun is this term, or with `inPhrase` whose head noun's phrase has it. */
  kinds(term: string, inPhrase: boolean): number;
  /** Counts the products with a term outside their description and categories. */
  named(term: string): number;
  /** Whether a product's code is this text, normalised, or starts with it. */
  isCode(text: string, isWhole: boolean): boolean;
  /** The numbers with a unit that the catalogue has, such as those of lumens. */
  numbers(unit: string): readonly number[];
  /** Whether words are a value as a whole, such as a finish. */
  isValue(words: readonly string[]): boolean;
  /** Counts the products with a value of several words that has this one after the first: "gold" of Rose Gold. */
  inLongerValues(term: string): number;
  /** Replacements of words that no product may have. */
  nearest: Synonyms;
  analysis: Analysis;
  speller: Speller;
  synonyms: Synonyms;
  english: English;
}
