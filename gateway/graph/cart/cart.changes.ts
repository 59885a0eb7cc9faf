import { isQuantity } from '../../../domain/quantity.rules.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { keyOf } from '../ids.rules.ts';
import { ProductNotFoundError } from '../product/product.errors.ts';
import type { ModifierOption, ProductDetail, Variant } from '../product/product.rules.ts';
import { stockOfProduct } from '../product/stock.rules.ts';
import {
  CartLineNotFoundError,
  InvalidQuantityError,
  MaximumStockError,
  ModifierNotFoundError,
  OutOfStockError,
  VariantRequiredError,
} from './cart.errors.ts';
import { addToCart, removeFromLine, updateLine } from './cart.rest.ts';
import {
  chosenModifiers,
  findAddedLine,
  lineWithModifiers,
  modifierNumbers,
  variantNumber,
  variantToAdd,
  type Cart,
  type CartLine,
} from './cart.rules.ts';
import { changeWarnings, type CartWarning } from './warnings.rules.ts';
import { roomForLine, roomInCart, type Room } from './room.rules.ts';

/** What a change came to. Removed ids are of lines that have gone. */
export interface CartChange {
  cart: Cart;
  line: CartLine;
  warnings: CartWarning[];
}

export interface CartRemoval {
  cart: Cart;
  removedLineIds: string[];
}

/** What a caller wants to add; all ids are global ids. */
export interface Addition {
  productId: string;
  variantId: string | null;
  quantity: number;
  modifiers: readonly { modifierId: string; optionId: string }[];
  /** Names this addition, so that it is made once however often it is sent; null for one that is made each time. */
  idempotencyKey: string | null;
  /** Names the cart of a caller that has none yet, so that first additions side by side share one; null for a cart of its own. */
  cartKey: string | null;
}

/** Adds to the cart, or makes one; throws the UserError that says why not. The same key adds once to the same cart. */
export async function addLine(context: Context, addition: Addition): Promise<CartChange> {
  const { productId, variantId, quantity, idempotencyKey } = addition;
  if (!isQuantity(quantity)) throw new InvalidQuantityError();
  const path = keyOf('Product', productId);
  const [product, cart] = await Promise.all([path === null ? null : context.products.load(path), context.cart.read()]);
  if (!product?.detail) throw new ProductNotFoundError();
  const { detail } = product;
  const variant = variantToAdd(detail.variants, variantId === null ? null : variantNumber(detail, variantId));
  if (variant === 'required') throw new VariantRequiredError();

  const add = () => addChecked(context, cart, detail, variant, addition);
  const { cartToken } = context.request;
  let isNew = true;
  // A retry of what has been made is not checked again: it may have taken the last one itself.
  if (cartToken !== null && idempotencyKey !== null)
    isNew = await context.idempotencyKeys.runOnce(cartToken, idempotencyKey, add);
  else await add();
  const before = findAddedLine(cart, detail.entityId, variant?.id ?? null);
  const after = await context.cart.readAgain();
  const line = findAddedLine(after, detail.entityId, variant?.id ?? null);
  if (!line) throw new UpstreamError('/cart', 'the added line is not there');
  return { cart: after, line, warnings: isNew ? changeWarnings(before, line, (before?.quantity ?? 0) + quantity) : [] };
}

/** Adds a product and its add-ons once there is stock of all of them. */
async function addChecked(
  context: Context,
  cart: Cart,
  detail: ProductDetail,
  variant: Variant | null,
  { quantity, modifiers, idempotencyKey, cartKey }: Addition,
): Promise<void> {
  const stock = stockOfProduct(detail, context.config, variant ?? undefined);
  if (stock.maximumQuantity === 0) throw new OutOfStockError(stock.message);
  const options = chosenModifiers(detail.modifiers, modifiers.map(modifierNumbers));
  if (!options) throw new ModifierNotFoundError();
  const items = [detail.entityId, ...options.map(({ productId }) => productId)];
  const wanted = (productId: number) => quantity * items.filter((item) => item === productId).length;
  refuseOver(roomInCart(cart, detail, variant, context.config), variant ? quantity : wanted(detail.entityId));
  const maxima = await Promise.all(
    options.map((option) => checkAddOn(context, cart, option, wanted(option.productId))),
  );

  const token = await addToCart(
    context.shopApi,
    context.request.cartToken,
    [
      {
        productId: detail.entityId,
        variantId: variant?.id ?? null,
        quantity,
        isModifier: false,
        maximumQuantity: stock.maximumQuantity,
      },
      ...options.map((option, index) => ({
        productId: option.productId,
        variantId: null,
        quantity,
        isModifier: true,
        ...(maxima[index] !== undefined && { maximumQuantity: maxima[index] }),
      })),
    ],
    { idempotencyKey, cartKey },
  );
  context.request.cartToken = token;
  context.response.setCartToken(token);
}

/** Refuses an add-on of which there are too few; answers the most that a cart may hold of it. Where the shop API does not tell where it lives, the cart's warnings say so afterwards. */
async function checkAddOn(
  { products, config }: Context,
  cart: Cart,
  { path, label }: ModifierOption,
  quantity: number,
): Promise<number | null | undefined> {
  if (path === null) return undefined;
  const detail = (await products.load(path))?.detail;
  const maximumQuantity = detail ? stockOfProduct(detail, config).maximumQuantity : 0;
  if (!detail || maximumQuantity === 0)
    throw new OutOfStockError(`${label} is currently out of stock. Please call or email us to place an order.`);
  refuseOver(roomInCart(cart, detail, null, config), quantity);
  return maximumQuantity;
}

/** Sets the quantity of a line; throws the UserError that says why not. Less is always allowed, more only while there is stock. */
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

/** Takes a quantity off a line, all of it when `quantity` is null; throws the UserError that says why not. */
export async function removeLine(context: Context, lineId: string, quantity: number | null): Promise<CartRemoval> {
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

const FOLLOWS = 'The quantity of an add-on follows the item it goes with.';

/** A line of the caller's own cart; another's is as if it were not there. */
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

function refuseOver({ held, left }: Room, more: number): void {
  if (more > left) throw new MaximumStockError(Math.max(0, held + left));
}
