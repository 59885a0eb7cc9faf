import { Suspense, useState } from 'react';
import { CartFailureBoundary } from '../../cart/CartFailure.tsx';
import * as lines from '../order/OrderLines.css.ts';
import { ConnectionError } from '../../ui/failure/connection-error.ts';
import type { CheckoutDraft } from '../checkout.rules.ts';
import { useDraft } from '../checkout-draft.ts';
import { aside } from '../CheckoutPage.css.ts';
import { CheckoutLines, EmptyOrder, FoldedSummary } from './CheckoutSummary.tsx';
import { CheckoutSums } from './CheckoutSums.tsx';
import { useCheckoutCart, type CheckoutCart } from '../useCheckoutCart.ts';

/** Above the form on small screens, beside it on large ones. */
export function CheckoutAside({ draft }: { draft: CheckoutDraft }) {
  const [attempt, setAttempt] = useState(0);
  const isHydrated = useDraft() !== null;
  const loading = (
    <FoldedSummary total={null} note={null}>
      <p className={lines.loading}>Loading your basket…</p>
    </FoldedSummary>
  );
  return (
    <aside className={`${lines.block} ${aside}`} aria-labelledby="order-title">
      <CartFailureBoundary attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={loading}>
          {isHydrated ? <AsideContents draft={draft} attempt={attempt} /> : loading}
        </Suspense>
      </CartFailureBoundary>
    </aside>
  );
}

/** What the amount beside the heading includes. */
function noteOf({ totals, mainlandTotals, discounts }: CheckoutCart): string | null {
  if (totals?.done) return null;
  if (mainlandTotals) return 'with UK mainland delivery';
  return discounts.length > 0 ? 'before delivery and discounts' : 'before delivery';
}

function AsideContents({ draft, attempt }: { draft: CheckoutDraft; attempt: number }) {
  const cart = useCheckoutCart(draft, attempt);
  if (!cart) throw new ConnectionError('The cart could not be read');
  const { total } = cart.totals?.done ?? cart.mainlandTotals ?? { total: cart.subtotal };
  return (
    <FoldedSummary total={cart.isEmpty || !cart.hasTotals ? null : total} note={cart.isEmpty ? null : noteOf(cart)}>
      {cart.isEmpty ? (
        <EmptyOrder />
      ) : (
        <>
          <CheckoutLines cart={cart} />
          <CheckoutSums cart={cart} draft={draft} paymentMethod={draft.paymentMethod} />
        </>
      )}
    </FoldedSummary>
  );
}
