import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { CartFailureBoundary } from './CartFailure.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';

/** Lazy: most page views never need it. */
export const loadCartView = async () => ({ default: (await import('./CartView.tsx')).CartView });

export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Your Cart">
      <LazyCartView place="drawer" />
    </Dialog>
  );
}

/** A failed load can be retried. */
export function LazyCartView({ place }: { place: 'drawer' | 'page' }) {
  const [attempt, setAttempt] = useState(() => ({ View: lazy(loadCartView) }));
  return (
    <CartFailureBoundary attempt={attempt} onRetry={() => setAttempt({ View: lazy(loadCartView) })}>
      <Suspense fallback={<CartSkeleton />}>
        <attempt.View place={place} />
      </Suspense>
    </CartFailureBoundary>
  );
}
