import type { Price } from '@storefront/domain/money.rules.ts';
import { LINE_QUANTITY_MAXIMUM, quantityTerms } from '@storefront/domain/quantity.rules.ts';
import type { Context } from '../context.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import type { Product, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct, type Stock } from '../product/stock.rules.ts';
import { subtotal, type Cart, type CartLine } from './cart.rules.ts';
import type { Standing } from './warnings.rules.ts';

/** The variant's when stock is tracked per variant, otherwise the product's. */
interface StockKey {
  productId: number;
  variantId: number | null;
  perVariant: boolean;
}

/** Includes add-on lines, which share its stock. */
export function quantityInCart({ lines }: Pick<Cart, 'lines'>, { productId, variantId, perVariant }: StockKey): number {
  return lines.reduce(
    (total, line) =>
      line.productId === productId && (!perVariant || line.variantId === variantId) ? total + line.quantity : total,
    0,
  );
}

/** The maximum quantity of an item in a cart: its stock or the limit of a line, whichever is lower. */
export function maximumOf({ maximumQuantity }: Pick<Stock, 'maximumQuantity'>): number {
  return Math.min(maximumQuantity ?? LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_MAXIMUM);
}

/** Up to `maximum`, and to the largest total that fits the graph's Int. Negative when the cart holds too many. */
export function roomFor(
  cart: Pick<Cart, 'lines'>,
  key: StockKey,
  maximum: number,
  unit: Pick<Price, 'incVat'>,
): number {
  const payable =
    unit.incVat > 0 ? Math.floor((PENCE_MAXIMUM - subtotal(cart).incVat) / unit.incVat) : LINE_QUANTITY_MAXIMUM;
  return Math.min(maximum - quantityInCart(cart, key), payable);
}

/** `left` is negative when stock has fallen since. */
export type Room = ReturnType<typeof roomInCart>;

export function roomInCart(cart: Cart, detail: ProductDetail, variant: Variant | null, config: Context['config']) {
  const { price } = variant ?? detail;
  const key = {
    productId: detail.entityId,
    variantId: variant?.id ?? null,
    perVariant: detail.inventoryTracking !== 'product',
  };
  const maximum = maximumOf(stockOfProduct(detail, config, variant ?? undefined));
  return { held: quantityInCart(cart, key), left: roomFor(cart, key, maximum, price) };
}

/** Null when its product or variant is no longer in the catalogue. */
export function roomForLine(
  cart: Cart,
  line: CartLine,
  detail: ProductDetail | undefined,
  config: Context['config'],
): Room | null {
  const variant = line.variantId === null ? null : detail?.variants.find(({ id }) => id === line.variantId);
  return detail && variant !== undefined ? roomInCart(cart, detail, variant, config) : null;
}

export function standingOf(
  cart: Cart,
  line: CartLine,
  product: Product | null | undefined,
  config: Context['config'],
  now?: Date,
): Standing {
  const room = roomForLine(cart, line, product?.detail ?? undefined, config);
  if (!room || !product) return { kind: 'gone' };
  const variant = product.detail?.variants.find(({ id }) => id === line.variantId);
  // The quantity of an add-on is that of its product.
  const terms = line.isModifier ? quantityTerms(1, 1) : product.quantityTerms;
  return {
    kind: 'sold',
    maximum: Math.max(0, line.quantity + room.left),
    terms,
    stock: stockOfProduct(product, config, variant, now),
  };
}
