import type { RefObject } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { forgetSearch, forgetSearches, keepSearches } from './recent-searches.ts';
import type { RecentSearches } from './recent.rules.ts';
import * as styles from './RecentControls.css.ts';

interface RecentControlsProps {
  recent: RecentSearches;
  /** The recent searches are listed, at the head of the overlay. */
  isListed: boolean;
  /** The overlay shows what it shows before anything is typed. */
  isOpening: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/** Buttons beside the recent searches. A list to choose from may hold no buttons, so they lie over it, row by row. */
export function RecentControls({ recent, isListed, isOpening, field }: RecentControlsProps) {
  /** The button that was pressed goes away: the focus must not go with it. */
  function act(change: () => void) {
    change();
    field.current?.focus();
  }
  if (recent === 'off') {
    if (!isOpening) return null;
    return (
      <p className={styles.note}>
        Recent searches are not kept.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(true))}>
          Keep them
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
        Kept in this browser only.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(false))}>
          Don’t keep
        </button>
      </p>
    </div>
  );
}
