import { isQuantity } from '../../../../domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import { keyOf } from '../../ids.rules.ts';
import { ProductNotFoundError } from '../../product/product.errors.ts';
import type { ModifierOption, ProductDetail, Variant } from '../../product/product.rules.ts';
import { stockOfProduct } from '../../product/stock.rules.ts';
import { InvalidQuantityError, ModifierNotFoundError, OutOfStockError, VariantRequiredError } from '../cart.errors.ts';
import { addToCart } from '../cart.rest.ts';
import {
  chosenModifiers,
  findAddedLine,
  modifierNumbers,
  variantNumber,
  variantToAdd,
  type Cart,
} from '../cart.rules.ts';
import { changeWarnings } from '../warnings.rules.ts';
import { factsOfAddOn, factsOfProduct } from '../item-facts.rules.ts';
import { roomInCart } from '../room.rules.ts';
import { type CartChange, refuseOver } from './line-change.ts';

/** The input of an addition; all ids are global ids. */
export interface Addition {
  productId: string;
  variantId: string | null;
  quantity: number;
  modifiers: readonly { modifierId: string; optionId: string }[];
  /** Makes retries safe: the same key adds once. Null adds each time. */
  idempotencyKey: string | null;
  /** Lets parallel first additions of a caller without a cart share one new cart. Null makes a cart for each. */
  cartKey: string | null;
}

/** Adds a line to the cart, creating the cart if needed. Idempotent per cart and idempotency key. Throws a UserError when the line cannot be added. */
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
  // A retry skips the stock check: the first attempt may have taken the last item.
  if (cartToken !== null && idempotencyKey !== null)
    isNew = await context.idempotencyKeys.runOnce(cartToken, idempotencyKey, add);
  else await add();
  const before = findAddedLine(cart, detail.entityId, variant?.id ?? null);
  const after = { ...(await context.cart.readAgain()), isNew: cart.isNew };
  const line = findAddedLine(after, detail.entityId, variant?.id ?? null);
  if (!line) throw new UpstreamError('/cart', 'the added line is not there');
  return { cart: after, line, warnings: isNew ? changeWarnings(before, line, (before?.quantity ?? 0) + quantity) : [] };
}

/** Checks the stock of a product and its add-ons, then adds them in one call. */
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
        ...factsOfProduct(detail, variant),
        productId: detail.entityId,
        variantId: variant?.id ?? null,
        quantity,
        isModifier: false,
        maximumQuantity: stock.maximumQuantity,
      },
      ...options.map((option, index) => ({
        ...factsOfAddOn(option),
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

/**
 * Throws when an add-on is short of stock; returns the maximum a cart may hold of it, null when unlimited.
 * Undefined when the shop API gives no path to check: the cart's warnings report a shortage afterwards.
 */
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
