import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { parseRecent, withoutSearch, withSearch, type RecentSearches } from './recent.rules.ts';

/** Where the browser keeps what was searched for: a list of terms, latest first. It never leaves the browser. */
const KEY = 'recent-searches';

const listeners = new Set<() => void>();
let parsed: { from: string | null; recent: RecentSearches } = { from: null, recent: [] };

/** What was searched for in this browser, latest first; empty where storage is closed. */
export function useRecentSearches(): RecentSearches {
  return useSyncExternalStore(subscribe, read, () => parsed.recent);
}

/** Keeps a term that the shopper has searched for. */
export function rememberSearch(term: string): void {
  write(withSearch(read(), term));
}

export function forgetSearch(term: string): void {
  write(withoutSearch(read(), term));
}

/** Forgets every search; new ones are kept again. */
export function forgetSearches(): void {
  write([]);
}

/** Switches the keeping of searches on or off; off forgets those that were kept. */
export function keepSearches(keep: boolean): void {
  write(keep ? [] : 'off');
}

/** The same list for the same text, so that reading it twice is no change. */
function read(): RecentSearches {
  const from = readStorage('localStorage', KEY);
  if (from !== parsed.from) parsed = { from, recent: parseRecent(from) };
  return parsed.recent;
}

function write(recent: RecentSearches): void {
  // Where storage is closed or full searches are not kept, and searching works all the same.
  writeStorage('localStorage', KEY, recent !== 'off' && recent.length === 0 ? null : JSON.stringify(recent));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
