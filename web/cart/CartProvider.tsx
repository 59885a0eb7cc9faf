import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { forgetStored, readQuantity, readStored, subscribe } from './copy/stored-copy.ts';
import { CartDrawer, loadCartView } from './CartDrawer.tsx';
import type { AdditionInput } from './copy/copy.rules.ts';
import { loadCart } from './copy/load-cart.ts';
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
  const quantity = useSyncExternalStore(subscribe, readQuantity, neutral);
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined);

  const prefetch = useCallback(() => {
    // Whoever needs it will say that it did not come.
    loadCart(environment).catch(() => null);
    loadCartView().catch(() => null);
  }, [environment]);

  const openDrawer = useCallback(() => {
    prefetch();
    setOpen(true);
    loadCart(environment).then(
      (cart) => cart.refresh(),
      () => null,
    );
  }, [environment, prefetch]);

  const closeDrawer = useCallback(() => setOpen(false), []);

  const add = useCallback(
    async (input: AdditionInput) => {
      void loadCartView();
      const cart = await loadCart(environment);
      const outcome = await cart.add(input);
      if (outcome.kind === 'refused') return outcome;
      setAdditions((count) => count + 1);
      const added: JustAdded = { line: outcome.line, warnings: outcome.kind === 'done' ? outcome.warnings : [] };
      setJustAdded(added);
      clearTimeout(highlight.current);
      highlight.current = setTimeout(() => setJustAdded({ ...added, line: null }), HIGHLIGHT_MILLISECONDS);
      // What could not be saved is told beside the button: it does not take the page away.
      if (outcome.kind === 'done') setOpen(true);
      return outcome;
    },
    [environment],
  );

  const settle = useCallback(async () => (await loadCart(environment)).settle(), [environment]);
  const refresh = useCallback(async () => (await loadCart(environment)).refresh(), [environment]);
  const forget = useCallback(() => {
    forgetStored();
    refresh().catch(() => null);
  }, [refresh]);

  // What an earlier page could not save is sent now.
  useEffect(() => {
    if (readStored().changes.length > 0) loadCart(environment).catch(() => null);
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
