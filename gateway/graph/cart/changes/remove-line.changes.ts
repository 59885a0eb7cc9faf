import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { CartLineNotFoundError, InvalidQuantityError } from '../cart.errors.ts';
import { removeFromLine } from '../cart.rest.ts';
import { lineWithModifiers } from '../cart.rules.ts';
import { findLine, FOLLOWS } from './line-change.ts';

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
