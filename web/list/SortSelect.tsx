import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { withSort } from './choices.rules.ts';
import { sortName, sortNamed, type ListSort, type ListState } from './list.rules.ts';
import * as styles from './ListHeader.css.ts';

/** The orders that a shopper can choose from. */
const ORDERS: readonly (ListSort | null)[] = [null, 'PRICE_ASCENDING', 'PRICE_DESCENDING', 'NAME', 'NEWEST'];

const LABELS: Readonly<Record<ListSort, string>> = {
  PRICE_ASCENDING: 'Price, low to high',
  PRICE_DESCENDING: 'Price, high to low',
  NAME: 'Name, A to Z',
  NEWEST: 'Newest',
};

export function sortLabel(sort: ListSort | null, usualOrder: string): string {
  return sort === null ? usualOrder : LABELS[sort];
}

interface SortSelectProps {
  state: ListState;
  go: (state: ListState) => void;
  /** What the usual order is called. */
  usualOrder: string;
  /** The id of the filters' form, which is sent with the order where no scripts run. */
  form: string;
}

/** Chooses the order of a list: at once where scripts run, with its button where they do not. Another order starts at its first page. */
export function SortSelect({ state, go, usualOrder, form }: SortSelectProps) {
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
              {sortLabel(order, usualOrder)}
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
