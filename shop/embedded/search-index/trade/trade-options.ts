import type { SearchOptions } from '@storefront/search/options.ts';
import { equivalentsInLumens } from './brightness.rules.ts';
import { readSynonyms } from './read-synonyms.ts';
import { BOOSTS, LABELS, NUMBERS, ROOMS, SPELLINGS } from './trade.data.ts';

/** Throws when the file of synonyms is malformed. */
export function tradeOptions(): SearchOptions {
  return {
    boosts: BOOSTS,
    synonyms: readSynonyms(),
    numbers: NUMBERS,
    spellings: SPELLINGS,
    labels: LABELS,
    uses: ROOMS,
    rewrite: equivalentsInLumens,
  };
}
