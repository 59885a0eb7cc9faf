import { CheckoutRefusal, OrderRecord } from '@storefront/schema/rest/order.ts';
import type { Placing } from '../../orders/store/place-order.ts';
import { CheckoutBody, CheckoutParameters } from '@storefront/schema/rest/requests/order.ts';
import { requireToken, tokenOf } from '../customers/who.ts';
import { ProblemError } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
import { readCheckout } from './checkout-body.ts';
import { orderRecord } from './order-record.ts';

const DETAILS: Readonly<Record<Exclude<Placing['kind'], 'placed' | 'repeated' | 'throttled'>, string>> = {
  idempotency_conflict: 'This key was used for another checkout',
  cart_changed: 'The cart holds something else than was reviewed, or at another price',
  cart_empty: 'The cart is empty',
  out_of_stock: 'There is not enough in stock',
};

const THROTTLED =
  'You have several unpaid orders. Please pay for one of them first, try again later, or call us to place your order.';

/** The error for an order that was not placed. */
function refusalOf(placing: Exclude<Placing, { order: unknown }>): ProblemError {
  if (placing.kind === 'throttled')
    return new ProblemError({
      status: 429,
      code: 'throttled',
      detail: THROTTLED,
      headers: { 'retry-after': String(placing.seconds) },
    });
  const { kind: code, ...more } = placing;
  return new ProblemError({ status: 409, code, detail: DETAILS[code], more });
}

export const checkoutRoutes: ShopRoutes = async (server, { shop }) => {
  server.post(
    '/checkout',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Places an order of the cart, once per idempotency key; takes its stock and empties the cart',
        response: { 200: OrderRecord, 201: OrderRecord, 409: CheckoutRefusal },
        isOptional: true,
        querystring: CheckoutParameters,
        body: CheckoutBody,
        errors: {
          401: 'The token is missing.',
          409: 'The cart is empty (`cart_empty`), it differs from the reviewed lines (`cart_changed`), stock is short (`out_of_stock`, with `items`), or the key was used for another checkout (`idempotency_conflict`).',
          422: 'A field is missing or invalid; `detail` lists each.',
          429: 'Too many orders are unpaid (`throttled`).',
        },
      },
      preValidation: requireToken,
    },
    async ({ query, body }, reply) => {
      const placing = await shop.orders.place(tokenOf(query), readCheckout(body), shop.now());
      if (!('order' in placing)) throw refusalOf(placing);
      if (placing.kind === 'repeated') return orderRecord(placing.order);
      shop.stock.forget(placing.order.taken.map(({ productId }) => productId));
      shop.onMail?.();
      reply.code(201);
      return orderRecord(placing.order);
    },
  );
};
