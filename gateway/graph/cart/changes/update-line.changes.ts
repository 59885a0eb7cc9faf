import { isQuantity } from '../../../../domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { CartLineNotFoundError, InvalidQuantityError } from '../cart.errors.ts';
import { updateLine } from '../cart.rest.ts';
import { lineWithModifiers } from '../cart.rules.ts';
import { changeWarnings } from '../warnings.rules.ts';
import { roomForLine } from '../room.rules.ts';
import { type CartChange, findLine, refuseOver, FOLLOWS } from './line-change.ts';

/** Sets the quantity of a line. Only an increase is checked against the stock. Throws a UserError when it is refused. */
export async function updateLineQuantity(context: Context, lineId: string, quantity: number): Promise<CartChange> {
  if (!isQuantity(quantity)) throw new InvalidQuantityError();
  const { cart, line, token } = await findLine(context, lineId);
  if (!line.canChangeQuantity) throw new InvalidQuantityError(FOLLOWS);
  if (quantity > line.quantity) {
    const parts = lineWithModifiers(cart, line.id);
    const products = await Promise.all(parts.map(({ path }) => context.products.load(path)));
    parts.forEach((part, index) =>
      refuseOver(
        roomForLine(cart, part, products[index]?.detail, context.config) ?? {
          held: part.quantity,
          left: -part.quantity,
        },
        quantity - part.quantity,
      ),
    );
  }
  if (!(await updateLine(context.shopApi, token, line.id, quantity))) throw new CartLineNotFoundError();
  const after = await context.cart.readAgain();
  const changed = after.lines.find(({ id }) => id === line.id);
  if (!changed) throw new CartLineNotFoundError();
  return { cart: after, line: changed, warnings: changeWarnings(line, changed, quantity) };
}
