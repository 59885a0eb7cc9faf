import { LINE_QUANTITY_MAXIMUM } from '../../../domain/quantity.rules.ts';

/** One item of a cart as the store keeps it; an add-on names the item it goes with. */
export interface CartItem {
  id: number;
  productId: number;
  variantId: number | null;
  quantity: number;
  parentId: number | null;
  /** What one cost when it was added, in centipence ex VAT, and what it was called; nothing for items from before these were kept. */
  addedPrice?: number | null | undefined;
  addedName?: string | null | undefined;
}

/** A change to write. An inserted add-on whose parent is `added` belongs to the item inserted just before it. */
export type CartItemChange =
  | {
      kind: 'insert';
      productId: number;
      variantId: number | null;
      quantity: number;
      parent: number | 'added' | null;
      addedPrice?: number | null | undefined;
      addedName?: string | null | undefined;
    }
  | { kind: 'set'; id: number; quantity: number }
  | { kind: 'delete'; id: number };

export interface Addition {
  productId: number;
  variantId: number | null;
  quantity: number;
  isModifier: boolean;
  /** The item already in the cart that an add-on goes with; without it, the product before it in the same call. */
  parentId: number | null;
  /** Whether stock is counted per variant, so that other variants take nothing from it. */
  perVariant?: boolean;
  /** The most that the cart may hold of it, add-ons included; nothing for no limit but the cart's own. */
  maximum?: number | null;
  /** The catalogue's price of one now, in centipence ex VAT, and its name. */
  price?: number;
  name?: string;
}

/** What is wrong with additions as a whole; null for nothing. */
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

/** Of what the cart would hold more than it may, and how many it may hold; null for nothing. */
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

/** Adds items: the same product and variant add up; add-ons attach to their parent and add up with their like. */
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
      // Numbers below zero stand for lines that the store has yet to number.
      line = { id: -lines.length - 1, productId, variantId, quantity: 0, parentId, addedPrice: price, addedName: name };
      lines.push(line);
    }
    line.quantity = Math.min(LINE_QUANTITY_MAXIMUM, line.quantity + quantity);
    if (!isModifier) lastProduct = line.id;
  }
  return changesBetween(items, lines);
}

/** Each new product is followed by its own new add-ons, which is how the store knows what `added` means. */
function changesBetween(before: readonly CartItem[], after: readonly CartItem[]): CartItemChange[] {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const changed = after.filter(({ id, quantity }) => id > 0 && quantities.get(id) !== quantity);
  const added = after.filter(({ id }) => id < 0);
  const insert = (
    { productId, variantId, quantity, addedPrice, addedName }: CartItem,
    parent: number | 'added' | null,
  ): CartItemChange => ({
    kind: 'insert',
    productId,
    variantId,
    quantity,
    parent,
    addedPrice,
    addedName,
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

/** Sets an item's quantity; its add-ons follow. Nothing for an item that is not there. */
export function setQuantity(items: readonly CartItem[], id: number, quantity: number): CartItemChange[] {
  const clamped = Math.min(LINE_QUANTITY_MAXIMUM, quantity);
  return withModifiers(items, id).map((item) => ({ kind: 'set', id: item.id, quantity: clamped }));
}

/** Takes a quantity off an item; at zero it goes, and its add-ons with it. */
export function removeQuantity(items: readonly CartItem[], id: number, quantity: number): CartItemChange[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return [];
  const left = item.quantity - quantity;
  if (left > 0) return setQuantity(items, id, left);
  // Add-ons first: they point to what they go with.
  return withModifiers(items, id)
    .toReversed()
    .map((gone) => ({ kind: 'delete', id: gone.id }));
}

/** Takes out what the catalogue no longer has, add-ons of it too; an add-on first, because it points to what it goes with. */
export function removeGone(items: readonly CartItem[], isSold: (productId: number) => boolean): CartItemChange[] {
  const gone = new Set(items.filter(({ productId }) => !isSold(productId)).map(({ id }) => id));
  return items
    .filter(({ id, parentId }) => gone.has(id) || (parentId !== null && gone.has(parentId)))
    .toSorted((one, other) => Number(other.parentId !== null) - Number(one.parentId !== null))
    .map(({ id }) => ({ kind: 'delete', id }));
}

function withModifiers(items: readonly CartItem[], id: number): CartItem[] {
  return [...items.filter((item) => item.id === id), ...items.filter((item) => item.parentId === id)];
}
