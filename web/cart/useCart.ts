import { createContext, useContext } from 'react';
import type { AdditionInput } from './copy/copy.rules.ts';
import type { AddOutcome } from './copy/engine.ts';

/** The line that has just been added, and what the shop adjusted about it. */
export interface JustAdded {
  line: string | null;
  warnings: readonly string[];
}

export interface CartControls {
  /** How many items the cart holds; 0 until the page has mounted. */
  quantity: number;
  /** How many additions there have been on this page: the button shakes for each. */
  additions: number;
  justAdded: JustAdded;
  openDrawer(): void;
  closeDrawer(): void;
  /** Fetches the code of the cart, ahead of the press that needs it. */
  prefetch(): void;
  /** Adds to the cart, and opens the drawer on the line once the shop has taken it. Rejected when the cart's code could not be fetched. */
  add(input: AdditionInput): Promise<AddOutcome>;
  /** Sends what the shop does not have yet; answers whether it has it all now. */
  settle(): Promise<boolean>;
  /** Reads the shop's cart anew, as after an order or a sign-in. */
  refresh(): Promise<void>;
  /** Forgets this browser's copy, as after a sign-out: what was in it is another's to see. */
  forget(): void;
}

export const CartContext = createContext<CartControls | null>(null);

/** The cart's controls, anywhere inside CartProvider. */
export function useCart(): CartControls {
  const controls = useContext(CartContext);
  if (!controls) throw new Error('useCart is for components inside CartProvider');
  return controls;
}
