import { PageMeta } from '../ui/meta/PageMeta.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import type { PlacedOrder as Order } from '../relay/session/placed-order.rules.ts';
import * as styles from './CheckoutPage.css.ts';

/** Shown in place of the checkout once its order is placed, until there is something in the basket again. */
export function PlacedOrder({ order: { number, path } }: { order: Order }) {
  return (
    <div className={styles.head}>
      <PageMeta title="Checkout" robots="noindex" />
      <h1 className={styles.title}>You’ve placed order {number}</h1>
      <p className={styles.lead}>There’s nothing else in your basket.</p>
      <div className={styles.actions}>
        <ButtonLink tone="primary" to={path}>
          View it
        </ButtonLink>
        <ButtonLink tone="quiet" to="/">
          Continue Shopping
        </ButtonLink>
      </div>
    </div>
  );
}
