import { useEffect, useRef } from 'react';
import * as styles from './CartNotices.css.ts';
import { useCartClient } from './client/useCartClient.ts';

/** Offers to undo the last removal. It is visible wherever the list is scrolled to. */
export function CartUndo({ onUndo }: { onUndo: () => void }) {
  const { removedName } = useCartClient().status;
  const button = useRef<HTMLButtonElement>(null);
  // The removed line had the focus: it moves to the button that restores the line.
  useEffect(() => {
    if (removedName !== null) button.current?.focus({ preventScroll: true });
  }, [removedName]);
  if (removedName === null) return null;
  return (
    <p className={styles.undo}>
      <output>Removed {removedName}</output>
      <button ref={button} type="button" className={styles.actionOnGreen} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
