import { useEffect, useRef } from 'react';
import * as styles from './CartNotices.css.ts';
import type { CartRemoval } from './useCartRemoval.ts';

interface CartNoticesProps {
  /** What was adjusted in the last addition. */
  warnings: readonly string[];
  removal: CartRemoval;
}

/** What the shopper should know of the last changes, above the lines. */
export function CartNotices({ warnings, removal: { removedName, problem, undo } }: CartNoticesProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with its line: focus goes to the one that brings it back.
  useEffect(() => {
    if (removedName !== null) undoButton.current?.focus({ preventScroll: true });
  }, [removedName]);
  return (
    <>
      {warnings.map((warning) => (
        <output key={warning} className={styles.warning}>
          {warning}
        </output>
      ))}
      {removedName !== null && (
        <p className={styles.notice}>
          <output>Removed {removedName}</output>
          <button ref={undoButton} type="button" className={styles.action} onClick={undo}>
            Undo
          </button>
        </p>
      )}
      {problem && (
        <p className={styles.warning} role="alert">
          <span>{problem.message}</span>
          <button type="button" className={styles.action} onClick={problem.retry}>
            Retry
          </button>
        </p>
      )}
    </>
  );
}
