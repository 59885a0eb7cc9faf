import { createContext, useContext } from 'react';
import type { AddOutcome } from './client/cart-client.ts';
import type { Addition } from './client/optimistic-lines.ts';

/** The line that has just been added, and what the shop adjusted about it. */
export interface JustAdded {
  line: string | null;
  warnings: readonly string[];
}

export interface CartControls {
  /** The number of items in the cart; 0 until the page has mounted. */
  quantity: number;
  /** The number of additions on this page: the button shakes for each. */
  additions: number;
  justAdded: JustAdded;
  openDrawer(): void;
  closeDrawer(): void;
  /** Fetches the code of the cart, ahead of the press that needs it. */
  prefetch(): void;
  /** Adds to the cart, and opens the drawer on the line once the shop has it. Rejects when the cart's code could not be fetched. */
  add(addition: Addition): Promise<AddOutcome>;
  /** Sends the changes that the shop does not have. Resolves with whether it has them all. */
  settle(): Promise<boolean>;
  /** Fetches the shop's cart, as after a sign-in. */
  refresh(): Promise<void>;
  /** Deletes the browser's offline cart and fetches the shop's, as after an order or a sign-out. */
  forget(): void;
}

export const CartContext = createContext<CartControls | null>(null);

/** The cart's controls, anywhere inside CartProvider. */
export function useCart(): CartControls {
  const controls = useContext(CartContext);
  if (!controls) throw new Error('useCart is for components inside CartProvider');
  return controls;
}
