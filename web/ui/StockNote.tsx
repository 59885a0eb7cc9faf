import * as styles from './StockNote.css.ts';

interface StockNoteProps {
  /** A `StockStatus` of the graph; an unknown one is muted. */
  status: string;
  message: string;
}

export function StockNote({ status, message }: StockNoteProps) {
  return <span className={styles.tone[tones.get(status) ?? 'none']}>{message}</span>;
}

const tones = new Map<string, keyof typeof styles.tone>(
  Object.entries({
    IN_STOCK: 'ok',
    PLENTY: 'ok',
    LOW_STOCK: 'low',
    MADE_TO_ORDER: 'low',
    PREORDER: 'low',
    BACKORDER: 'low',
  } as const),
);
