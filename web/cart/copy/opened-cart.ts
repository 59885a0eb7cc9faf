import { createContext, use, useSyncExternalStore } from 'react';
import type { CartEngine, CartStatus } from './engine.ts';

/** The opened cart, for what is inside CartView. */
export const CartEngineContext = createContext<CartEngine | null>(null);

/** The opened cart and how it stands towards the shop. */
export function useCartEngine(): { engine: CartEngine; status: CartStatus } {
  const engine = use(CartEngineContext);
  if (!engine) throw new Error('useCartEngine is for components inside CartView');
  return { engine, status: useSyncExternalStore(engine.subscribe, engine.status, engine.status) };
}
