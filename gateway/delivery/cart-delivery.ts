import { subtotal, type Cart } from '../cart/cart.rules.ts';
import type { Context } from '../context.ts';
import { deliveryLinesOf, estimateDelivery, type DeliveryEstimate } from './delivery.rules.ts';

/** What delivery of a whole cart costs and when it comes; null for a postcode where nothing is delivered. Its products are read all at once. */
export async function estimateCart(
  { products, config, now }: Pick<Context, 'products' | 'config' | 'now'>,
  cart: Cart,
  postcode: string | null | undefined,
): Promise<DeliveryEstimate | null> {
  const found = await Promise.all(cart.lines.map(({ path }) => products.load(path)));
  const lines = deliveryLinesOf(
    cart.lines.map(({ variantId }, index) => ({ variantId, detail: found[index]?.detail ?? null })),
    config,
  );
  return estimateDelivery({ now: now(), postcode, goods: subtotal(cart), lines });
}
