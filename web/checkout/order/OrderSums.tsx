import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { Price_price$key } from '../../__generated__/Price_price.graphql.ts';
import { usePrice } from '../../ui/price/Price.tsx';
import * as styles from './OrderLines.css.ts';

interface OrderSumsProps {
  goods: Price_price$key;
  delivery: Price_price$key;
  total: Price_price$key;
  vat: { readonly pence: number };
  isCollected: boolean;
  /** Whether no postcode is known, so that delivery is to the UK mainland. Defaults to false. */
  isEstimate?: boolean;
  /** Pence inc VAT that were given back. Defaults to 0. */
  refunded?: number;
}

/** The totals of an order in the view of the VAT switch. Both end in the amount to pay, which includes VAT. */
export function OrderSums({
  goods,
  delivery: deliveryKey,
  total: totalKey,
  vat,
  isCollected,
  isEstimate = false,
  refunded = 0,
}: OrderSumsProps) {
  const delivery = usePrice(deliveryKey);
  const total = usePrice(totalKey);
  const delivered = isEstimate ? 'UK mainland delivery' : 'Delivery';
  const how = isCollected ? 'Collection' : delivered;
  const isFree = delivery.incVat.pence === 0;
  return (
    <>
      <dl className={styles.sums}>
        <GoodsRows goods={goods} />
        <div className={styles.sumIncVat}>
          <dt>{how}</dt>
          <dd>{isFree ? 'Free' : formatMoney(delivery.incVat.pence)}</dd>
        </div>
        <div className={styles.sumExVat}>
          <dt>{isFree ? how : `${how} ex VAT`}</dt>
          <dd>{isFree ? 'Free' : formatMoney(delivery.exVat.pence)}</dd>
        </div>
        <div className={styles.sumExVat}>
          <dt>VAT @ 20%</dt>
          <dd>{formatMoney(vat.pence)}</dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.totalName}>{isEstimate ? 'Total with delivery' : 'Total'}</dt>
          <dd>
            {formatMoney(total.incVat.pence)} <span className={styles.incVatLabel}>inc VAT</span>
          </dd>
        </div>
        {refunded > 0 && (
          <div className={styles.sum}>
            <dt>Refunded</dt>
            <dd>
              {formatMoney(refunded)} <span className={styles.incVatLabel}>inc VAT</span>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.vatNote}>including {formatMoney(vat.pence)} VAT @ 20%</p>
    </>
  );
}

/** The sum of the goods, as rows of a list of totals: one for each VAT view. */
export function GoodsRows({ goods: reference }: { goods: Price_price$key }) {
  const goods = usePrice(reference);
  return (
    <>
      <div className={styles.sumIncVat}>
        <dt>Goods</dt>
        <dd>{formatMoney(goods.incVat.pence)}</dd>
      </div>
      <div className={styles.sumExVat}>
        <dt>Goods ex VAT</dt>
        <dd>{formatMoney(goods.exVat.pence)}</dd>
      </div>
    </>
  );
}

/** The total of a line in the view of the VAT switch; the ex VAT view has the amount inc VAT below it. */
export function LineAmount({ amount: reference }: { amount: Price_price$key }) {
  const amount = usePrice(reference);
  return (
    <span className={styles.figure}>
      <span className={styles.figureExVat}>{formatMoney(amount.exVat.pence)} ex VAT</span>
      <span className={styles.figureIncVat}>
        {formatMoney(amount.incVat.pence)} <span className={styles.incVatLabel}>inc VAT</span>
      </span>
    </span>
  );
}
