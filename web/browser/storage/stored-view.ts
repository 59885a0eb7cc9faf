import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { onRestore } from './on-restore.ts';

export interface StoredView<View extends string> {
  useView: () => View;
  choose: (view: View) => void;
}

interface StoredViewOptions<View extends string> {
  key: string;
  /** The document's attribute. Styles read it, so that a view is right before hydration. */
  attribute: string;
  /** The first is the default. */
  views: readonly [View, ...View[]];
}

/** Remembered in local storage and shown by an attribute of the document, the same in every tab. */
export function createStoredView<View extends string>({
  key,
  attribute,
  views,
}: StoredViewOptions<View>): StoredView<View> {
  const listeners = new Set<() => void>();
  const viewOf = (value: string | null) => views.find((view) => view === value) ?? views[0];
  const shown = () => viewOf(document.documentElement.getAttribute(attribute));

  function apply(view: View) {
    document.documentElement.setAttribute(attribute, view);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === key) apply(viewOf(newValue));
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    const unsubscribe = onRestore(() => apply(viewOf(readStorage('localStorage', key))));
    return () => {
      unsubscribe();
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    useView: () => useSyncExternalStore(subscribe, shown, () => views[0]),
    choose(view) {
      apply(view);
      // Without storage the choice lasts until the page is left.
      writeStorage('localStorage', key, view);
    },
  };
}
