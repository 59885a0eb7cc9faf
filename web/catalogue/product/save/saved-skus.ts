import { useSyncExternalStore } from 'react';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { readStorage } from '../../../browser/browser-storage.ts';
import { parseJson } from '../../../browser/storage/json.rules.ts';
import { createStoredValue } from '../../../browser/storage/listeners.ts';

/** So that hearts are right on every page without reading the lists. */
const KEY = 'saved-skus';
/** The lists of a shopper who is not signed in. */
export const GUEST_LISTS_KEY = 'saved-lists';

const saved = createStoredValue('localStorage', KEY, (text) => {
  const stored = parseJson(text);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
});

/** Null forgets them, because there are no lists to read them from. */
export function setSavedSkus(skus: readonly string[] | null): void {
  saved.write(skus && JSON.stringify([...new Set(skus.map(skuKey))]));
}

export const hasGuestLists = (): boolean => readStorage('localStorage', GUEST_LISTS_KEY) !== null;
/** True also when the shopper is known to have none. */
export const knowsSavedSkus = (): boolean => readStorage('localStorage', KEY) !== null;

/** False in the server's HTML, which is the same for everyone. */
export const useIsSaved = (sku: string): boolean =>
  useSyncExternalStore(
    saved.subscribe,
    () => saved.read().has(skuKey(sku)),
    () => false,
  );
