import { formatMoney } from '../../domain/money-text.rules.ts';
import * as styles from './OrderLines.css.ts';

interface OrderSumsProps {
  /** Pence inc VAT, as the two below. */
  goods: number;
  delivery: number;
  total: number;
  /** Pence ex VAT. */
  totalExVat: number;
  /** Pence. */
  vat: number;
  isCollected: boolean;
}

/** The totals of an order, delivery and VAT included. */
export function OrderSums({ goods, delivery, total, totalExVat, vat, isCollected }: OrderSumsProps) {
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Goods</dt>
          <dd>{formatMoney(goods)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>{isCollected ? 'Collection' : 'Delivery'}</dt>
          <dd>{delivery === 0 ? 'Free' : formatMoney(delivery)}</dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.totalName}>Total</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        including {formatMoney(vat)} VAT; {formatMoney(totalExVat)} ex VAT @ 20%
      </p>
    </>
  );
}
