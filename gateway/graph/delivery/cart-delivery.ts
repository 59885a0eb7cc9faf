import { costTo, datesTo, type DeliveryCost, type DeliveryDates } from '@storefront/domain/delivery/estimate.rules.ts';
import { destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { discounted } from '@storefront/domain/discounts.rules.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { leadTimeOfLine } from './lead-time.rules.ts';

export interface DeliveryEstimate extends DeliveryCost, DeliveryDates {}

/** Null for a postcode outside the delivery area. Loads all products in one batch. */
export async function estimateCart(
  { products, config, now }: Pick<Context, 'products' | 'config' | 'now'>,
  cart: Cart,
  postcode: string | null | undefined,
): Promise<DeliveryEstimate | null> {
  const destination = destinationOf(postcode, config.delivery);
  if (!destination) return null;
  const found = await Promise.all(cart.lines.map(({ path }) => products.load(path)));
  // Products no longer sold do not delay the rest.
  const leadTimes = cart.lines.flatMap((line, index) => leadTimeOfLine(line, found[index], config) ?? []);
  return {
    // Free delivery starts at what is paid for the goods.
    ...costTo(destination, discounted(subtotal(cart), cart.discounts ?? []), config.delivery),
    ...datesTo(destination, leadTimes, now(), config.dispatch),
  };
}
