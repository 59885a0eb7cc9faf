import type { Condition } from '@storefront/domain/product/condition.rules.ts';
import type { Discount } from '@storefront/domain/discounts.rules.ts';
import { lineTotal, sum, type Price, type UnitPrice } from '@storefront/domain/money.rules.ts';
import { keyOf, numberKeyOf } from '../ids.rules.ts';
import type { Modifier, ModifierOption, ProductDetail, Variant } from '../product/product.rules.ts';

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
  isRetailRegular?: true;
  imageUrl: string | null;
  /** Missing or null for none. */
  thumbnailUrl?: string | null;
  /** Missing or null where it is unknown. */
  brandEntityId?: number | null;
  /** The units in stock when the line was read; missing or null where they are unknown. */
  inventoryLevel?: number | null;
  selectedOptions: readonly { name: string; value: string }[];
  isModifier: boolean;
  parentId: string | null;
  canChangeQuantity: boolean;
  /** Missing for new goods. */
  condition?: Exclude<Condition, 'new'>;
  /** Missing or null for none. */
  minimumAge?: number | null;
  /** Null when the shop API does not store it. */
  priceWhenAdded: UnitPrice | null;
}

export interface Cart {
  lines: readonly CartLine[];
  /** Products that the shop API removed because they are no longer sold. */
  removed: readonly { name: string }[];
  discounts?: readonly Discount[];
  /** Whether the request began without a cart: the caller had none, or it has expired. */
  isNew: boolean;
}

export const emptyCart: Cart = { lines: [], removed: [], isNew: true };

export function subtotal({ lines }: Pick<Cart, 'lines'>): Price {
  return sum(lines.map((line) => lineTotal(line.price, line.quantity)));
}

/** Null when it has not changed or is unknown. */
export function previousPrice({ price, priceWhenAdded }: Pick<CartLine, 'price' | 'priceWhenAdded'>): UnitPrice | null {
  return priceWhenAdded && priceWhenAdded.incVat !== price.incVat ? priceWhenAdded : null;
}

/** The number on the cart badge; counts add-ons too. */
export function totalQuantity({ lines }: Pick<Cart, 'lines'>): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** The line that an addition created or increased. Skips add-ons, which are separate lines of the same product. */
export function findAddedLine(
  { lines }: Pick<Cart, 'lines'>,
  productId: number,
  variantId: number | null,
): CartLine | undefined {
  return lines.find((line) => !line.isModifier && line.productId === productId && line.variantId === variantId);
}

/** Returns a line and its add-ons, which are updated and removed together. */
export function lineWithModifiers({ lines }: Pick<Cart, 'lines'>, id: string): CartLine[] {
  return lines.filter((line) => line.id === id || line.parentId === id);
}

/** As they were added, each followed by its add-ons. An add-on without its parent is a line of its own. */
export function inOrder(lines: readonly CartLine[]): readonly CartLine[] {
  if (lines.every(({ parentId }) => parentId === null)) return lines;
  const ids = new Set(lines.map(({ id }) => id));
  const stands = lines.filter(({ id, parentId }) => parentId === null || parentId === id || !ids.has(parentId));
  return stands.flatMap((line) => [
    line,
    ...lines.filter(({ id, parentId }) => parentId === line.id && id !== line.id),
  ]);
}

/** The only one when none is chosen; `required` when the shopper must choose. */
export function variantToAdd(variants: readonly Variant[], variantId: number | null): Variant | 'required' | null {
  if (variantId !== null) return variants.find(({ id }) => id === variantId) ?? 'required';
  if (variants.length > 1) return 'required';
  return variants[0] ?? null;
}

/** Null when one is not this product's or when a group is chosen twice. */
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

/** -1, which matches no variant, for the id of anything else. */
export function variantNumber({ path }: Pick<ProductDetail, 'path'>, variantId: string): number {
  const [variantPath, number] = (keyOf('Variant', variantId) ?? '').split('#');
  return variantPath === path ? Number(number) : -1;
}

/** -1, which matches none, for the id of anything else. */
export function modifierNumbers({ modifierId, optionId }: { modifierId: string; optionId: string }): {
  modifierId: number;
  optionId: number;
} {
  return {
    modifierId: numberKeyOf('Modifier', modifierId) ?? -1,
    optionId: numberKeyOf('ModifierOption', optionId) ?? -1,
  };
}
