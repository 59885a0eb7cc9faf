import { incVatOf } from '@storefront/domain/money.rules.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';

/** An add-on names the item it belongs to. */
export interface CartItem<Id = number> {
  id: Id;
  productId: number;
  variantId: number | null;
  quantity: number;
  parentId: Id | null;
  /** Centipence ex VAT, as when it was added; missing where unknown. */
  addedPrice?: number | null | undefined;
  addedName?: string | null | undefined;
}

/** An inserted add-on with the parent `added` belongs to the item inserted before it. */
export type CartItemChange =
  | ({ kind: 'insert'; parent: number | 'added' | null } & Omit<CartItem, 'id' | 'parentId'>)
  | { kind: 'set'; id: number; quantity: number }
  | { kind: 'delete'; id: number };

export interface Addition {
  productId: number;
  variantId: number | null;
  quantity: number;
  isModifier: boolean;
  /** Null for the product before it in the same call. */
  parentId: number | null;
  /** Whether variants do not share stock. */
  perVariant?: boolean;
  /** Counts add-ons; null for the cart's general limit only. */
  maximum?: number | null;
  /** The catalogue's, in centipence ex VAT. */
  price?: number;
  name?: string;
}

/** Null when it can be added. */
export function faultOfItem(
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

/** Null when they are valid. */
export function faultOfAdditions(items: readonly CartItem[], additions: readonly Addition[]): string | null {
  const parents = new Set(items.filter(({ parentId }) => parentId === null).map(({ id }) => id));
  for (const [index, { isModifier, parentId }] of additions.entries()) {
    if (!isModifier) continue;
    if (parentId === null && additions.slice(0, index).every((before) => before.isModifier))
      return 'An add-on needs the product that it goes with';
    if (parentId !== null && !parents.has(parentId)) return 'The product that the add-on goes with is not in the cart';
  }
  return null;
}

/** The product of which the cart would exceed the maximum, with that maximum. */
export function overLimit(
  items: readonly CartItem[],
  additions: readonly Addition[],
): { productId: number; maximum: number } | null {
  for (const { productId, variantId, perVariant, maximum } of additions) {
    if (maximum === null || maximum === undefined) continue;
    const isSame = (other: { productId: number; variantId: number | null }) =>
      other.productId === productId && (!perVariant || other.variantId === variantId);
    const total = [...items, ...additions].filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0);
    if (total > maximum) return { productId, maximum };
  }
  return null;
}

/** Quantities of the same product and variant add up, and so do add-ons of the same parent. */
export function addItems(items: readonly CartItem[], additions: readonly Addition[]): CartItemChange[] {
  const lines = items.map((item) => ({ ...item }));
  let lastProduct: number | null = null;
  for (const { productId, variantId, quantity, isModifier, parentId: given, price, name } of additions) {
    const parentId: number | null = isModifier ? (given ?? lastProduct) : null;
    let line: CartItem | undefined = lines.find(
      (candidate) =>
        candidate.productId === productId && candidate.variantId === variantId && candidate.parentId === parentId,
    );
    if (!line) {
      // Negative ids mark lines that are not stored yet.
      line = { id: -lines.length - 1, productId, variantId, quantity: 0, parentId, addedPrice: price, addedName: name };
      lines.push(line);
    }
    line.quantity = Math.min(LINE_QUANTITY_MAXIMUM, line.quantity + quantity);
    if (!isModifier) lastProduct = line.id;
  }
  return changesBetween(items, lines);
}

/** The parent `added` relies on each new product being followed by its own new add-ons. */
function changesBetween(before: readonly CartItem[], after: readonly CartItem[]): CartItemChange[] {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const changed = after.filter(({ id, quantity }) => id > 0 && quantities.get(id) !== quantity);
  const added = after.filter(({ id }) => id < 0);
  const insert = ({ id: _id, parentId: _parent, ...item }: CartItem, parent: number | 'added' | null) => ({
    kind: 'insert' as const,
    parent,
    ...item,
  });
  return [
    ...changed.map(({ id, quantity }): CartItemChange => ({ kind: 'set', id, quantity })),
    ...added.filter(({ parentId }) => parentId !== null && parentId > 0).map((item) => insert(item, item.parentId)),
    ...added
      .filter(({ parentId }) => parentId === null)
      .flatMap((item) => [
        insert(item, null),
        ...added.filter(({ parentId }) => parentId === item.id).map((addOn) => insert(addOn, 'added')),
      ]),
  ];
}

/** Its add-ons follow. No changes for an unknown item. */
export function setQuantity(items: readonly CartItem[], id: number, quantity: number): CartItemChange[] {
  const clamped = Math.min(LINE_QUANTITY_MAXIMUM, quantity);
  return withModifiers(items, id).map((item) => ({ kind: 'set', id: item.id, quantity: clamped }));
}

/** At zero it goes, with its add-ons. */
export function removeQuantity(items: readonly CartItem[], id: number, quantity: number): CartItemChange[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return [];
  const left = item.quantity - quantity;
  if (left > 0) return setQuantity(items, id, left);
  // They reference their parent.
  return withModifiers(items, id)
    .toReversed()
    .map((gone) => ({ kind: 'delete', id: gone.id }));
}

/** An add-on first, because it references its parent. */
export const removeGone = (items: readonly CartItem[], isSold: (productId: number) => boolean): CartItemChange[] =>
  goneItems(items, isSold)
    .toSorted((one, other) => Number(other.parentId !== null) - Number(one.parentId !== null))
    .map(({ id }) => ({ kind: 'delete', id }));

/** With their add-ons. */
export function goneItems<Item extends CartItem<unknown>>(
  items: readonly Item[],
  isSold: (productId: number) => boolean,
): Item[] {
  const gone = new Set(items.filter(({ productId }) => !isSold(productId)).map(({ id }) => id));
  return items.filter(({ id, parentId }) => gone.has(id) || (parentId !== null && gone.has(parentId)));
}

function withModifiers(items: readonly CartItem[], id: number): CartItem[] {
  return [...items.filter((item) => item.id === id), ...items.filter((item) => item.parentId === id)];
}
