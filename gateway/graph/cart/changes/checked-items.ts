import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { keyOf } from '../../ids.rules.ts';
import { ProductNotFoundError, SkuAmbiguousError } from '../../product/product.errors.ts';
import type { ModifierOption, ProductDetail, Variant } from '../../product/product.rules.ts';
import { stockOfProduct } from '../../product/stock.rules.ts';
import { InvalidQuantityError, ModifierNotFoundError, OutOfStockError, VariantRequiredError } from '../cart.errors.ts';
import { addToCart, type AdditionKeys, type ItemToAdd } from '../cart.rest.ts';
import { askedQuantity, quantityOnLines } from '../line/asked-quantity.rules.ts';
import { chosenModifiers, modifierNumbers, variantNumber, variantToAdd, type Cart } from '../cart.rules.ts';
import { factsOfAddOn, factsOfProduct } from '../item-facts.rules.ts';
import { roomInCart } from '../room.rules.ts';
import { refuseOver } from './line-change.ts';

/** Of a code, or of a product and variant by their global ids. */
export interface LineToAdd {
  sku?: string | null | undefined;
  productId?: string | null | undefined;
  variantId?: string | null | undefined;
  quantity: number;
  modifiers?: KnownAddition['modifiers'] | null | undefined;
}

export interface KnownAddition {
  detail: ProductDetail;
  /** Null for a product without variants. */
  variant: Variant | null;
  quantity: number;
  modifiers: readonly { modifierId: string; optionId: string }[];
}

/** The product and variant of a line. Throws a UserError when there is none. */
export async function knownAddition(context: Context, line: LineToAdd): Promise<KnownAddition> {
  const { sku, productId, variantId, quantity, modifiers } = line;
  if (!isQuantity(quantity)) throw new InvalidQuantityError();
  const match = sku == null ? null : await context.skus.load(sku);
  if (match?.isAmbiguous) throw new SkuAmbiguousError();
  const path = productId == null ? null : keyOf('Product', productId);
  const detail = (match?.product ?? (path === null ? null : await context.products.load(path)))?.detail;
  if (!detail) throw new ProductNotFoundError();
  const wanted = match?.variant?.id ?? (variantId == null ? null : variantNumber(detail, variantId));
  const variant = variantToAdd(detail.variants, wanted);
  if (variant === 'required') throw new VariantRequiredError();
  return { detail, variant, quantity, modifiers: modifiers ?? [] };
}

/** The product and its add-ons, in the quantity that its terms allow. Throws a UserError when the stock does not. */
export async function checkedItems(
  context: Context,
  cart: Cart,
  { detail, variant, quantity: wanted, modifiers }: KnownAddition,
): Promise<ItemToAdd[]> {
  const held = quantityOnLines(cart, detail.entityId, variant?.id ?? null);
  const quantity = askedQuantity(held + wanted, detail, variant).quantity - held;
  const stock = stockOfProduct(detail, context.config, variant ?? undefined, context.now());
  if (stock.maximumQuantity === 0) throw new OutOfStockError(stock.message);
  const options = chosenModifiers(detail.modifiers, modifiers.map(modifierNumbers));
  if (!options) throw new ModifierNotFoundError();
  const items = [detail.entityId, ...options.map(({ productId }) => productId)];
  const needed = (productId: number) => quantity * items.filter((item) => item === productId).length;
  refuseOver(roomInCart(cart, detail, variant, context.config), variant ? quantity : needed(detail.entityId));
  const addOns = await Promise.all(
    options.map((option) => checkAddOn(context, cart, option, needed(option.productId))),
  );
  return [
    {
      ...factsOfProduct(detail, variant),
      productId: detail.entityId,
      variantId: variant?.id ?? null,
      quantity,
      isModifier: false,
      maximumQuantity: stock.maximumQuantity,
    },
    ...options.map((option, index) => ({
      ...factsOfAddOn(option, addOns[index] ?? null),
      productId: option.productId,
      variantId: null,
      quantity,
      isModifier: true,
      ...(addOns[index] && { maximumQuantity: stockOfProduct(addOns[index], context.config).maximumQuantity }),
    })),
  ];
}

/** The cart with items that are about to be added: the room left for further additions is less by their quantity. */
export function withItems(cart: Cart, items: readonly ItemToAdd[]): Cart {
  const lines = items.map((item) => ({
    ...item,
    id: '',
    path: item.path ?? '',
    parentId: null,
    priceWhenAdded: null,
    canChangeQuantity: true,
  }));
  return { ...cart, lines: [...cart.lines, ...lines] };
}

/** Once per idempotency key. Returns whether it ran. */
export async function addOnce(
  { request, idempotencyKeys }: Context,
  key: string | null,
  add: () => Promise<void>,
): Promise<boolean> {
  // A retry skips the stock check: the first attempt may have taken the last item.
  if (request.cartToken !== null && key !== null) return idempotencyKeys.runOnce(request.cartToken, key, add);
  await add();
  return true;
}

/** In one call, creating the cart if needed. */
export async function addItems(
  { shopApi, request, response }: Context,
  items: readonly ItemToAdd[],
  { idempotencyKey, cartKey }: AdditionKeys,
): Promise<void> {
  const token = await addToCart(shopApi, request.cartToken, items, { idempotencyKey, cartKey });
  request.cartToken = token;
  response.setCartToken(token);
}

/** Throws when the add-on is short of stock. Null without a path to check: the cart's warnings report it afterwards. */
async function checkAddOn(
  { products, config }: Context,
  cart: Cart,
  { path, label }: ModifierOption,
  quantity: number,
): Promise<ProductDetail | null> {
  if (path === null) return null;
  const detail = (await products.load(path))?.detail;
  const maximumQuantity = detail ? stockOfProduct(detail, config).maximumQuantity : 0;
  if (!detail || maximumQuantity === 0)
    throw new OutOfStockError(`${label} is currently out of stock. Please call or email us to place an order.`);
  refuseOver(roomInCart(cart, detail, null, config), quantity);
  return detail;
}
