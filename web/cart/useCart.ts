import { createContext, useContext } from 'react';
import type { AddOutcome } from './client/cart-client.ts';
import type { Addition } from './client/optimistic-lines.ts';

/** The line that has just been added, and what the shop adjusted about it. */
export interface JustAdded {
  line: string | null;
  warnings: readonly string[];
}

export interface CartControls {
  /** 0 until the page has mounted. */
  quantity: number;
  /** On this page: the button shakes for each. */
  additions: number;
  justAdded: JustAdded;
  openDrawer(): void;
  closeDrawer(): void;
  /** Fetches the cart's code ahead of the press that needs it. */
  prefetch(): void;
  /** Opens the drawer on the line once the shop has it. Rejects when the cart's code could not be fetched. */
  add(addition: Addition): Promise<AddOutcome>;
  /** Sends the waiting changes. Resolves with whether the shop has them all. */
  settle(): Promise<boolean>;
  /** Fetches the shop's cart, as after a sign-in. */
  refresh(): Promise<void>;
  /** Deletes the offline cart and fetches the shop's, as after an order or a sign-out. */
  forget(): void;
}

export const CartContext = createContext<CartControls | null>(null);

export function useCart(): CartControls {
  const controls = useContext(CartContext);
  if (!controls) throw new Error('useCart is for components inside CartProvider');
  return controls;
}
