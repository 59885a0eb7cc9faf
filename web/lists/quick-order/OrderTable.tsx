import { startTransition, useEffect, useState } from 'react';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { VatView } from '../../ui/price/PriceFigures.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { Row } from './OrderSummary.tsx';
import * as styles from './OrderTable.css.ts';

/** Two screens of rows, rendered in a few milliseconds. */
const ROWS_AT_ONCE = 40;

interface OrderTableProps {
  rows: readonly Row[];
  refused: ReadonlyMap<string, string>;
  onChange: (sku: string, next: OrderLine | null) => void;
}

/** A long list is rendered in parts, so that the page goes on answering. */
export function OrderTable({ rows, refused, onChange }: OrderTableProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (shown < rows.length) startTransition(() => setShown(shown + ROWS_AT_ONCE));
  }, [shown, rows.length]);
  return (
    <table className={styles.table} aria-labelledby="quick-order-list">
      <thead className={styles.head}>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Product</th>
          <th scope="col">Finish or option</th>
          <th scope="col" className={styles.figure}>
            In stock
          </th>
          <th scope="col" className={styles.figure}>
            Each <VatView />
          </th>
          <th scope="col" className={styles.figure}>
            Quantity
          </th>
          <th scope="col" className={styles.figure}>
            Total <VatView />
          </th>
          <th>
            <VisuallyHidden>Remove</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shown).map(({ line, match }) => (
          <OrderRow
            key={line.sku}
            line={line}
            match={match ?? null}
            refusal={refused.size > 0 ? (refused.get(skuKey(line.sku)) ?? null) : null}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  );
}
