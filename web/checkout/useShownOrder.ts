import { useCart } from '../cart/useCart.ts';
import type { PlacedOrder } from '../relay/session/placed-order.rules.ts';
import { usePlacedOrder } from '../relay/session/placed-order.ts';

/** The order that the checkout shows instead of its steps, until there is something in the basket again. */
export function useShownOrder(): PlacedOrder | null {
  const placed = usePlacedOrder();
  const { quantity } = useCart();
  return quantity === 0 ? placed : null;
}
