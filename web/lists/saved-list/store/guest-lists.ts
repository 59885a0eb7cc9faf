import { useSyncExternalStore } from 'react';
import { newId } from '../../../cart/client/new-id.ts';
import { GUEST_LISTS_KEY, setSavedSkus } from '../../../catalogue/product/save/saved-skus.ts';
import { guestListsOf, withChange, withList, type ChangedLists, type SavedList } from './guest-lists.rules.ts';
import type { SavedLists } from './saved-lists.ts';
import { createStoredValue } from '../../../browser/storage/listeners.ts';

const NOT_STORED = 'Your browser didn’t let us save this. Please check its settings for storage.';

const { read: guestLists, subscribe, write } = createStoredValue('localStorage', GUEST_LISTS_KEY, guestListsOf);
export { guestLists };

const store = (lists: readonly SavedList[]) => write(lists.length === 0 ? null : JSON.stringify(lists));

/** Once the account has the list. */
export function forgetGuestList(id: string): void {
  store(guestLists().filter((list) => list.id !== id));
}

export function showGuestSkus(): void {
  const lists = guestLists();
  setSavedSkus(lists.length === 0 ? null : lists.flatMap(({ lines }) => lines.map(({ sku }) => sku)));
}

function change(changed: ChangedLists): string | null {
  if ('refusal' in changed) return changed.refusal;
  if (!store(changed.lists)) return NOT_STORED;
  showGuestSkus();
  return null;
}

export function useGuestLists(): SavedLists {
  const lists = useSyncExternalStore(subscribe, guestLists);
  return {
    lists,
    place: 'browser',
    owner: null,
    quote: null,
    async create(name, lines) {
      const id = newId();
      const refusal = change(withList(guestLists(), { id, name, lines }));
      return refusal === null ? { id } : { refusal };
    },
    update: async (id, wanted) => change(withChange(guestLists(), id, wanted)),
    remove: async (id) => change({ lists: guestLists().filter((list) => list.id !== id) }),
    share: async () => 'Sign in to share a list: its link opens the list that your account keeps.',
  };
}
