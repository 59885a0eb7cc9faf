import { Link } from 'react-router';
import * as lines from './order/OrderLines.css.ts';
import { Button } from '../ui/Button.tsx';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import type { CheckoutDraft } from './checkout.rules.ts';
import { CheckoutLines, EmptyOrder } from './summary/CheckoutSummary.tsx';
import { CheckoutSums } from './summary/CheckoutSums.tsx';
import * as styles from './PlaceOrder.css.ts';
import { useCheckoutCart } from './useCheckoutCart.ts';
import type { PlaceOrderState } from './usePlaceOrder.ts';

interface PlaceOrderProps {
  draft: CheckoutDraft;
  attempt: number;
  /** Null until the shopper has chosen one. */
  paymentMethod: string | null;
  state: PlaceOrderState;
}

/** The order's lines and totals above the button that places it, at every width. */
export function PlaceOrder({ draft, attempt, paymentMethod, state }: PlaceOrderProps) {
  const cart = useCheckoutCart(draft, attempt);
  const total = cart?.hasTotals ? cart.totals?.done?.total.incVat.pence : undefined;
  if (!cart) throw new ConnectionError('the cart could not be read');
  // The shop empties the cart as soon as it has the order.
  if (cart.isEmpty) return state.isPending ? <OrderProgress /> : <EmptyOrder />;
  return (
    <>
      <CheckoutLines cart={cart} />
      <CheckoutSums cart={cart} method={draft.method} paymentMethod={paymentMethod} />
      {state.problem && (
        <div className={styles.problem} role="alert">
          <p>{state.problem}</p>
          {state.leadsToCart && <Link to="/cart">Change your basket</Link>}
        </div>
      )}
      <Button
        type="submit"
        tone="primary"
        wide
        pending={state.isPending}
        disabled={total === undefined}
        name="total"
        value={total}
      >
        {paymentMethod === 'CARD' ? 'Pay now' : 'Place order with obligation to pay'}
      </Button>
      {state.isPending && <OrderProgress />}
      <p className={lines.note}>
        You can change your mind within 14 days of receiving your order.{' '}
        <Link to="/shipping-returns">Delivery and returns, with the cancellation form</Link>.
      </p>
    </>
  );
}

/** Shown from the click on the button until the confirmation or the payment page is there. */
export function OrderProgress() {
  return <output className={styles.progress}>Your order is being placed. Please wait…</output>;
}
