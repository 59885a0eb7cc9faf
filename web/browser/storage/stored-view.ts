import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../browser-storage.ts';
import { createListeners } from './listeners.ts';
import { onRestore } from './on-restore.ts';

interface StoredViewOptions<View extends string> {
  key: string;
  /** The document's attribute. Styles read it, so that a view is right before hydration. */
  attribute: string;
  /** The first is the default. */
  views: readonly [View, ...View[]];
}

/** Remembered in local storage and shown by an attribute of the document, the same in every tab. */
export function createStoredView<View extends string>({ key, attribute, views }: StoredViewOptions<View>) {
  const listeners = createListeners();
  const viewOf = (value: string | null) => views.find((view) => view === value) ?? views[0];
  const shown = () => viewOf(document.documentElement.getAttribute(attribute));

  function apply(view: View) {
    document.documentElement.setAttribute(attribute, view);
    listeners.notify();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = ({ key: changed, newValue }: StorageEvent) => {
      if (changed === key) apply(viewOf(newValue));
    };
    window.addEventListener('storage', onStorage);
    const unsubscribers = [
      listeners.subscribe(listener),
      onRestore(() => apply(viewOf(readStorage('localStorage', key)))),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    useView: () => useSyncExternalStore(subscribe, shown, () => views[0]),
    choose(view: View) {
      apply(view);
      // Without storage the choice lasts until the page is left.
      writeStorage('localStorage', key, view);
    },
  };
}
