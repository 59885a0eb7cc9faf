import { graphql, useFragment } from 'react-relay/hooks';
import type { StockFilter_list$key } from '../../__generated__/StockFilter_list.graphql.ts';
import { IN_STOCK_KEY, IN_STOCK_VALUE } from '../list-url.rules.ts';
import * as styles from './FilterPanel.css.ts';
import { ValueOption } from './ValueList.tsx';

interface StockFilterProps {
  list: StockFilter_list$key;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Limits a list to products in stock. Not offered where it would change nothing or leave nothing. */
export function StockFilter({ list, checked, onChange }: StockFilterProps) {
  const { totalCount, inStockCount } = useFragment(
    graphql`
      fragment StockFilter_list on ProductList {
        totalCount
        inStockCount
      }
    `,
    list,
  );
  const count = inStockCount ?? 0;
  if (!checked && (count === 0 || count === totalCount)) return null;
  return (
    <ul className={styles.stock}>
      <ValueOption
        name={IN_STOCK_KEY}
        option={{ value: IN_STOCK_VALUE, label: 'In stock', count, swatch: null, checked }}
        onChange={onChange}
      />
    </ul>
  );
}
