import { useSyncExternalStore } from 'react';
import { parseRecent, withoutSearch, withSearch, type RecentSearches } from './recent.rules.ts';
import { createStoredValue } from '../../browser/storage/listeners.ts';

/** Latest first. It never leaves the browser; without storage there are none. */
const stored = createStoredValue('localStorage', 'recent-searches', parseRecent);
const NONE: RecentSearches = [];

export const useRecentSearches = () => useSyncExternalStore(stored.subscribe, stored.read, () => NONE);

export function rememberSearch(term: string): void {
  write(withSearch(stored.read(), term));
}

export function forgetSearch(term: string): void {
  write(withoutSearch(stored.read(), term));
}

export function forgetSearches(): void {
  write([]);
}

/** Off deletes them. */
export function keepSearches(keep: boolean): void {
  write(keep ? [] : 'off');
}

function write(recent: RecentSearches): void {
  stored.write(recent !== 'off' && recent.length === 0 ? null : JSON.stringify(recent));
}
