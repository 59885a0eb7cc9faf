import { Children, type ReactNode, type Ref } from 'react';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
import * as styles from './ProductGrid.css.ts';

interface ProductGridProps {
  /** Product cards. */
  children: ReactNode;
  /** Dims the grid while another list loads. Defaults to false. */
  pending?: boolean;
  /** The id that a link leads to. Defaults to none. */
  id?: string;
  ref?: Ref<HTMLUListElement>;
}

/** The cards of the first screen. */
const VISIBLE_CARDS = 4;

/** Product cards in columns; the rows of neighbouring cards line up. */
export function ProductGrid({ children, pending, id, ref }: ProductGridProps) {
  const cells = Children.map(children, (card) => <li className={styles.cell}>{card}</li>) ?? [];
  return (
    <ul ref={ref} id={id} tabIndex={id ? -1 : undefined} className={styles.grid} aria-busy={pending || undefined}>
      {cells.slice(0, VISIBLE_CARDS)}
      {cells.length > VISIBLE_CARDS && <DeferredPart>{cells.slice(VISIBLE_CARDS)}</DeferredPart>}
    </ul>
  );
}
