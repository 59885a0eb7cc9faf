import * as styles from './StockNote.css.ts';

interface StockNoteProps {
  /** A `StockStatus` of the graph; one that is not known is muted. */
  status: string;
  message: string;
}

/** Whether there is some: a dot and a word. */
export function StockNote({ status, message }: StockNoteProps) {
  return (
    <span className={styles.tone[tones.get(status) ?? 'none']}>
      <span className={styles.dot} />
      {message}
    </span>
  );
}

const tones = new Map<string, keyof typeof styles.tone>(
  Object.entries({
    IN_STOCK: 'ok',
    PLENTY: 'ok',
    LOW_STOCK: 'low',
    MADE_TO_ORDER: 'low',
  } as const),
);
