import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../storage/browser-storage.ts';
import { onRestore } from '../storage/on-restore.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { VAT_STORAGE_KEY } from './vat-script.ts';
import * as styles from './VatSwitch.css.ts';

type View = 'included' | 'excluded';

const views = [
  { view: 'included', long: 'Included', short: 'Inc.' },
  { view: 'excluded', long: 'Excluded', short: 'Exc.' },
] as const;

const listeners = new Set<() => void>();

interface VatSwitchProps {
  /** Coloured for a paper ground. Defaults to false: it is on green. */
  isOnPaper?: boolean;
}

/** Switches prices between inc and ex VAT. Every page has both, so it fetches nothing. */
export function VatSwitch({ isOnPaper = false }: VatSwitchProps) {
  const chosen = useSyncExternalStore(subscribe, chosenView, () => 'included');
  return (
    <fieldset className={isOnPaper ? `${styles.group} ${styles.onPaper}` : styles.group}>
      <legend>
        <VisuallyHidden>Prices with VAT</VisuallyHidden>
      </legend>
      <span className={styles.label} aria-hidden="true">
        VAT
      </span>
      <span className={styles.options}>
        {views.map(({ view, long, short }) => (
          <label key={view} className={styles.option} data-view={view}>
            <input
              className={styles.input}
              type="radio"
              name="vat"
              aria-label={long}
              checked={chosen === view}
              onChange={() => choose(view)}
            />
            <span className={styles.long}>{long}</span>
            <span className={styles.short}>{short}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

function chosenView(): View {
  return document.documentElement.dataset.vat === 'excluded' ? 'excluded' : 'included';
}

function viewOf(stored: string | null): View {
  return stored === 'excluded' ? 'excluded' : 'included';
}

function choose(view: View) {
  apply(view);
  // Without storage the choice lasts until the page is left.
  writeStorage('localStorage', VAT_STORAGE_KEY, view);
}

function apply(view: View) {
  document.documentElement.dataset.vat = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === VAT_STORAGE_KEY) apply(viewOf(newValue));
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const unsubscribe = onRestore(() => apply(viewOf(readStorage('localStorage', VAT_STORAGE_KEY))));
  return () => {
    unsubscribe();
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
