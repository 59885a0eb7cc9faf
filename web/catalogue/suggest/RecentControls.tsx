import type { RefObject } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { forgetSearch, forgetSearches, keepSearches } from './recent-searches.ts';
import type { RecentSearches } from './recent.rules.ts';
import * as styles from './RecentControls.css.ts';

interface RecentControlsProps {
  recent: RecentSearches;
  /** Whether the recent searches are in the overlay. */
  isListed: boolean;
  /** Whether the overlay shows its initial content. */
  isOpening: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/** The buttons of the recent searches. A listbox must not contain buttons, so they are positioned over its rows. */
export function RecentControls({ recent, isListed, isOpening, field }: RecentControlsProps) {
  /** Moves focus to the field, because the clicked button disappears. */
  function act(change: () => void) {
    change();
    field.current?.focus();
  }
  if (recent === 'off') {
    if (!isOpening) return null;
    return (
      <p className={styles.note}>
        Recent searches are off.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(true))}>
          Turn on
        </button>
      </p>
    );
  }
  if (!isListed) return null;
  return (
    <div className={styles.controls}>
      <div className={styles.head}>
        <button type="button" className={styles.word} onClick={() => act(forgetSearches)}>
          Clear all
        </button>
      </div>
      {recent.map((term) => (
        <button
          key={term}
          type="button"
          className={styles.forget}
          aria-label={`Remove “${term}” from recent searches`}
          onClick={() => act(() => forgetSearch(term))}
        >
          <Icon name="close" size={18} />
        </button>
      ))}
      <p className={styles.foot}>
        Saved on this device only.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(false))}>
          Turn off
        </button>
      </p>
    </div>
  );
}
