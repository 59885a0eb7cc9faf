import { leadTimeOf, type LeadTime } from '@storefront/domain/delivery/lead-time.rules.ts';
import type { Product, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct, type MadeToOrder } from '../product/stock.rules.ts';

/** Null when it cannot be bought. */
export function leadTimeOfProduct(
  product: Product | ProductDetail,
  config: MadeToOrder,
  variant?: Variant,
): LeadTime | null {
  const { status } = stockOfProduct(product, config, variant);
  if (status === 'UNAVAILABLE' || status === 'PREORDER' || status === 'BACKORDER') return null;
  return leadTimeOf({
    categoryIds: product.categoryIds,
    isToOrder: status === 'MADE_TO_ORDER' || status === 'OUT_OF_STOCK',
  });
}

/** Returns the lead time of a cart line from its product's current stock; null when it is no longer sold. */
export function leadTimeOfLine(
  { variantId }: { variantId: number | null },
  product: Product | null | undefined,
  config: MadeToOrder,
): LeadTime | null {
  const detail = product?.detail;
  if (!detail) return null;
  const variant = detail.variants.find(({ id }) => id === variantId);
  return leadTimeOfProduct(detail, config, variant);
}
