import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { ListSort } from './list.rules.ts';
import * as styles from './ListHeader.css.ts';
import { sortLabel } from './SortSelect.tsx';
import { productCount } from './stretch.rules.ts';

interface ListHeaderProps {
  total: number;
  sort: ListSort | null;
  /** What the usual order is called. */
  usualOrder: string;
}

/** How long a list is, said again whenever its length or order changes. */
export function ListHeader({ total, sort, usualOrder }: ListHeaderProps) {
  return (
    <output className={styles.count}>
      {productCount(total)}
      <VisuallyHidden>, {sortLabel(sort, usualOrder)}</VisuallyHidden>
    </output>
  );
}
