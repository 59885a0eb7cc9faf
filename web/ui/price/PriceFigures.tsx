import { createContext, use } from 'react';
import { deliveryAddition } from '@storefront/domain/delivery/addition.rules.ts';
import { formatMoney, formatExVat, formatPricePerUnit } from '@storefront/domain/money-text.rules.ts';
import { ShopContext } from '../shop/shop-context.ts';
import * as styles from './PriceFigures.css.ts';

/** In pence. */
export interface PriceViews {
  readonly incVat: { readonly pence: number };
  /** `amount` is exact, in pounds: four decimals for a unit price, two for a total. */
  readonly exVat: { readonly pence: number; readonly amount?: string | undefined };
  /** Of goods sold by measure, such as cable. */
  readonly unitPricing?: UnitPricingViews | null | undefined;
}

/** Amounts in pounds. */
interface UnitPricingViews {
  readonly per: string;
  readonly incVat: { readonly amount: string };
  readonly exVat: { readonly amount: string };
}

interface PriceFiguresProps {
  price: PriceViews;
  was?: PriceViews | null;
  /** The shop's own before a sale. Defaults to false, for a recommended price. */
  wasRegular?: boolean | undefined;
  size?: 'small' | 'medium' | 'large';
  /** The lowest of several. Defaults to false. */
  from?: boolean;
  /** Of several that are bought. Defaults to false. */
  each?: boolean;
  /** Says what delivery adds, as the law wants of the first price. Defaults to false. */
  delivery?: boolean;
}

/** Struck-through recommended prices have it. Configurable. */
export const RetailPriceLabel = createContext('RRP');

/** Both VAT views are in the HTML; the attribute that the VAT switch sets on the document selects one. */
export function PriceFigures({
  price,
  was = null,
  wasRegular = false,
  size = 'medium',
  from = false,
  each = false,
  delivery = false,
}: PriceFiguresProps) {
  const amount = styles.amount[size];
  const shop = use(ShopContext);
  const addition =
    delivery && shop && deliveryAddition({ incVat: price.incVat.pence }, shop.delivery, shop.stores.length > 0);
  const recommendedLabel = use(RetailPriceLabel);
  const retailLabel = wasRegular ? 'Was' : recommendedLabel;
  return (
    <span data-price className={was ? `${styles.block} ${styles.sale}` : styles.block}>
      <span className={styles.exVat}>
        {from && <span className={styles.from}>From </span>}
        <span className={amount}>{formatExVat(price.exVat)}</span>{' '}
        <span className={styles.label}>
          ex VAT<span className={styles.rate}> @ 20%</span>
        </span>
      </span>
      <span className={styles.incVat}>
        {from && <span className={`${styles.from} ${styles.onlyIncVat}`}>From </span>}
        <span className={`${amount} ${styles.incAmount[size]}`}>{formatMoney(price.incVat.pence)}</span>{' '}
        <span className={size === 'small' ? `${styles.label} ${styles.labelWhenExcluded}` : styles.label}>inc VAT</span>
        {each && <span className={styles.label}>{' each'}</span>}
      </span>
      {was && (
        <span className={styles.retail}>
          <span>{`${retailLabel} `}</span>
          <s>
            <span className={styles.onlyExVat}>{formatExVat(was.exVat)}</span>
            <span className={styles.onlyIncVat}>{formatMoney(was.incVat.pence)}</span>
          </s>
        </span>
      )}
      <PricePerUnitFigures {...price} />
      {addition && (
        <span className={styles.delivery}>
          <span>{addition}</span>
          <span className={styles.labelWhenExcluded}> inc VAT</span>
        </span>
      )}
    </span>
  );
}

/** The law wants it beside every price of goods sold by measure. */
export function PricePerUnitFigures({ unitPricing }: Pick<PriceViews, 'unitPricing'>) {
  if (!unitPricing) return null;
  const { incVat, exVat, per } = unitPricing;
  const included = `${formatPricePerUnit(incVat.amount)} per ${per}`;
  return (
    <span data-price-per-unit className={styles.pricePerUnit}>
      <span className={styles.onlyIncVat}>{included}</span>
      <span className={styles.onlyExVat}>{`${formatPricePerUnit(exVat.amount)} per ${per} ex VAT`}</span>{' '}
      <span className={`${styles.onlyExVat} ${styles.label}`}>{`${included} inc VAT`}</span>
    </span>
  );
}

/** In the chosen VAT view, without its label: for tables whose head says it. */
export function BareFigures({ incVat, exVat }: PriceViews) {
  return (
    <>
      <span className={styles.onlyExVat}>{formatExVat(exVat)}</span>
      <span className={styles.onlyIncVat}>{formatMoney(incVat.pence)}</span>
    </>
  );
}

export function VatView() {
  return (
    <>
      <span className={styles.onlyExVat}>ex VAT</span>
      <span className={styles.onlyIncVat}>inc VAT</span>
    </>
  );
}
