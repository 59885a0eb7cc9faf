import type { Price } from '../../domain/money.rules.ts';
import { formatMoney } from '../../domain/money-text.rules.ts';
import * as styles from './DeliveryCost.css.ts';

interface DeliveryCostProps {
  cost: Price;
  /** Whether it is in a column of figures or, by default, within a sentence. */
  stacked?: boolean;
}

/** What delivery costs; both views of VAT are there, and the document chooses. */
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
