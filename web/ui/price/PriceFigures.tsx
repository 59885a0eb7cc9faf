import { createContext, use } from 'react';
import { formatMoney, formatExVat } from '../../../domain/money-text.rules.ts';
import * as styles from './PriceFigures.css.ts';

/** An amount in both views of VAT, in whole pence. */
export interface PriceViews {
  readonly incVat: { readonly pence: number };
  /** `amount` is exact, in pounds: four decimals of a unit price, two of a total. */
  readonly exVat: { readonly pence: number; readonly amount?: string | undefined };
}

interface PriceFiguresProps {
  price: PriceViews;
  /** A higher price, shown struck through. */
  was?: PriceViews | null;
  size?: 'small' | 'medium' | 'large';
  /** The price is the lowest of several. */
  from?: boolean;
}

/** What the shop calls a struck-through price; its deployment may say otherwise. */
export const RetailPriceLabel = createContext('RRP');

/** A price. Both views are in the page; the attribute on the document that the VAT switch sets chooses which comes first. */
export function PriceFigures({ price, was = null, size = 'medium', from = false }: PriceFiguresProps) {
  const amount = styles.amount[size];
  const retailLabel = use(RetailPriceLabel);
  return (
    <span className={was ? `${styles.block} ${styles.sale}` : styles.block}>
      <span className={styles.exVat}>
        {from && <span className={styles.from}>From </span>}
        <span className={amount}>{formatExVat(price.exVat)}</span> <span className={styles.label}>ex VAT @ 20%</span>
      </span>
      <span className={styles.incVat}>
        {from && <span className={`${styles.from} ${styles.retailIncVat}`}>From </span>}
        <span className={`${amount} ${styles.incAmount[size]}`}>{formatMoney(price.incVat.pence)}</span>{' '}
        <span className={size === 'small' ? `${styles.label} ${styles.labelWhenExcluded}` : styles.label}>inc VAT</span>
      </span>
      {was && (
        <span className={styles.retail}>
          {retailLabel}{' '}
          <s>
            <span className={styles.retailExVat}>{formatExVat(was.exVat)}</span>
            <span className={styles.retailIncVat}>{formatMoney(was.incVat.pence)}</span>
          </s>
        </span>
      )}
    </span>
  );
}
