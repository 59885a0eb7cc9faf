import { AddToCartAnswer, CartAnswer, MaximumStockRefusal } from '@storefront/schema/rest/cart.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import type { Static } from 'typebox';
import { lineTotal, sum, unitPrice } from '@storefront/domain/money.rules.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { AddBody, AddParameters, CartParameters, LineParameters } from '@storefront/schema/rest/requests/cart.ts';
import { isTestHeader, TEST_HEADER } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { AdditionRefusedError, type ShownCart } from '../../orders/carts/carts.ts';
import { discountRecord, lineRecord } from '../orders/line-records.ts';
import { ProblemError, refused } from '../http/problems.ts';
import type { Selling, SellingRoutes } from '../../selling.ts';
import { requireToken, tokenOf } from '../http/callers.ts';
import { refuseWithLine } from '../http/validation.ts';
import { describedAs } from '../route.ts';

const described = describedAs({ tags: ['Cart'] });

/** 500 items, each as its page showed it. */
const ADDITION_BYTES_MAXIMUM = 1_000_000;

/** The token that the API defines for a shopper without a cart. */
const NEW_CUSTOMER = 'new_customer';

function cartRecord({ lines, gone, discounts }: ShownCart) {
  return {
    items: lines.map(lineRecord),
    removed_items: gone.map(({ id, addedName }) => ({ id, name: addedName ?? null })),
    discounts: discounts?.map(discountRecord),
    total: sum(lines.map(({ price, quantity }) => lineTotal(unitPrice(price), quantity))).exVat / 100,
    cart_quantity: lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

const lineSchema = {
  tags: ['Cart'],
  querystring: LineParameters,
  errors: {
    400: 'The quantity is not 1 to 9,999.',
    401: 'The token is missing.',
    404: 'The cart has no such line.',
  },
};

/** Throws a 400 for a wrong quantity and a 404 for an unknown line. */
async function changeLine({ carts }: Selling, query: Static<typeof LineParameters>, how: 'set' | 'reduce') {
  const token = tokenOf(query);
  const quantity = Number(query.quantity);
  if (!isQuantity(quantity)) throw refused(400, 'Bad quantity');
  if (!(await carts.change(token, query.item_id, how, quantity))) throw refused(404, 'That item is not in the cart');
}

export const cartRoutes: SellingRoutes = async (server, { shop }) => {
  server.get(
    '/cart',
    described({
      summary: 'Returns the cart of a token',
      response: { 200: CartAnswer },
      querystring: CartParameters,
      errors: { 401: 'The token is missing. An unknown one has an empty cart, or is refused with 401 or 404.' },
    }),
    async ({ query }) => ({ status: 200, cart: cartRecord(await shop.carts.read(tokenOf(query))) }),
  );

  server.post(
    '/add_to_cart',
    {
      bodyLimit: ADDITION_BYTES_MAXIMUM,
      ...described({
        summary:
          'Adds items to a cart, once per idempotency key; returns the cart’s token, which is new for a new customer',
        response: { 200: AddToCartAnswer, 409: MaximumStockRefusal },
        querystring: AddParameters,
        body: AddBody,
        errors: {
          400:
            'An item cannot be added: its product or variant does not exist or is off sale, or no variant was ' +
            'chosen.',
          409: 'The cart would exceed the maximum quantity of a product (`maximum_stock`); nothing was added.',
          413: 'The body is over 1 MB.',
        },
      }),
      schemaErrorFormatter: refuseWithLine('Not an item to add'),
    },
    async ({ query, body, headers }) => {
      const { items, idempotency_key: key, cart_key: cartKey } = body;
      const { token, maximum } = await shop.carts
        .add(query.token || NEW_CUSTOMER, items, {
          key: key ?? null,
          cartKey: cartKey ?? null,
          isTest: isTestHeader(headers[TEST_HEADER]),
        })
        .catch((error: unknown) => {
          throw error instanceof AdditionRefusedError ? refused(400, error.message) : error;
        });
      if (maximum !== undefined)
        throw new ProblemError({
          status: 409,
          code: 'maximum_stock',
          detail: `The cart may hold ${maximum} of this product`,
          more: { maximum_quantity: maximum, token },
        });
      return { token };
    },
  );

  server.put(
    '/update_cart',
    {
      schema: { ...lineSchema, summary: 'Sets the quantity of a line and its add-ons', response: { 200: Message } },
      preValidation: requireToken,
    },
    async ({ query }) => {
      await changeLine(shop, query, 'set');
      return { message: 'Cart updated successfully' };
    },
  );

  server.put(
    '/remove_item_from_cart',
    {
      schema: {
        ...lineSchema,
        summary: 'Reduces the quantity of a line and its add-ons; at zero removes them',
        response: { 200: Message },
      },
      preValidation: requireToken,
    },
    async ({ query }) => {
      await changeLine(shop, query, 'reduce');
      return { message: 'Item removed from cart' };
    },
  );
};
