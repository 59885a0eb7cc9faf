import { Children, type ReactNode, type Ref } from 'react';
import * as styles from './ProductGrid.css.ts';

interface ProductGridProps {
  /** Product cards. */
  children: ReactNode;
  /** Dims the grid while another list is on its way. */
  pending?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Product cards in columns; the parts of cards that stand in a row line up. */
export function ProductGrid({ children, pending, ref }: ProductGridProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-busy={pending || undefined}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
}
