import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import cartDrawerQuery, { type CartDrawerQuery } from '../__generated__/CartDrawerQuery.graphql.ts';
import { readQuantity, subscribe, subscribeToOtherTabs } from './cart-copy.ts';
import { CartDrawer, loadCartContents } from './CartDrawer.tsx';

export interface CartControls {
  /** How many items the cart holds; 0 until the page has mounted. */
  quantity: number;
  openDrawer(): void;
  closeDrawer(): void;
  /** Fetches what the drawer shows, ahead of the press that opens it. */
  prefetch(): void;
  /** Opens the drawer on a line that has just been added, and passes on what was adjusted. */
  showAdded(lineId: string, warnings: readonly string[]): void;
  /** Runs one change of the cart after those before it, so that no answer is older than the one it replaces. */
  enqueue<Answer>(change: () => Promise<Answer>): Promise<Answer>;
}

const CartContext = createContext<CartControls | null>(null);

/** How long a fetched cart is new enough to be shown without asking again. */
const FRESH_MILLISECONDS = 5_000;

/** How long a line that was just added stays marked. */
const HIGHLIGHT_MILLISECONDS = 3_000;

const neutral = () => 0;

/** The shopper's cart for everything inside: its badge, its drawer, and the order in which changes are sent. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [query, loadQuery] = useQueryLoader<CartDrawerQuery>(cartDrawerQuery);
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<{ lineId: string | null; warnings: readonly string[] }>({ lineId: null, warnings: [] });
  const quantity = useSyncExternalStore(subscribe, readQuantity, neutral);
  const loadedAt = useRef(Number.NEGATIVE_INFINITY);
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const load = useCallback(() => {
    loadedAt.current = performance.now();
    void loadCartContents();
    loadQuery({}, { fetchPolicy: 'store-and-network' });
  }, [loadQuery]);

  const prefetch = useCallback(() => {
    if (performance.now() - loadedAt.current > FRESH_MILLISECONDS) load();
  }, [load]);

  const openDrawer = useCallback(() => {
    prefetch();
    setOpen(true);
  }, [prefetch]);

  const closeDrawer = useCallback(() => setOpen(false), []);

  const showAdded = useCallback(
    (lineId: string, warnings: readonly string[]) => {
      // The addition's answer was the whole cart: nothing is left to ask for.
      loadedAt.current = performance.now();
      loadQuery({}, { fetchPolicy: 'store-or-network' });
      setAdded({ lineId, warnings });
      setOpen(true);
      clearTimeout(highlight.current);
      highlight.current = setTimeout(() => setAdded({ lineId: null, warnings }), HIGHLIGHT_MILLISECONDS);
    },
    [loadQuery],
  );

  const enqueue = useCallback(<Answer,>(change: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.current.then(change);
    last.current = answer.catch(() => null);
    return answer;
  }, []);

  useEffect(() => (isOpen ? subscribeToOtherTabs(load) : undefined), [isOpen, load]);

  const controls = useMemo(
    () => ({ quantity, openDrawer, closeDrawer, prefetch, showAdded, enqueue }),
    [quantity, openDrawer, closeDrawer, prefetch, showAdded, enqueue],
  );
  return (
    <CartContext value={controls}>
      {children}
      <CartDrawer open={isOpen} onClose={closeDrawer} query={query} onRetry={load} addedLineId={added.lineId} warnings={added.warnings} />
    </CartContext>
  );
}

/** The cart's controls, anywhere inside CartProvider. */
export function useCart(): CartControls {
  const controls = useContext(CartContext);
  if (!controls) throw new Error('useCart is for components inside CartProvider');
  return controls;
}
