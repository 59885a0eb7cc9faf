import { costTo, datesTo, type DeliveryCost, type DeliveryDates } from '../../../domain/delivery/estimate.rules.ts';
import { destinationOf } from '../../../domain/delivery/zone.rules.ts';
import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { leadTimeOfLine } from './lead-time.rules.ts';

/** What delivery costs and when it comes. */
export interface DeliveryEstimate extends DeliveryCost, DeliveryDates {}

/** What delivery of a whole cart costs and when it comes; null for a postcode where nothing is delivered. Its products are read all at once. */
export async function estimateCart(
  { products, config, now }: Pick<Context, 'products' | 'config' | 'now'>,
  cart: Cart,
  postcode: string | null | undefined,
): Promise<DeliveryEstimate | null> {
  const destination = destinationOf(postcode);
  if (!destination) return null;
  const found = await Promise.all(cart.lines.map(({ path }) => products.load(path)));
  // What has gone holds nothing up.
  const leadTimes = cart.lines.flatMap((line, index) => leadTimeOfLine(line, found[index], config) ?? []);
  return { ...costTo(destination, subtotal(cart)), ...datesTo(destination, leadTimes, now()) };
}
