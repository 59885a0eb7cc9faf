import { PENCE_MAXIMUM, sum, times, type Price } from '../money/money.rules.ts';
import type { Modifier, ModifierOption, Variant } from '../product/product.rules.ts';
import type { Stock } from '../product/stock.rules.ts';

/** The most of one item that a cart holds, whatever the stock. */
export const LINE_QUANTITY_MAXIMUM = 9_999;

export interface CartLine {
  id: string;
  productId: number;
  variantId: number | null;
  name: string;
  sku: string;
  path: string;
  quantity: number;
  price: Price;
  retailPrice: Price | null;
  imageUrl: string | null;
  selectedOptions: readonly { name: string; value: string }[];
  isModifier: boolean;
  parentId: string | null;
  canChangeQuantity: boolean;
}

export interface Cart {
  lines: readonly CartLine[];
}

export const emptyCart: Cart = { lines: [] };

export function subtotal({ lines }: Cart): Price {
  return sum(lines.map((line) => times(line.price, line.quantity)));
}

/** How many items the badge counts: add-ons too. */
export function totalQuantity({ lines }: Cart): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** A quantity that a cart may hold; GraphQL has already refused fractions and texts. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= LINE_QUANTITY_MAXIMUM;
}

/** What an item takes its stock from: its variant where stock is counted per variant, else the product as a whole. */
export interface StockKey {
  productId: number;
  variantId: number | null;
  perVariant: boolean;
}

/** How many of an item the cart already holds, add-on lines included: they take from the same stock. */
export function quantityInCart({ lines }: Cart, { productId, variantId, perVariant }: StockKey): number {
  return lines.filter((line) => line.productId === productId && (!perVariant || line.variantId === variantId)).reduce((total, { quantity }) => total + quantity, 0);
}

/** The most that the cart may hold of an item, by its stock and by the cart's own limit. */
export function maximumOf({ maximumQuantity }: Pick<Stock, 'maximumQuantity'>): number {
  return Math.min(maximumQuantity ?? LINE_QUANTITY_MAXIMUM, LINE_QUANTITY_MAXIMUM);
}

/** How many more of an item the cart can take: by its maximum, and by the largest total that the graph can say. Below 0 when it holds too many. */
export function roomFor(cart: Cart, key: StockKey, maximum: number, unit: Price): number {
  const payable = unit.incVat > 0 ? Math.floor((PENCE_MAXIMUM - subtotal(cart).incVat) / unit.incVat) : LINE_QUANTITY_MAXIMUM;
  return Math.min(maximum - quantityInCart(cart, key), payable);
}

/** The line that an addition landed on: the same product and variant, not an add-on. */
export function findAddedLine({ lines }: Cart, productId: number, variantId: number | null): CartLine | undefined {
  return lines.find((line) => !line.isModifier && line.productId === productId && line.variantId === variantId);
}

/** A line and its add-ons: they change and go together. */
export function lineWithModifiers({ lines }: Cart, id: string): CartLine[] {
  return lines.filter((line) => line.id === id || line.parentId === id);
}

/** Lines in the order they came, each followed by its add-ons; an add-on of nothing stands for itself. */
export function inOrder(lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  const stands = lines.filter(({ id, parentId }) => parentId === null || parentId === id || !ids.has(parentId));
  return stands.flatMap((line) => [line, ...lines.filter(({ id, parentId }) => parentId === line.id && id !== line.id)]);
}

/** Something that was adjusted in a change that succeeded. */
export interface CartWarning {
  code: 'QUANTITY_REDUCED' | 'PRICE_CHANGED';
  message: string;
  lineId: string;
}

/** What the shop API made different from what was asked: fewer than `expected`, or another price than the line had before. */
export function warningsOf(before: CartLine | undefined, after: CartLine, expected: number): CartWarning[] {
  const warnings: CartWarning[] = [];
  if (after.quantity < expected) warnings.push({ code: 'QUANTITY_REDUCED', message: `Only ${after.quantity} could be put in your cart.`, lineId: after.id });
  if (before && before.price.exVat !== after.price.exVat) warnings.push({ code: 'PRICE_CHANGED', message: 'The price of this item has changed since you added it.', lineId: after.id });
  return warnings;
}

/** The variant that an addition means: the chosen one, else the only one; `required` when the shopper must choose. */
export function variantToAdd(variants: readonly Variant[], variantId: number | null): Variant | 'required' | null {
  if (variantId !== null) return variants.find(({ id }) => id === variantId) ?? 'required';
  if (variants.length > 1) return 'required';
  return variants[0] ?? null;
}

/** The add-ons that were chosen, one per group at most; null when one of them is none of this product's. */
export function chosenModifiers(modifiers: readonly Modifier[], chosen: readonly { modifierId: number; optionId: number }[]): ModifierOption[] | null {
  const groups = new Set(chosen.map(({ modifierId }) => modifierId));
  if (groups.size !== chosen.length) return null;
  const options = chosen.map(({ modifierId, optionId }) => modifiers.find(({ id }) => id === modifierId)?.options.find(({ id }) => id === optionId));
  return options.every((option) => option !== undefined) ? options : null;
}
