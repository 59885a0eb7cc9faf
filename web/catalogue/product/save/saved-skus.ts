import { useSyncExternalStore } from 'react';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { readStorage, writeStorage } from '../../../browser/browser-storage.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';
import { createStorageListeners } from '../../../browser/storage/listeners.ts';

/** So that hearts are right on every page without reading the lists. */
const KEY = 'saved-skus';
/** The lists of a shopper who is not signed in. */
export const GUEST_LISTS_KEY = 'saved-lists';

const listeners = createStorageListeners(KEY);
let read: { text: string | null; keys: ReadonlySet<string> } = { text: null, keys: new Set() };

function savedKeys(): ReadonlySet<string> {
  const text = readStorage('localStorage', KEY);
  if (text !== read.text) {
    const stored = parseJson(text);
    read = { text, keys: new Set(Array.isArray(stored) ? stored.map(String) : []) };
  }
  return read.keys;
}

/** Null forgets them, because there are no lists to read them from. */
export function setSavedSkus(skus: readonly string[] | null): void {
  writeStorage('localStorage', KEY, skus && JSON.stringify([...new Set(skus.map(skuKey))]));
  listeners.notify();
}

export const hasGuestLists = (): boolean => readStorage('localStorage', GUEST_LISTS_KEY) !== null;
/** True also when the shopper is known to have none. */
export const knowsSavedSkus = (): boolean => readStorage('localStorage', KEY) !== null;

/** False in the server's HTML, which is the same for everyone. */
export const useIsSaved = (sku: string): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => savedKeys().has(skuKey(sku)),
    () => false,
  );
