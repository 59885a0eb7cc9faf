import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { OrderSums_discount$key } from '../../__generated__/OrderSums_discount.graphql.ts';
import type { Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import { usePrice } from '../../ui/price/Price.tsx';
import * as styles from './OrderLines.css.ts';

export interface OrderSumsProps {
  goods: Price_price$key;
  discounts: OrderSums_discount$key;
  delivery: Price_price$key;
  total: Price_price$key;
  vat: { readonly pence: number };
  isCollected: boolean;
  deliveryName?: string | null | undefined;
  /** No postcode is known, so delivery is to the UK mainland. Defaults to false. */
  isEstimate?: boolean;
  /** Pence inc VAT. Defaults to 0. */
  refunded?: number;
}

/** In the view of the VAT switch. Both views end in the amount to pay, which includes VAT. */
export function OrderSums({
  goods,
  discounts,
  delivery: deliveryKey,
  total: totalKey,
  vat,
  isCollected,
  deliveryName = null,
  isEstimate = false,
  refunded = 0,
}: OrderSumsProps) {
  const delivery = usePrice(deliveryKey);
  const total = usePrice(totalKey);
  const delivered = isEstimate ? 'UK mainland delivery' : (deliveryName ?? 'Delivery');
  const how = isCollected ? 'Collection' : delivered;
  const isFree = delivery.incVat.pence === 0;
  return (
    <>
      <dl className={styles.sums}>
        <GoodsRows goods={goods} />
        {isFree ? (
          <div className={styles.sum}>
            <dt>{how}</dt>
            <dd>Free</dd>
          </div>
        ) : (
          <SumRows name={how} amount={delivery} />
        )}
        <DiscountRows discounts={discounts} />
        <div className={styles.sumExVat}>
          <dt>VAT @ 20%</dt>
          <dd>{formatMoney(vat.pence)}</dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.totalName}>{isEstimate ? 'Total with delivery' : 'Total'}</dt>
          <dd>
            <span>{`${formatMoney(total.incVat.pence)} `}</span>
            <span className={styles.incVatLabel}>inc VAT</span>
          </dd>
        </div>
        {refunded > 0 && (
          <div className={styles.sum}>
            <dt>Refunded</dt>
            <dd>
              <span>{`${formatMoney(refunded)} `}</span>
              <span className={styles.incVatLabel}>inc VAT</span>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.vatNote}>{`including ${formatMoney(vat.pence)} VAT @ 20%`}</p>
    </>
  );
}

/** Rows of a list of totals: one for each VAT view. */
export function GoodsRows({ goods: reference }: { goods: Price_price$key }) {
  return <SumRows name="Goods" amount={usePrice(reference)} />;
}

interface SumRowsProps {
  name: string;
  amount: { readonly incVat: { readonly pence: number }; readonly exVat: { readonly pence: number } };
  /** Such as a minus. Defaults to nothing. */
  sign?: string;
}

function SumRows({ name, amount, sign = '' }: SumRowsProps) {
  return (
    <>
      <div className={styles.sumIncVat}>
        <dt>{name}</dt>
        <dd>{sign + formatMoney(amount.incVat.pence)}</dd>
      </div>
      <div className={styles.sumExVat}>
        <dt>{`${name} ex VAT`}</dt>
        <dd>{sign + formatMoney(amount.exVat.pence)}</dd>
      </div>
    </>
  );
}

/** One row for each VAT view. A shop may take two off under one name. */
export function DiscountRows({ discounts: references }: { discounts: OrderSums_discount$key }) {
  const discounts = useFragment(
    graphql`
      fragment OrderSums_discount on Discount @relay(plural: true) {
        name
        amount {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    references,
  );
  return discounts.map(({ name, amount }, index) => (
    <SumRows key={`${index} ${name}`} name={name} amount={amount} sign="−" />
  ));
}

/** The ex VAT view has the amount inc VAT below it. */
export function LineAmount({ amount: reference }: { amount: Price_price$key }) {
  const amount = usePrice(reference);
  return (
    <span className={styles.figure}>
      <span className={styles.figureExVat}>{`${formatMoney(amount.exVat.pence)} ex VAT`}</span>
      <span className={styles.figureIncVat}>
        <span>{`${formatMoney(amount.incVat.pence)} `}</span>
        <span className={styles.incVatLabel}>inc VAT</span>
      </span>
    </span>
  );
}
