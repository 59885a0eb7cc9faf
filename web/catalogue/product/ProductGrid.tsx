import { Children, type ReactNode, type Ref } from 'react';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
import * as styles from './ProductGrid.css.ts';

interface ProductGridProps {
  children: ReactNode;
  /** While another list loads. Defaults to false. */
  pending?: boolean;
  /** For links to lead to. Defaults to none. */
  id?: string;
  ref?: Ref<HTMLUListElement>;
}

const VISIBLE_CARDS = 4;

/** The rows of neighbouring cards line up. */
export function ProductGrid({ children, pending, id, ref }: ProductGridProps) {
  const cells = Children.map(children, (card) => <li className={styles.cell}>{card}</li>) ?? [];
  return (
    <ul ref={ref} id={id} tabIndex={id ? -1 : undefined} className={styles.grid} aria-busy={pending || undefined}>
      {cells.slice(0, VISIBLE_CARDS)}
      {cells.length > VISIBLE_CARDS && <DeferredPart>{cells.slice(VISIBLE_CARDS)}</DeferredPart>}
    </ul>
  );
}
