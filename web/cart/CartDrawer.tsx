import { lazy, Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { CartDrawerQuery } from '../__generated__/CartDrawerQuery.graphql.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './CartDrawer.css.ts';
import { CartFailure, CartFailureBoundary } from './CartFailure.tsx';

/** Fetches the code of what the drawer shows; most pages are read without it. */
export const loadCartContents = async () => ({ default: (await import('./CartContents.tsx')).CartContents });

const CartContents = lazy(loadCartContents);

interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The cart as it was last asked for; null until the first time. */
  query: PreloadedQuery<CartDrawerQuery> | null | undefined;
  /** Asks for the cart again. */
  onRetry: () => void;
  /** The line that has just been added. */
  addedLineId: string | null;
  /** What was adjusted in the last addition. */
  warnings: readonly string[];
}

/** The cart at the side of any page. */
export function CartDrawer({ open, onClose, query, ...rest }: CartDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Your Cart">
      {query && (
        <CartFailureBoundary attempt={query.fetchKey} onRetry={rest.onRetry}>
          <Suspense fallback={<CartSkeleton />}>
            <LoadedCart query={query} {...rest} />
          </Suspense>
        </CartFailureBoundary>
      )}
    </Dialog>
  );
}

interface LoadedCartProps extends Pick<CartDrawerProps, 'onRetry' | 'addedLineId' | 'warnings'> {
  query: PreloadedQuery<CartDrawerQuery>;
}

function LoadedCart({ query, onRetry, ...rest }: LoadedCartProps) {
  const { cart, shop } = usePreloadedQuery<CartDrawerQuery>(
    graphql`
      query CartDrawerQuery {
        cart {
          ...CartContents_cart
        }
        shop {
          freeDeliveryThreshold {
            pence
          }
        }
      }
    `,
    query,
  );
  if (!cart) return <CartFailure onRetry={onRetry} />;
  return <CartContents cart={cart} freeDeliveryThreshold={shop.freeDeliveryThreshold.pence} {...rest} />;
}

const SKELETON_LINES = ['first', 'second', 'third'];

function CartSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>Your cart is on its way.</VisuallyHidden>
      {SKELETON_LINES.map((line) => (
        <div key={line} className={styles.skeletonLine}>
          <span className={styles.skeletonImage} />
          <span className={styles.skeletonName} />
          <span className={styles.skeletonCode} />
          <span className={styles.skeletonStepper} />
        </div>
      ))}
    </div>
  );
}
