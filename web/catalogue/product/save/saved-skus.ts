import { useSyncExternalStore } from 'react';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { readStorage, writeStorage } from '../../../browser/browser-storage.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';
import { onRestore } from '../../../browser/storage/on-restore.ts';

/** The codes on any list, so that hearts are right on every page without reading the lists. */
const KEY = 'saved-skus';
/** The lists of a shopper who is not signed in. */
export const GUEST_LISTS_KEY = 'saved-lists';

const listeners = new Set<() => void>();
let read: { text: string | null; keys: ReadonlySet<string> } = { text: null, keys: new Set() };

function savedKeys(): ReadonlySet<string> {
  const text = readStorage('localStorage', KEY);
  if (text !== read.text) {
    const stored = parseJson(text);
    read = { text, keys: new Set(Array.isArray(stored) ? stored.map(String) : []) };
  }
  return read.keys;
}

/** Stores which codes are on lists; null forgets them, because there are no lists to read them from. */
export function setSavedSkus(skus: readonly string[] | null): void {
  writeStorage('localStorage', KEY, skus && JSON.stringify([...new Set(skus.map(skuKey))]));
  for (const listener of listeners) listener();
}

export const hasGuestLists = (): boolean => readStorage('localStorage', GUEST_LISTS_KEY) !== null;
/** Whether this browser knows the codes on the lists of whoever uses it, be they none. */
export const knowsSavedSkus = (): boolean => readStorage('localStorage', KEY) !== null;

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const unsubscribe = onRestore(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether a code is on one of the shopper's lists; false in the server's HTML, which is the same for everyone. */
export const useIsSaved = (sku: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => savedKeys().has(skuKey(sku)),
    () => false,
  );
