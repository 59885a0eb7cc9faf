import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import {
  addItems,
  overLimit,
  type Addition,
  type CartItem,
  type CartItemChange,
} from '../../orders/carts/cart.rules.ts';
import { stockKeyOf } from '../../catalogue/stock/stock.rules.ts';
import type { AddedItem } from '@storefront/schema/rest/requests/cart.ts';

/** Why an item cannot be added; null when it can. */
export function fault(
  item: { product_id: number; variant_id?: number | null | undefined },
  product: CatalogueProduct | undefined,
): string | null {
  if (!product) return 'Product not found';
  const variant = product.variants.find(({ id }) => id === item.variant_id);
  if (!variant && product.variants.length > 0) return 'Please choose a variant';
  if (!variant && item.variant_id) return 'Variant not found';
  return product.availability === 'available' && incVatOf((variant ?? product).price) > 0
    ? null
    : 'This product cannot be bought';
}

/** The cart would exceed the maximum quantity of a product; nothing was added. */
export class OverLimitError extends Error {
  override name = 'OverLimitError';
  readonly maximum: number;
  constructor({ productId, maximum }: { productId: number; maximum: number }) {
    super(`The cart may hold ${maximum} of product ${productId}`);
    this.maximum = maximum;
  }
}

/** Adds items. Throws an OverLimitError when the cart would exceed the maximum quantity of a product. */
export function addWithinLimits(items: readonly CartItem[], additions: readonly Addition[]): CartItemChange[] {
  const over = overLimit(items, additions);
  if (over) throw new OverLimitError(over);
  return addItems(items, additions);
}

/** The units in stock of a product or variant, at least 0; null when stock is not tracked. */
function stockLimit(product: CatalogueProduct, variantId: number | null): number | null {
  const key = stockKeyOf(product, variantId);
  if (!key) return null;
  const variant = product.variants.find(({ id }) => id === key.variantId);
  return Math.max(0, (variant ?? product).inventoryLevel);
}

export function additionOf(item: AddedItem, product: CatalogueProduct | undefined): Addition {
  const variant = product?.variants.find(({ id }) => id === item.variant_id);
  return {
    productId: item.product_id,
    variantId: item.variant_id ?? null,
    quantity: item.quantity,
    isModifier: item.is_modifier ?? false,
    parentId: item.parent_id ?? null,
    price: (variant ?? product)?.price ?? 0,
    name: product?.name ?? '',
    perVariant: product?.inventoryTracking === 'variant' && product.variants.length > 0,
    maximum:
      item.maximum_quantity === undefined
        ? product && stockLimit(product, item.variant_id ?? null)
        : item.maximum_quantity,
  };
}
