import { leadTimeOf, type LeadTime } from '../../../domain/delivery/lead-time.rules.ts';
import type { Product, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct, type MadeToOrder } from '../product/stock.rules.ts';

/** The lead time of a product, or of one of its variants; null for what cannot be bought. */
export function leadTimeOfProduct(
  product: Product | ProductDetail,
  config: MadeToOrder,
  variant?: Variant,
): LeadTime | null {
  const { status } = stockOfProduct(product, config, variant);
  if (status === 'UNAVAILABLE') return null;
  return leadTimeOf({
    categoryIds: product.categoryIds,
    isToOrder: status === 'MADE_TO_ORDER' || status === 'OUT_OF_STOCK',
  });
}

/** The same of a cart's line by the catalogue's product as it is now; null for what has gone or cannot be bought. */
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
