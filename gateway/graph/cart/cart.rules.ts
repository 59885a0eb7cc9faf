import { lineTotal, sum, type Price, type UnitPrice } from '../../../domain/money.rules.ts';
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

/** The number of a product's variant by its global id; one that no variant has where the id is of anything else. */
export function variantNumber({ path }: Pick<ProductDetail, 'path'>, variantId: string): number {
  const [variantPath, number] = (keyOf('Variant', variantId) ?? '').split('#');
  return variantPath === path ? Number(number) : -1;
}

/** The numbers of a modifier and its option by their global ids; ones that none has where an id is of anything else. */
export function modifierNumbers({ modifierId, optionId }: { modifierId: string; optionId: string }): {
  modifierId: number;
  optionId: number;
} {
  return {
    modifierId: numberKeyOf('Modifier', modifierId) ?? -1,
    optionId: numberKeyOf('ModifierOption', optionId) ?? -1,
  };
}
