import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import type { ProductDetail } from '../../product/product.rules.ts';
import { CartLineNotFoundError, InvalidQuantityError } from '../cart.errors.ts';
import { updateLine } from '../cart.rest.ts';
import { askedQuantity } from '../line/asked-quantity.rules.ts';
import { lineWithModifiers, type CartLine } from '../cart.rules.ts';
import { changeWarnings } from '../warnings.rules.ts';
import { roomForLine } from '../room.rules.ts';
import { type CartChange, findLine, refuseOver, FOLLOWS } from './line-change.ts';

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
