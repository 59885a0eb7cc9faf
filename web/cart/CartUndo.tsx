import { useEffect, useRef } from 'react';
import * as styles from './CartNotices.css.ts';
import { useCartClient } from './client/useCartClient.ts';

/** The line that has just been removed, for as long as it can be brought back: in sight wherever in the list that was. */
export function CartUndo({ onUndo }: { onUndo: () => void }) {
  const { removedName } = useCartClient().status;
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with its line: focus goes to the one that brings it back.
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
