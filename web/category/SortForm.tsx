import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { listSearch, sortName, sortNamed, type ListSort } from './category.rules.ts';
import * as styles from './CategoryProducts.css.ts';

/** The orders that a shopper can choose from. */
const ORDERS: readonly (ListSort | null)[] = [null, 'PRICE_ASCENDING', 'PRICE_DESCENDING'];

export function sortLabel(sort: ListSort | null): string {
  if (sort === null) return 'Most popular';
  return sort === 'PRICE_ASCENDING' ? 'Price, low to high' : 'Price, high to low';
}

interface SortFormProps {
  /** The list's address. */
  path: string;
  sort: ListSort | null;
}

/** Chooses the order of a list: at once where scripts run, with its button where they do not. Another order starts at its first page. */
export function SortForm({ path, sort }: SortFormProps) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <form className={styles.sort} method="get" action={path}>
      <label htmlFor={id}>Sort by</label>
      <span className={styles.selectBox}>
        <select
          id={id}
          className={styles.select}
          name="sort"
          value={sortName(sort)}
          onChange={({ target }) => void navigate(path + listSearch({ page: null, sort: sortNamed(target.value) }), { preventScrollReset: true })}
        >
          {ORDERS.map((order) => (
            <option key={sortName(order)} value={sortName(order)}>
              {sortLabel(order)}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </span>
      <noscript>
        <Button type="submit" tone="secondary">
          Sort
        </Button>
      </noscript>
    </form>
  );
}
