import { parseJson } from '../../browser/storage/json.rules.ts';

/** Searches that are stored at most. */
const RECENT_SEARCHES_MAXIMUM = 5;

/** The stored terms, latest first, or `off` when the shopper has turned them off. */
export type RecentSearches = readonly string[] | 'off';

/** Parses the stored searches; empty for anything invalid. */
export function parseRecent(stored: string | null): RecentSearches {
  const value = parseJson(stored);
  if (value === 'off') return 'off';
  if (!Array.isArray(value)) return [];
  return value
    .filter((term): term is string => typeof term === 'string' && term !== '')
    .slice(0, RECENT_SEARCHES_MAXIMUM);
}

/** Puts a search first. Searches that differ only in case or spacing are the same. */
export function withSearch(recent: RecentSearches, term: string): RecentSearches {
  const searched = term.trim();
  if (recent === 'off' || searched === '') return recent;
  return [searched, ...recent.filter((other) => !sameWords(other, searched))].slice(0, RECENT_SEARCHES_MAXIMUM);
}

/** Removes a search. */
export function withoutSearch(recent: RecentSearches, term: string): RecentSearches {
  return recent === 'off' ? recent : recent.filter((other) => other !== term);
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ');
}
