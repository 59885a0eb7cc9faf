import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { CartFailureBoundary } from '../cart/CartFailure.tsx';
import type { CheckoutDraft } from './checkout.rules.ts';
import { useDraft } from './checkout-draft.ts';
import { CheckoutLine } from './CheckoutLine.tsx';
import { CheckoutSums } from './CheckoutSums.tsx';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import * as styles from '../order/OrderLines.css.ts';
import { useCheckoutCart } from './useCheckoutCart.ts';

/** The order summary beside every step. */
export function CheckoutAside({ draft }: { draft: CheckoutDraft }) {
  const [attempt, setAttempt] = useState(0);
  const isHydrated = useDraft() !== null;
  const loading = <p className={styles.loading}>Loading your cart…</p>;
  return (
    <aside className={styles.block} aria-labelledby="order-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="order-title">
          Your order
        </h2>
        <Link to="/cart">Change</Link>
      </div>
      <CartFailureBoundary attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={loading}>
          {isHydrated ? <AsideContents draft={draft} attempt={attempt} /> : loading}
        </Suspense>
      </CartFailureBoundary>
    </aside>
  );
}

function AsideContents({ draft, attempt }: { draft: CheckoutDraft; attempt: number }) {
  const cart = useCheckoutCart(draft, attempt);
  if (!cart) throw new ConnectionError('The cart could not be read');
  if (cart.isEmpty) {
    return (
      <p className={styles.note}>
        Your shopping cart is empty. <Link to="/">Continue Shopping</Link>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <CheckoutLine key={line.id} line={line} />
        ))}
      </ul>
      <CheckoutSums cart={cart} method={draft.method} paymentMethod={draft.paymentMethod} />
    </>
  );
}
