import { graphql, useFragment } from 'react-relay/hooks';
import type { ToggleFilters_list$key } from '../../../__generated__/ToggleFilters_list.graphql.ts';
import { withSale, withStock } from '../applied-filters.rules.ts';
import type { ListState } from '../list-state.rules.ts';
import { IN_STOCK_KEY, ON_SALE_KEY, ON_VALUE } from '../list-url.rules.ts';
import * as styles from './FilterPanel.css.ts';
import { ValueOption } from './ValueList.tsx';

interface ToggleFiltersProps {
  list: ToggleFilters_list$key;
  state: ListState;
  go: (state: ListState) => void;
}

/** Limits a list to products in stock or on sale. Neither is offered where it would change nothing or leave nothing. */
export function ToggleFilters({ list, state, go }: ToggleFiltersProps) {
  const { totalCount, inStockCount, onSaleCount } = useFragment(
    graphql`
      fragment ToggleFilters_list on ProductList {
        totalCount
        inStockCount
        onSaleCount
      }
    `,
    list,
  );
  const toggles = [
    { name: IN_STOCK_KEY, label: 'In stock', count: inStockCount ?? 0, checked: state.inStock, change: withStock },
    { name: ON_SALE_KEY, label: 'On sale', count: onSaleCount ?? 0, checked: state.onSale, change: withSale },
  ].filter(({ checked, count }) => checked || (count > 0 && count < totalCount));
  if (toggles.length === 0) return null;
  return (
    <ul className={styles.toggles}>
      {toggles.map(({ name, label, count, checked, change }) => (
        <ValueOption
          key={name}
          name={name}
          option={{ value: ON_VALUE, label, count, swatch: null, checked }}
          onChange={(isChecked) => go(change(state, isChecked))}
        />
      ))}
    </ul>
  );
}
