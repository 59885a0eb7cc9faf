import { createContext, use } from 'react';
import { useIsSaved } from './saved-skus.ts';
import * as styles from './SaveButton.css.ts';

export interface SaveTarget {
  sku: string;
  name: string;
}

/** Does nothing outside a `SaveProvider`. */
export const SaveContext = createContext<(target: SaveTarget) => void>(() => {});

interface SaveButtonProps extends SaveTarget {
  /** `corner` lies on a card's picture; `labelled` says what it does. */
  kind: 'corner' | 'labelled';
}

/** Filled once the product is on a list. */
export function SaveButton({ sku, name, kind }: SaveButtonProps) {
  const open = use(SaveContext);
  const isSaved = useIsSaved(sku);
  return (
    <button
      type="button"
      className={styles.kind[kind]}
      data-saved={isSaved || undefined}
      aria-haspopup="dialog"
      aria-label={kind === 'corner' ? `${isSaved ? 'Saved' : 'Save'}: ${name}` : undefined}
      onClick={() => open({ sku, name })}
    >
      {kind === 'labelled' && (isSaved ? 'Saved to a list' : 'Save to a list')}
    </button>
  );
}
