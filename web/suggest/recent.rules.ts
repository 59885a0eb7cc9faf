import { parseJson } from '../storage/json.rules.ts';

/** How many searches are remembered. */
const RECENT_SEARCHES_MAXIMUM = 5;

/** What the browser keeps: the terms searched for, latest first, or that the shopper wants none kept. */
export type RecentSearches = readonly string[] | 'off';

/** Reads what the browser kept. Anything that this shop did not write counts as nothing. */
export function parseRecent(stored: string | null): RecentSearches {
  const value = parseJson(stored);
  if (value === 'off') return 'off';
  if (!Array.isArray(value)) return [];
  return value
    .filter((term): term is string => typeof term === 'string' && term !== '')
    .slice(0, RECENT_SEARCHES_MAXIMUM);
}

/** The searches with one more, which comes first. The same words in other letters are the same search. */
export function withSearch(recent: RecentSearches, term: string): RecentSearches {
  const searched = term.trim();
  if (recent === 'off' || searched === '') return recent;
  return [searched, ...recent.filter((other) => !sameWords(other, searched))].slice(0, RECENT_SEARCHES_MAXIMUM);
}

/** The searches without one. */
export function withoutSearch(recent: RecentSearches, term: string): RecentSearches {
  return recent === 'off' ? recent : recent.filter((other) => other !== term);
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase().replace(/\s+/g, ' ') === b.toLowerCase().replace(/\s+/g, ' ');
}
