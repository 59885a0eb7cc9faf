import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { keepsCookies } from '../relay/session/keeps-cookies.ts';
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
import { COOKIES_BLOCKED } from './cookies-blocked.data.ts';
import { CartContext, type JustAdded } from './useCart.ts';

const HIGHLIGHT_MILLISECONDS = 3_000;

const nothingAdded: JustAdded = { line: null, warnings: [] };
const neutral = () => 0;

export function CartProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [isOpen, setOpen] = useState(false);
  const [justAdded, setJustAdded] = useState(nothingAdded);
  const [additions, setAdditions] = useState(0);
  const quantity = useSyncExternalStore(subscribeStoredCart, readCartQuantity, neutral);
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined);

  const prefetch = useCallback(() => {
    // A failed load is tried again by the next click that needs the code.
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
      if (!(await keepsCookies(true))) return { kind: 'refused' as const, message: COOKIES_BLOCKED, line: null };
      loadCartView().catch(reportUnexpected);
      const cart = await loadCartClient(environment);
      const outcome = await cart.add(addition);
      if (outcome.kind === 'refused') return outcome;
      setAdditions((count) => count + 1);
      const added: JustAdded = { line: outcome.line, warnings: outcome.kind === 'done' ? outcome.warnings : [] };
      setJustAdded(added);
      clearTimeout(highlight.current);
      highlight.current = setTimeout(() => setJustAdded({ ...added, line: null }), HIGHLIGHT_MILLISECONDS);
      // On failure the button shows the error, so the drawer must not cover it.
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

  // Sends the changes that an earlier page could not send.
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
