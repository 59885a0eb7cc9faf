import { parseJson } from '../../browser/storage/json.rules.ts';

const RECENT_SEARCHES_MAXIMUM = 5;

/** Latest first, or `off` when the shopper has turned them off. */
export type RecentSearches = readonly string[] | 'off';

/** Empty for anything invalid. */
export function parseRecent(stored: string | null): RecentSearches {
  const value = parseJson(stored);
  if (value === 'off') return 'off';
  if (!Array.isArray(value)) return [];
  return value
    .filter((term): term is string => typeof term === 'string' && term !== '')
    .slice(0, RECENT_SEARCHES_MAXIMUM);
}

/** First. Searches that differ only in case or spacing are the same. */
export function withSearch(recent: RecentSearches, term: string): RecentSearches {
  const searched = term.trim();
  if (recent === 'off' || searched === '') return recent;
  return [searched, ...recent.filter((other) => !sameWords(other, searched))].slice(0, RECENT_SEARCHES_MAXIMUM);
}

export function withoutSearch(recent: RecentSearches, term: string): RecentSearches {
  return recent === 'off' ? recent : recent.filter((other) => other !== term);
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ');
}
