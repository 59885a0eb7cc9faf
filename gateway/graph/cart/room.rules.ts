import type { Price } from '../../../domain/money.rules.ts';
import { LINE_QUANTITY_MAXIMUM } from '../../../domain/quantity.rules.ts';
import type { Context } from '../context.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import type { Product, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct, type Stock } from '../product/stock.rules.ts';
import { subtotal, type Cart, type CartLine } from './cart.rules.ts';
import type { Standing } from './warnings.rules.ts';

/** What an item takes its stock from: its variant where stock is counted per variant, else the product as a whole. */
interface StockKey {
  productId: number;
  variantId: number | null;
  perVariant: boolean;
}

/** How many of an item the cart already holds, add-on lines included: they take from the same stock. */
export function quantityInCart({ lines }: Pick<Cart, 'lines'>, { productId, variantId, perVariant }: StockKey): number {
  return lines.reduce(
    (total, line) =>
      line.productId === productId && (!perVariant || line.variantId === variantId) ? total + line.quantity : total,
    0,
  );
}

/** The most that the cart may hold of an item, by its stock and by the cart's own limit. */
export function maximumOf({ maximumQuantity }: Pick<Stock, 'maximumQuantity'>): number {
  return Math.min(maximumQuantity ?? LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_MAXIMUM);
}

/** How many more of an item the cart can take: by its maximum, and by the largest total that the graph can express. Below 0 when it holds too many. */
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

/** How many of an item a cart holds, and how many more it can take: below 0 when stock has shrunk since. */
export interface Room {
  held: number;
  left: number;
}

/** The room for more of a product, or of its variant, by its stock as it is now. */
export function roomInCart(
  cart: Cart,
  detail: ProductDetail,
  variant: Variant | null,
  config: Context['config'],
): Room {
  const { price } = variant ?? detail;
  const key = {
    productId: detail.entityId,
    variantId: variant?.id ?? null,
    perVariant: detail.inventoryTracking !== 'product',
  };
  const maximum = maximumOf(stockOfProduct(detail, config, variant ?? undefined));
  return { held: quantityInCart(cart, key), left: roomFor(cart, key, maximum, price) };
}

/** The room for more of a line; null for what the catalogue no longer has. */
export function roomForLine(
  cart: Cart,
  line: CartLine,
  detail: ProductDetail | undefined,
  config: Context['config'],
): Room | null {
  const variant = line.variantId === null ? null : detail?.variants.find(({ id }) => id === line.variantId);
  return detail && variant !== undefined ? roomInCart(cart, detail, variant, config) : null;
}

/** What a line may have by the catalogue's product as it is now. */
export function standingOf(
  cart: Cart,
  line: CartLine,
  product: Product | null | undefined,
  config: Context['config'],
): Standing {
  const room = roomForLine(cart, line, product?.detail ?? undefined, config);
  return room ? { kind: 'sold', maximum: Math.max(0, line.quantity + room.left) } : { kind: 'gone' };
}
