import type { Context } from '../../context.ts';
import { keyOf } from '../../ids.rules.ts';
import { CartLineNotFoundError, InvalidQuantityError } from '../cart.errors.ts';
import { MaximumStockError } from '../maximum-stock.errors.ts';
import { type Cart, type CartLine, lineWithModifiers } from '../cart.rules.ts';
import { type CartWarning, changeWarnings } from '../warnings.rules.ts';
import { type Room, roomForLine } from '../room.rules.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import type { ProductDetail } from '../../product/product.rules.ts';
import { updateLine, removeFromLine } from '../cart.rest.ts';
import { askedQuantity } from '../line/asked-quantity.rules.ts';

export interface CartChange {
  cart: Cart;
  line: CartLine;
  warnings: CartWarning[];
}

const FOLLOWS = 'To change the quantity of an add-on, change the quantity of its product.';

/** A line of another cart is not found, so its existence is not revealed. */
async function findLine(
  { request, cart }: Context,
  lineId: string,
): Promise<{ cart: Cart; line: CartLine; token: string }> {
  const key = keyOf('CartLine', lineId);
  const held = await cart.read();
  const line = held.lines.find(({ id }) => id === key);
  if (!line || !request.cartToken) throw new CartLineNotFoundError();
  return { cart: held, line, token: request.cartToken };
}

export function refuseOver({ held, left }: Room, more: number): void {
  if (more > left) throw new MaximumStockError(Math.max(0, held + left));
}

/** Sets the next quantity that the terms allow. Only an increase is checked against stock. Throws a UserError. */
export async function updateLineQuantity(context: Context, lineId: string, wanted: number): Promise<CartChange> {
  if (!isQuantity(wanted)) throw new InvalidQuantityError();
  const { cart, line, token } = await findLine(context, lineId);
  if (!line.canChangeQuantity) throw new InvalidQuantityError(FOLLOWS);
  const detail = wanted > line.quantity ? await detailOf(context, line) : await detailIfReachable(context, line);
  const variant = detail?.variants.find(({ id }) => id === line.variantId) ?? null;
  const asked = askedQuantity(wanted, detail, variant);
  if (asked.quantity > line.quantity) {
    const parts = lineWithModifiers(cart, line.id);
    const products = await Promise.all(parts.map(({ path }) => context.products.load(path)));
    parts.forEach((part, index) =>
      refuseOver(
        roomForLine(cart, part, products[index]?.detail, context.config) ?? {
          held: part.quantity,
          left: -part.quantity,
        },
        asked.quantity - part.quantity,
      ),
    );
  }
  if (!(await updateLine(context.shopApi, token, line.id, asked.quantity))) throw new CartLineNotFoundError();
  const after = await context.cart.readAgain();
  const changed = after.lines.find(({ id }) => id === line.id);
  if (!changed) throw new CartLineNotFoundError();
  return { cart: after, line: changed, warnings: changeWarnings(line, changed, asked) };
}

/** Null when the product is no longer sold. */
async function detailOf({ products }: Context, { path }: CartLine): Promise<ProductDetail | null> {
  return (await products.load(path))?.detail ?? null;
}

/** Null too when the catalogue cannot be reached, so that a shopper can always take less. */
async function detailIfReachable(context: Context, line: CartLine): Promise<ProductDetail | null> {
  try {
    return await detailOf(context, line);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return null;
  }
}

export type CartRemoval = Awaited<ReturnType<typeof removeLine>>;

/** Removes the whole line when `quantity` is null. Throws a UserError when it is refused. */
export async function removeLine(context: Context, lineId: string, quantity: number | null) {
  if (quantity !== null && !isQuantity(quantity)) throw new InvalidQuantityError();
  const { cart, line, token } = await findLine(context, lineId);
  const taken = Math.min(quantity ?? line.quantity, line.quantity);
  if (taken < line.quantity && !line.canChangeQuantity) throw new InvalidQuantityError(FOLLOWS);
  if (!(await removeFromLine(context.shopApi, token, line.id, taken))) throw new CartLineNotFoundError();
  const after = await context.cart.readAgain();
  const left = new Set(after.lines.map(({ id }) => id));
  return {
    cart: after,
    removedLineIds: lineWithModifiers(cart, line.id).flatMap(({ id }) => (left.has(id) ? [] : [id])),
  };
}
