import type { Static } from 'typebox';
import { AddToCartAnswer, CartAnswer, MaximumStockRefusal } from '@storefront/schema/rest/cart.ts';
import { AddBody, AddParameters, CartParameters, LineParameters } from '@storefront/schema/rest/requests/cart.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import { lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { newToken } from '../../database/tokens.ts';
import { ADDITION_BYTES_MAXIMUM, faultOfItem, NEW_CUSTOMER } from '../../routes/carts/carts.ts';
import { requireToken, tokenOf } from '../../routes/http/callers.ts';
import { ProblemError, refused } from '../../routes/http/problems.ts';
import { refuseWithLine } from '../../routes/http/validation.ts';
import { lineRecord } from '../../routes/orders/line-records.ts';
import type { RoutesOf } from '../../routes/route.ts';
import type { HeldLine, Owner, Place, Target } from './cart-states.ts';
import { changeCart, describeLines, openCart, ownerOf, StockExceededError, totalOf, upToAvailable } from './carts.ts';
import { discountRecords, discountsOf } from './discounts.rules.ts';
import { heldLines, isSamePlace } from './medusa-cart.ts';
import type { MedusaShop } from '../medusa-shop.ts';

/** The cart of a token, as Medusa has it now. */
async function cartRecord(shop: MedusaShop, owner: Owner) {
  const state = await shop.states.read(owner);
  const cart = state?.cartId == null ? null : await openCart(shop, state.cartId);
  const { lines, gone } = await describeLines(shop, heldLines(cart?.items ?? [], state?.lines ?? []));
  return {
    items: lines.map(lineRecord),
    removed_items: gone.map(({ id, addedName }) => ({ id, name: addedName })),
    ...(cart && { discounts: discountRecords(discountsOf(cart)) }),
    total: sum(lines.map(({ price, quantity }) => lineTotal(unitPrice(price), quantity))).exVat / 100,
    cart_quantity: lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

type Items = Static<typeof AddBody>['items'];

/** The variants to add, by Medusa's ids, and the most that the cart may hold of each. */
async function additionsOf({ numbers, model: { products } }: MedusaShop, items: Items) {
  const byId = new Map((await products.byIds(items.map((item) => item.product_id))).map((each) => [each.id, each]));
  return Promise.all(
    items.map(async (item) => {
      const fault = faultOfItem(item, byId.get(item.product_id));
      if (fault !== null) throw refused(400, fault);
      const variant = await numbers.variantOf(item.product_id, item.variant_id ?? null);
      if (!variant) throw refused(400, 'This product cannot be bought');
      return { ...item, medusaVariantId: variant.variantId };
    }),
  );
}

type Added = Awaited<ReturnType<typeof additionsOf>>;

/** What a cart is to hold after an addition. Quantities of the same variant add up, and so do add-ons of the same product. */
function targetsOf(lines: readonly HeldLine[], additions: Added): Target[] {
  const targets: Target[] = [];
  let product: string | null = null;
  for (const { medusaVariantId, quantity, is_modifier: isModifier, parent_id: parentId } of additions) {
    if (!isModifier) product = medusaVariantId;
    const parent = lines.find(({ id, addOnOf }) => id === String(parentId ?? '') && addOnOf === null);
    if (isModifier && parentId != null && !parent)
      throw refused(400, 'The product that the add-on goes with is not in the cart');
    if (isModifier && parentId == null && product === null)
      throw refused(400, 'An add-on needs the product that it goes with');
    const place: Place = { medusaVariantId, addOnOf: isModifier ? (parent?.medusaVariantId ?? product) : null };
    const earlier = targets.find((target) => isSamePlace(target, place));
    if (earlier) earlier.quantity += quantity;
    else targets.push({ ...place, quantity: quantity + quantityOf(lines, place) });
  }
  for (const { medusaVariantId, maximum_quantity: maximum } of additions)
    if (maximum != null && totalOf(lines, targets, medusaVariantId) > maximum)
      throw new StockExceededError(new Map([[medusaVariantId, maximum]]));
  return targets;
}

const quantityOf = (lines: readonly HeldLine[], place: Place): number =>
  lines.find((line) => isSamePlace(line, place))?.quantity ?? 0;

/** A line and its add-ons, all with a quantity; 0 removes them. */
function lineTargets(lines: readonly HeldLine[], id: string, quantityFor: (now: number) => number): Target[] {
  const line = lines.find((each) => each.id === id);
  if (!line) throw refused(404, 'That item is not in the cart');
  const quantity = quantityFor(line.quantity);
  return lines
    .filter((each) => each === line || (line.addOnOf === null && each.addOnOf === line.medusaVariantId))
    .map((each) => ({ ...each, quantity }));
}

/** Changes a line, to as many as there are where it wants more. */
async function changeLine(
  shop: MedusaShop,
  query: Static<typeof LineParameters>,
  quantityFor: (now: number, quantity: number) => number,
): Promise<void> {
  const owner = await ownerOf(shop, tokenOf(query));
  const quantity = Number(query.quantity);
  if (!isQuantity(quantity)) throw refused(400, 'Bad quantity');
  if ((await shop.states.read(owner)) === null) throw refused(404, 'That item is not in the cart');
  await upToAvailable((available) => {
    const maximum = Math.min(...available.values());
    return changeCart(shop, owner, (lines) =>
      lineTargets(lines, query.item_id, (now) => Math.min(quantityFor(now, quantity), Math.max(now, maximum))),
    );
  });
}

const lineErrors = {
  400: 'The quantity is not 1 to 9,999.',
  401: 'The token is missing.',
  404: 'The cart has no such line.',
};

export const medusaCartRoutes: RoutesOf<MedusaShop> = async (server, { shop }) => {
  server.get(
    '/cart',
    { schema: { response: { 200: CartAnswer }, querystring: CartParameters } },
    async ({ query }) => ({ status: 200, cart: await cartRecord(shop, await ownerOf(shop, tokenOf(query))) }),
  );

  server.post(
    '/add_to_cart',
    {
      bodyLimit: ADDITION_BYTES_MAXIMUM,
      schema: {
        response: { 200: AddToCartAnswer, 409: MaximumStockRefusal },
        querystring: AddParameters,
        body: AddBody,
      },
      schemaErrorFormatter: refuseWithLine('Not an item to add'),
    },
    async ({ query, body: { items, cart_key: cartKey, idempotency_key: key } }) => {
      const additions = await additionsOf(shop, items);
      const token = await cartTokenFor(shop, query.token || NEW_CUSTOMER, cartKey ?? null);
      try {
        await changeCart(shop, await ownerOf(shop, token), (lines) => targetsOf(lines, additions), key ?? null);
      } catch (error) {
        if (!(error instanceof StockExceededError)) throw error;
        const maximum = Math.min(...error.available.values());
        throw new ProblemError({
          status: 409,
          code: 'maximum_stock',
          detail: `The cart may hold ${maximum} of this product`,
          more: { maximum_quantity: maximum, token },
        });
      }
      return { token };
    },
  );

  server.put(
    '/update_cart',
    {
      schema: { querystring: LineParameters, response: { 200: Message }, errors: lineErrors },
      preValidation: requireToken,
    },
    async ({ query }) => {
      await changeLine(shop, query, (_now, quantity) => quantity);
      return { message: 'Cart updated successfully' };
    },
  );

  server.put(
    '/remove_item_from_cart',
    {
      schema: { querystring: LineParameters, response: { 200: Message }, errors: lineErrors },
      preValidation: requireToken,
    },
    async ({ query }) => {
      await changeLine(shop, query, (now, quantity) => Math.max(0, now - quantity));
      return { message: 'Item removed from cart' };
    },
  );
};

/** A token that opens a cart: the given one, or a new one for a token that the shop does not know. Additions with the same cart key share one. */
async function cartTokenFor(shop: MedusaShop, given: string, cartKey: string | null): Promise<string> {
  const { states, accessKeys } = shop;
  if (given !== NEW_CUSTOMER) {
    const owner = await ownerOf(shop, given);
    if (owner.isCustomers || (await states.read(owner)) !== null) return given;
  }
  if (cartKey !== null) {
    const shared = await accessKeys.of(`cart ${cartKey}`);
    if (await states.create(await ownerOf(shop, shared))) return shared;
  }
  const token = newToken();
  await states.create(await ownerOf(shop, token));
  return token;
}
