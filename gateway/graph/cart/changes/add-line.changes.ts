import type { Context } from '../../context.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import type { AdditionKeys } from '../cart.rest.ts';
import { findAddedLine } from '../cart.rules.ts';
import { askedQuantity } from '../line/asked-quantity.rules.ts';
import { changeWarnings } from '../warnings.rules.ts';
import { addItems, addOnce, checkedItems, knownAddition, type LineToAdd } from './checked-items.ts';
import type { CartChange } from './line-change.ts';

/** Idempotent per cart and idempotency key. Throws a UserError when the line cannot be added. */
export async function addLine(context: Context, wanted: LineToAdd, keys: Required<AdditionKeys>): Promise<CartChange> {
  const [addition, cart] = await Promise.all([knownAddition(context, wanted), context.cart.read()]);
  const { detail, variant, quantity } = addition;
  const isNew = await addOnce(context, keys.idempotencyKey, async () =>
    addItems(context, await checkedItems(context, cart, addition), keys),
  );
  const before = findAddedLine(cart, detail.entityId, variant?.id ?? null);
  const after = { ...(await context.cart.readAgain()), isNew: cart.isNew };
  const line = findAddedLine(after, detail.entityId, variant?.id ?? null);
  if (!line) throw new UpstreamError('/cart', 'the added line is not there');
  const asked = askedQuantity((before?.quantity ?? 0) + quantity, detail, variant);
  return { cart: after, line, warnings: isNew ? changeWarnings(before, line, asked) : [] };
}
