import { readStorage, writeStorage, type Area } from '../browser-storage.ts';
import { onRestore } from './on-restore.ts';

export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    /** Returns the function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Also told of changes in another tab, and when the page is restored from the back/forward cache. */
export function createStorageListeners(key: string): ReturnType<typeof createListeners> {
  const own = createListeners();
  return {
    ...own,
    subscribe(listener) {
      // A key of null means that all of the storage was cleared.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      const unsubscribers = [own.subscribe(listener), onRestore(listener)];
      return () => {
        window.removeEventListener('storage', onStorage);
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}

export function createStoredValue<Value>(area: Area, key: string, parse: (text: string | null) => Value) {
  const { notify, subscribe } = createStorageListeners(key);
  let last: { text: string | null; value: Value } | null = null;
  return {
    subscribe,
    /** The same value for the same stored text, as `useSyncExternalStore` requires. */
    read(): Value {
      const text = readStorage(area, key);
      if (!last || last.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    /** Null removes it. Returns whether the browser has stored it. */
    write(text: string | null): boolean {
      const isStored = writeStorage(area, key, text);
      notify();
      return isStored;
    },
  };
}
