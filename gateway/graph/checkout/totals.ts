import type { DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { estimateCart } from '../delivery/cart-delivery.ts';
import { deliveryOptionsOf } from '../delivery/delivery-options.reading.ts';
import type { DeliveryOption } from '../delivery/delivery-options.rest.ts';
import { hasOwnDeliveries } from '../delivery/own-deliveries.ts';
import { zeroPrice } from '@storefront/domain/money.rules.ts';
import { totalsOf, type OrderTotals } from '../order/order.rules.ts';

export interface CartTotals extends OrderTotals {
  /** Null for an empty cart, and where no date can be promised. */
  dates: { earliest: string; latest: string } | null;
  /** Null for an empty cart, and for a shop with delivery options. */
  dateTerms: DateTerms | null;
  /** Null where the charge is that of the zone. */
  option: DeliveryOption | null;
}

/** A postcode of null is the UK mainland. Without the id of an offered option the first is taken. */
export type CartDelivery =
  | { method: 'address'; postcode: string | null; optionId?: string | null }
  | { method: 'collection' };

/** Null for a postcode outside the delivery area, and while the charge is unknown. */
export async function totalsOfCart(context: Context, cart: Cart, delivery: CartDelivery): Promise<CartTotals | null> {
  const postcode = delivery.method === 'address' ? delivery.postcode : null;
  const discounts = cart.discounts ?? [];
  if (delivery.method === 'address' && postcode !== null && destinationOf(postcode, context.config.delivery)) {
    const options = await deliveryOptionsOf(context, cart, postcode);
    const option = options?.find(({ id }) => id === delivery.optionId) ?? options?.[0];
    if (option)
      return { ...totalsOf(subtotal(cart), option.price, discounts), dates: option.dates, dateTerms: null, option };
    if (options) return null;
  }
  const isEmpty = cart.lines.length === 0;
  if (!isEmpty && (await hasOwnDeliveries(context))) {
    // Charge and dates are unknown before the postcode, also the dates of a collection.
    if (delivery.method === 'address') return null;
    return { ...totalsOf(subtotal(cart), zeroPrice, discounts), dates: null, dateTerms: null, option: null };
  }
  // A collection takes as long to reach the store as a delivery to the UK mainland.
  const estimate = await estimateCart(context, cart, postcode);
  if (!estimate) return null;
  const charge = delivery.method === 'address' && !isEmpty ? estimate.cost : zeroPrice;
  const isPromised = !isEmpty && (delivery.method === 'collection' || !context.config.dispatch.awaitsTransfer);
  return {
    ...totalsOf(subtotal(cart), charge, discounts),
    dates: isPromised ? { earliest: estimate.earliest, latest: estimate.latest } : null,
    dateTerms: isEmpty ? null : estimate.terms,
    option: null,
  };
}
