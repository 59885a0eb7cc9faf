import { lineTotal, sum, type Price, type UnitPrice } from '../../domain/money.rules.ts';
import { LINE_QUANTITY_MAXIMUM } from '../../domain/quantity.rules.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import type { Modifier, ModifierOption, Variant } from '../product/product.rules.ts';
import type { Stock } from '../product/stock.rules.ts';

export interface CartLine {
  id: string;
  productId: number;
  variantId: number | null;
  name: string;
  sku: string;
  path: string;
  quantity: number;
  price: UnitPrice;
  retailPrice: UnitPrice | null;
  imageUrl: string | null;
  selectedOptions: readonly { name: string; value: string }[];
  isModifier: boolean;
  parentId: string | null;
  canChangeQuantity: boolean;
  /** Of one, when it was added; null where the shop API does not keep it. */
  priceWhenAdded: UnitPrice | null;
}

export interface Cart {
  lines: readonly CartLine[];
  /** What has left the cart because it is no longer sold. */
  removed: readonly { name: string }[];
}

export const emptyCart: Cart = { lines: [], removed: [] };

export function subtotal({ lines }: Pick<Cart, 'lines'>): Price {
  return sum(lines.map((line) => lineTotal(line.price, line.quantity)));
}

/** What one cost when it was added, where it costs something else now. */
export function previousPrice({ price, priceWhenAdded }: Pick<CartLine, 'price' | 'priceWhenAdded'>): UnitPrice | null {
  return priceWhenAdded && priceWhenAdded.incVat !== price.incVat ? priceWhenAdded : null;
}

/** How many items the badge counts: add-ons too. */
export function totalQuantity({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** What an item takes its stock from: its variant where stock is counted per variant, else the product as a whole. */
export interface StockKey {
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

/** How many more of an item the cart can take: by its maximum, and by the largest total that the graph can say. Below 0 when it holds too many. */
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

/** The line that an addition landed on: the same product and variant, not an add-on. */
export function findAddedLine(
  { lines }: Pick<Cart, 'lines'>,
  productId: number,
  variantId: number | null,
): CartLine | undefined {
  return lines.find((line) => !line.isModifier && line.productId === productId && line.variantId === variantId);
}

/** A line and its add-ons: they change and go together. */
export function lineWithModifiers({ lines }: Pick<Cart, 'lines'>, id: string): CartLine[] {
  return lines.filter((line) => line.id === id || line.parentId === id);
}

/** Lines in the order they came, each followed by its add-ons; an add-on of nothing stands for itself. */
export function inOrder(lines: readonly CartLine[]): readonly CartLine[] {
  if (lines.every(({ parentId }) => parentId === null)) return lines;
  const ids = new Set(lines.map(({ id }) => id));
  const stands = lines.filter(({ id, parentId }) => parentId === null || parentId === id || !ids.has(parentId));
  return stands.flatMap((line) => [
    line,
    ...lines.filter(({ id, parentId }) => parentId === line.id && id !== line.id),
  ]);
}

/** The variant that an addition means: the chosen one, else the only one; `required` when the shopper must choose. */
export function variantToAdd(variants: readonly Variant[], variantId: number | null): Variant | 'required' | null {
  if (variantId !== null) return variants.find(({ id }) => id === variantId) ?? 'required';
  if (variants.length > 1) return 'required';
  return variants[0] ?? null;
}

/** The add-ons that were chosen, one per group at most; null when one of them is none of this product's. */
export function chosenModifiers(
  modifiers: readonly Modifier[],
  chosen: readonly { modifierId: number; optionId: number }[],
): ModifierOption[] | null {
  const groups = new Set(chosen.map(({ modifierId }) => modifierId));
  if (groups.size !== chosen.length) return null;
  const options = chosen.map(({ modifierId, optionId }) =>
    modifiers.find(({ id }) => id === modifierId)?.options.find(({ id }) => id === optionId),
  );
  return options.every((option) => option !== undefined) ? options : null;
}
