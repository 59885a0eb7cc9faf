import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ListSort } from './list-state.rules.ts';
import * as styles from './ListHeader.css.ts';
import { sortLabel } from './SortSelect.tsx';
import { productCount } from './visible-range.rules.ts';

interface ListHeaderProps {
  total: number;
  /** More about the number, such as how many match the whole term of a search. */
  note?: string | null;
  sort: ListSort | null;
  /** The name of the default sort order. */
  defaultSortLabel: string;
}

/** The number of products of a list; announced again when it or the sort order changes. */
export function ListHeader({ total, note, sort, defaultSortLabel }: ListHeaderProps) {
  return (
    <output className={styles.count}>
      <span>{`${productCount(total)}${note ? `: ${note}` : ''}`}</span>
      <VisuallyHidden>{`, ${sortLabel(sort, defaultSortLabel)}`}</VisuallyHidden>
    </output>
  );
}
