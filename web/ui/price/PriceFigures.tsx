import { createContext, use } from 'react';
import { formatMoney, formatUnitPrice } from '../../../domain/money-text.rules.ts';
import * as styles from './PriceFigures.css.ts';

/** An amount in both views of VAT, in whole pence. */
export interface PriceViews {
  readonly incVat: { readonly pence: number };
  /** `amount` is the exact price of one unit in pounds; lines and totals do without. */
  readonly exVat: { readonly pence: number; readonly amount?: string | undefined };
}

interface PriceFiguresProps {
  price: PriceViews;
  /** Shown struck through, and only when it is more than the price. */
  retailPrice?: PriceViews | null;
  onSale?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** The price is the lowest of several. */
  from?: boolean;
}

/** What the shop calls a struck-through price; its deployment may say otherwise. */
export const RetailPriceLabel = createContext('RRP');

/** A price. Both views are in the page; the attribute on the document that the VAT switch sets chooses which comes first. */
export function PriceFigures({ price, retailPrice, onSale = false, size = 'medium', from = false }: PriceFiguresProps) {
  const amount = styles.amount[size];
  const retailLabel = use(RetailPriceLabel);
  return (
    <span className={onSale ? `${styles.block} ${styles.sale}` : styles.block}>
      <span className={styles.exVat}>
        {from && <span className={styles.from}>From </span>}
        <span className={amount}>{formatUnitPrice(price.exVat)}</span>{' '}
        <span className={styles.label}>ex VAT @ 20%</span>
      </span>
      <span className={styles.incVat}>
        {from && <span className={`${styles.from} ${styles.retailIncVat}`}>From </span>}
        <span className={`${amount} ${styles.incAmount[size]}`}>{formatMoney(price.incVat.pence)}</span>{' '}
        <span className={size === 'small' ? `${styles.label} ${styles.labelWhenExcluded}` : styles.label}>inc VAT</span>
      </span>
      {retailPrice && retailPrice.incVat.pence > price.incVat.pence && (
        <span className={styles.retail}>
          {retailLabel}{' '}
          <s>
            <span className={styles.retailExVat}>{formatUnitPrice(retailPrice.exVat)}</span>
            <span className={styles.retailIncVat}>{formatMoney(retailPrice.incVat.pence)}</span>
          </s>
        </span>
      )}
    </span>
  );
}
