import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CartContents_cart$key } from '../__generated__/CartContents_cart.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { writeQuantity } from './cart-copy.ts';
import * as styles from './CartContents.css.ts';
import { CartLine } from './CartLine.tsx';
import { CartNotices } from './CartNotices.tsx';
import { useCart } from './CartProvider.tsx';
import { CartTotal } from './CartTotal.tsx';
import { useCartRemoval } from './useCartRemoval.ts';

interface CartContentsProps {
  cart: CartContents_cart$key;
  /** Pence of goods, inc VAT, from which UK Mainland delivery is free. */
  freeDeliveryThreshold: number;
  /** The line that has just been added. */
  addedLineId: string | null;
  /** What was adjusted in the last addition. */
  warnings: readonly string[];
}

/** The cart's lines and their total, or that there are none. */
export function CartContents({ cart: reference, freeDeliveryThreshold, addedLineId, warnings }: CartContentsProps) {
  const cart = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        id
        quantity
        isEmpty
        lines {
          id
          ...CartLine_line
          ...useCartRemoval_line
        }
        ...CartTotal_cart
      }
    `,
    reference,
  );
  const { closeDrawer } = useCart();
  const removal = useCartRemoval(cart.id);
  useEffect(() => writeQuantity(cart.quantity), [cart.quantity]);
  return (
    <div className={styles.contents}>
      <div className={styles.scroll}>
        {/* The page's own live region is inert behind the drawer. */}
        <VisuallyHidden>
          <output>{addedLineId === null ? '' : 'Added to basket'}</output>
        </VisuallyHidden>
        <CartNotices warnings={warnings} removal={removal} />
        {cart.isEmpty ? (
          <EmptyState
            title="Your shopping cart is empty."
            action={
              <Button tone="primary" onClick={closeDrawer}>
                Continue Shopping
              </Button>
            }
          >
            What you add is kept here for seven days.
          </EmptyState>
        ) : (
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} cartId={cart.id} added={line.id === addedLineId} onRemove={() => removal.remove(line, cart.lines)} />
            ))}
          </ul>
        )}
      </div>
      {!cart.isEmpty && (
        <div className={styles.foot}>
          <CartTotal cart={cart} freeDeliveryThreshold={freeDeliveryThreshold} />
          <Button tone="primary" size="large" wide onClick={closeDrawer}>
            Continue Shopping
          </Button>
        </div>
      )}
    </div>
  );
}
