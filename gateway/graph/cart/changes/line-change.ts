import type { Context } from '../../context.ts';
import { keyOf } from '../../ids.rules.ts';
import { CartLineNotFoundError } from '../cart.errors.ts';
import { MaximumStockError } from '../maximum-stock.errors.ts';
import type { Cart, CartLine } from '../cart.rules.ts';
import type { CartWarning } from '../warnings.rules.ts';
import type { Room } from '../room.rules.ts';

export interface CartChange {
  cart: Cart;
  line: CartLine;
  warnings: CartWarning[];
}

export const FOLLOWS = 'To change the quantity of an add-on, change the quantity of its product.';

/** A line of another cart is not found, so its existence is not revealed. */
export async function findLine(
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
