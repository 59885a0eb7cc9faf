import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ListSort } from './list-state.rules.ts';
import * as styles from './ListHeader.css.ts';
import { sortLabel } from './SortSelect.tsx';
import { productCount } from './visible-range.rules.ts';

interface ListHeaderProps {
  total: number;
  /** Such as how many match the whole term of a search. */
  note?: string | null;
  sort: ListSort | null;
  defaultSortLabel: string;
}

/** Announced again when the number or the sort order changes. */
export function ListHeader({ total, note, sort, defaultSortLabel }: ListHeaderProps) {
  return (
    <output className={styles.count}>
      <span>{`${productCount(total)}${note ? `: ${note}` : ''}`}</span>
      <VisuallyHidden>{`, ${sortLabel(sort, defaultSortLabel)}`}</VisuallyHidden>
    </output>
  );
}
