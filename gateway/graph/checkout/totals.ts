import type { DateTerms } from '../../../domain/delivery/dates.rules.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { estimateCart } from '../delivery/cart-delivery.ts';
import { zeroPrice } from '../../../domain/money.rules.ts';
import { totalsOf, type OrderTotals } from '../order/order.rules.ts';

/** What a cart comes to in one way of delivery, and when it would come; no dates for an empty cart. */
export interface CartTotals extends OrderTotals {
  dates: { earliest: string; latest: string } | null;
  /** What the dates depend on but the time; null for an empty cart. */
  dateTerms: DateTerms | null;
}

/** How a cart would be delivered. */
export type CartDelivery = { method: 'address'; postcode: string } | { method: 'collection' };

/** Totals of a cart, delivery included; null for a postcode where nothing is delivered. */
export async function totalsOfCart(context: Context, cart: Cart, delivery: CartDelivery): Promise<CartTotals | null> {
  // What is collected comes to the store as it would come to the UK mainland.
  const estimate = await estimateCart(context, cart, delivery.method === 'address' ? delivery.postcode : null);
  if (!estimate) return null;
  const isEmpty = cart.lines.length === 0;
  const charge = delivery.method === 'address' && !isEmpty ? estimate.cost : zeroPrice;
  return {
    ...totalsOf(subtotal(cart), charge),
    dates: isEmpty ? null : { earliest: estimate.earliest, latest: estimate.latest },
    dateTerms: isEmpty ? null : estimate.terms,
  };
}
