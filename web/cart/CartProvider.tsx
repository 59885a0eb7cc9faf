import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { reportUnexpected } from '../ui/failure/connection-error.ts';
import { CartDrawer, loadCartView } from './CartDrawer.tsx';
import {
  clearStoredCart,
  readCartQuantity,
  readStoredCart,
  subscribeStoredCart,
} from './client/offline-cart-storage.ts';
import type { Addition } from './client/optimistic-lines.ts';
import { loadCartClient } from './client/useCartClient.ts';
import { CartContext, type JustAdded } from './useCart.ts';

/** How long a line that was just added stays marked. */
const HIGHLIGHT_MILLISECONDS = 3_000;

const nothingAdded: JustAdded = { line: null, warnings: [] };
const neutral = () => 0;

/** The shopper's cart for everything inside: its badge, its drawer, and what changes it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [isOpen, setOpen] = useState(false);
  const [justAdded, setJustAdded] = useState(nothingAdded);
  const [additions, setAdditions] = useState(0);
  const quantity = useSyncExternalStore(subscribeStoredCart, readCartQuantity, neutral);
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined);

  const prefetch = useCallback(() => {
    // Code that could not be fetched is fetched again by the press that needs it.
    loadCartClient(environment).catch(reportUnexpected);
    loadCartView().catch(reportUnexpected);
  }, [environment]);

  const openDrawer = useCallback(() => {
    prefetch();
    setOpen(true);
    loadCartClient(environment)
      .then((cart) => cart.refresh())
      .catch(reportUnexpected);
  }, [environment, prefetch]);

  const closeDrawer = useCallback(() => setOpen(false), []);

  const add = useCallback(
    async (addition: Addition) => {
      loadCartView().catch(reportUnexpected);
      const cart = await loadCartClient(environment);
      const outcome = await cart.add(addition);
      if (outcome.kind === 'refused') return outcome;
      setAdditions((count) => count + 1);
      const added: JustAdded = { line: outcome.line, warnings: outcome.kind === 'done' ? outcome.warnings : [] };
      setJustAdded(added);
      clearTimeout(highlight.current);
      highlight.current = setTimeout(() => setJustAdded({ ...added, line: null }), HIGHLIGHT_MILLISECONDS);
      // What is not saved is told beside the button, which stays in sight.
      if (outcome.kind === 'done') setOpen(true);
      return outcome;
    },
    [environment],
  );

  const settle = useCallback(async () => (await loadCartClient(environment)).settle(), [environment]);
  const refresh = useCallback(async () => (await loadCartClient(environment)).refresh(), [environment]);
  const forget = useCallback(() => {
    clearStoredCart();
    refresh().catch(reportUnexpected);
  }, [refresh]);

  // Sends what an earlier page could not.
  useEffect(() => {
    if (readStoredCart().changes.length > 0) loadCartClient(environment).catch(reportUnexpected);
  }, [environment]);

  const controls = useMemo(
    () => ({ quantity, additions, justAdded, openDrawer, closeDrawer, prefetch, add, settle, refresh, forget }),
    [quantity, additions, justAdded, openDrawer, closeDrawer, prefetch, add, settle, refresh, forget],
  );
  return (
    <CartContext value={controls}>
      {children}
      <CartDrawer open={isOpen} onClose={closeDrawer} />
    </CartContext>
  );
}
