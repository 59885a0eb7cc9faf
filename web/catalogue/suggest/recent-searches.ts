import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { parseRecent, withoutSearch, withSearch, type RecentSearches } from './recent.rules.ts';
import { createStorageListeners } from '../../browser/storage/listeners.ts';

/** Latest first. It never leaves the browser. */
const KEY = 'recent-searches';

const listeners = createStorageListeners(KEY);
let parsed: { from: string | null; recent: RecentSearches } = { from: null, recent: [] };

/** Latest first; empty without storage. */
export function useRecentSearches(): RecentSearches {
  return useSyncExternalStore(listeners.subscribe, read, () => parsed.recent);
}

export function rememberSearch(term: string): void {
  write(withSearch(read(), term));
}

export function forgetSearch(term: string): void {
  write(withoutSearch(read(), term));
}

export function forgetSearches(): void {
  write([]);
}

/** Off deletes them. */
export function keepSearches(keep: boolean): void {
  write(keep ? [] : 'off');
}

/** The same array for the same stored text, as `useSyncExternalStore` requires. */
function read(): RecentSearches {
  const from = readStorage('localStorage', KEY);
  if (from !== parsed.from) parsed = { from, recent: parseRecent(from) };
  return parsed.recent;
}

function write(recent: RecentSearches): void {
  // Without storage there are no recent searches; searching itself works.
  writeStorage('localStorage', KEY, recent !== 'off' && recent.length === 0 ? null : JSON.stringify(recent));
  listeners.notify();
}
