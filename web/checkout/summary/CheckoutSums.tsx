import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { longestPromise, readyBy } from '@storefront/domain/delivery/collection.rules.ts';
import { arrivalWords, formatDelivery } from '@storefront/domain/delivery/date-words.rules.ts';
import { dispatchAfterPayment } from '@storefront/domain/delivery/dispatch-words.rules.ts';
import type { CheckoutSums_totals$key } from '../../__generated__/CheckoutSums_totals.graphql.ts';
import { Saving } from '../../cart/Saving.tsx';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import type { CheckoutDraft } from '../checkout.rules.ts';
import * as styles from '../order/OrderLines.css.ts';
import { DiscountRows, GoodsRows, OrderSums, type OrderSumsProps } from '../order/OrderSums.tsx';
import type { CheckoutCart } from '../useCheckoutCart.ts';

interface CheckoutSumsProps {
  cart: CheckoutCart;
  draft: Pick<CheckoutDraft, 'method' | 'storeId'>;
  /** Null until the shopper has chosen one. */
  paymentMethod: string | null;
}

/** Delivery is to the UK mainland until the destination is known. */
export function CheckoutSums({ cart, draft: { method, storeId }, paymentMethod }: CheckoutSumsProps) {
  const { done, refusal } = cart.totals ?? {};
  const { stores = [] } = use(ShopContext) ?? {};
  if (!cart.hasTotals) {
    return (
      <>
        <dl className={styles.sums}>
          <GoodsRows goods={cart.subtotal} />
        </dl>
        <p className={styles.note}>Calculating your total…</p>
      </>
    );
  }
  if (!done && cart.mainlandTotals) {
    return (
      <>
        <CartSums cart={cart} totals={cart.mainlandTotals} isCollected={false} isEstimate />
        <AskForPostcode charge="exact" />
      </>
    );
  }
  if (!done) {
    return (
      <>
        <dl className={styles.sums}>
          <GoodsRows goods={cart.subtotal} />
          <DiscountRows discounts={cart.discounts} />
        </dl>
        {refusal ? <p className={styles.problem}>{refusal.message}</p> : <AskForPostcode charge="delivery" />}
      </>
    );
  }
  const { deliveryOption, earliestDate, latestDate } = done;
  const isCollected = method === 'COLLECTION';
  const days = earliestDate && { earliest: earliestDate, latest: latestDate ?? earliestDate, estimatedOn: null };
  const promised = longestPromise(storeId === null ? stores : stores.filter(({ id }) => id === storeId));
  // With a bank transfer both count from the day on which it arrives. Without a day it is the only way to pay.
  const awaitsTransfer = paymentMethod === 'BANK_TRANSFER' || !days;
  return (
    <>
      <CartSums cart={cart} totals={done} deliveryName={deliveryOption?.name} isCollected={isCollected} />
      {awaitsTransfer && done.dispatchAfterPayment && (
        <p className={styles.note}>{dispatchAfterPayment(done.dispatchAfterPayment, isCollected)}</p>
      )}
      {!awaitsTransfer && (
        <p className={styles.note}>
          {isCollected
            ? `Ready to collect ${readyBy(formatDelivery(days), days.latest !== days.earliest, promised)}`
            : arrivalWords(days)}
        </p>
      )}
    </>
  );
}

function AskForPostcode({ charge }: { charge: string }) {
  const collects = (use(ShopContext)?.stores ?? []).length > 0;
  return (
    <p className={styles.note}>
      {`Enter your postcode for the ${charge} charge${collects ? ', or collect free' : ''}.`}
    </p>
  );
}

interface CartSumsProps extends Pick<OrderSumsProps, 'deliveryName' | 'isCollected' | 'isEstimate'> {
  cart: Pick<CheckoutCart, 'lines'>;
  totals: CheckoutSums_totals$key;
}

function CartSums({ cart, totals, ...how }: CartSumsProps) {
  const sums = useFragment(
    graphql`
      fragment CheckoutSums_totals on CartTotals {
        goods {
          ...Price_price
        }
        discounts {
          ...OrderSums_discount
        }
        delivery {
          ...Price_price
        }
        total {
          ...Price_price
        }
        vat {
          pence
        }
      }
    `,
    totals,
  );
  return (
    <>
      <OrderSums {...sums} {...how} />
      <Saving lines={cart.lines} />
    </>
  );
}
