import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { withSort } from './applied-filters.rules.ts';
import type { ListSort, ListState } from './list-state.rules.ts';
import { sortName, sortNamed } from './list-url.rules.ts';
import * as styles from './SortSelect.css.ts';

const ORDERS: readonly (ListSort | null)[] = [null, 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'NAME', 'NEWEST'];

const LABELS: Readonly<Record<ListSort, string>> = {
  PRICE_ASCENDING: 'Price, low to high',
  PRICE_DESCENDING: 'Price, high to low',
  NAME: 'Name, A to Z',
  NEWEST: 'Newest',
};

export function sortLabel(sort: ListSort | null, defaultSortLabel: string): string {
  return sort === null ? defaultSortLabel : LABELS[sort];
}

interface SortSelectProps {
  state: ListState;
  go: (state: ListState) => void;
  defaultSortLabel: string;
  /** Sent with the order where no scripts run. */
  form: string;
}

/** Sorts at once with scripts, by a button without. */
export function SortSelect({ state, go, defaultSortLabel, form }: SortSelectProps) {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort by</label>
      <span className={styles.selectBox}>
        <select
          id={id}
          className={styles.select}
          name="sort"
          form={form}
          value={sortName(state.sort)}
          onChange={({ target }) => go(withSort(state, sortNamed(target.value)))}
        >
          {ORDERS.map((order) => (
            <option key={sortName(order)} value={sortName(order)}>
              {sortLabel(order, defaultSortLabel)}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </span>
      <noscript>
        <Button type="submit" form={form} size="small">
          Sort
        </Button>
      </noscript>
    </div>
  );
}
