import type { DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { estimateCart } from '../delivery/cart-delivery.ts';
import { zeroPrice } from '@storefront/domain/money.rules.ts';
import { totalsOf, type OrderTotals } from '../order/order.rules.ts';

/** A cart's totals and delivery dates for one delivery method. */
export interface CartTotals extends OrderTotals {
  /** Null for an empty cart. */
  dates: { earliest: string; latest: string } | null;
  /** The inputs of the dates other than the current time; null for an empty cart. */
  dateTerms: DateTerms | null;
}

/** A postcode of null is one in the UK mainland. */
export type CartDelivery = { method: 'address'; postcode: string | null } | { method: 'collection' };

/** Returns the cart's totals including delivery; null for a postcode outside the delivery area. */
export async function totalsOfCart(context: Context, cart: Cart, delivery: CartDelivery): Promise<CartTotals | null> {
  // A collection takes as long to reach the store as a delivery to the UK mainland.
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
