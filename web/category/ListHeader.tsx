import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { productCount, type ListSort } from './category.rules.ts';
import * as styles from './CategoryProducts.css.ts';
import { sortLabel } from './SortForm.tsx';

interface ListHeaderProps {
  total: number;
  /** The order that the list is in, where it can be changed. */
  sort?: ListSort | null;
  /** What acts on the list. */
  children?: ReactNode;
}

/** How long a list is, said again whenever its length or order changes. */
export function ListHeader({ total, sort, children }: ListHeaderProps) {
  return (
    <div className={styles.header}>
      <output className={styles.count}>
        {productCount(total)}
        {sort !== undefined && <VisuallyHidden>, {sortLabel(sort)}</VisuallyHidden>}
      </output>
      {children}
    </div>
  );
}
