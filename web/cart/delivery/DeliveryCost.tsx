import type { Price } from '@storefront/domain/money.rules.ts';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import * as styles from './DeliveryCost.css.ts';

interface DeliveryCostProps {
  cost: Price;
  /** Inc and ex VAT as a column; otherwise inline. Defaults to false. */
  stacked?: boolean;
}

/** Both VAT views are in the HTML; an attribute of the document selects one. */
export function DeliveryCost({ cost, stacked = false }: DeliveryCostProps) {
  if (cost.incVat === 0) return <span className={styles.amount}>Free</span>;
  return (
    <span className={stacked ? styles.stacked : styles.cost}>
      <span className={styles.exVat}>
        <span className={styles.amount}>{formatMoney(cost.exVat)}</span>{' '}
        <span className={styles.label}>ex VAT @ 20%</span>
      </span>{' '}
      <span className={styles.incVat}>
        <span className={styles.incAmount}>{formatMoney(cost.incVat)}</span>{' '}
        <span className={styles.label}>inc VAT</span>
      </span>
    </span>
  );
}
