import type { Placing } from '../../orders/store/place-order.ts';
import { ok, refusal, type Route, type ShopAnswer } from '../route.ts';
import { readCheckout } from './checkout-body.ts';
import { orderRecord } from './order-record.ts';

const DETAILS: Readonly<Record<Exclude<Placing['kind'], 'placed' | 'repeated' | 'throttled'>, string>> = {
  idempotency_conflict: 'This key was used for another checkout',
  cart_changed: 'The cart holds something else than was reviewed, or at another price',
  cart_empty: 'The cart is empty',
  out_of_stock: 'There is not enough in stock',
};

const THROTTLED =
  'You have several orders that are not paid yet. Please pay one of them first, try again later, or call us to place your order.';

function answerTo(placing: Placing): ShopAnswer {
  if (placing.kind === 'placed') return { status: 201, body: orderRecord(placing.order) };
  if (placing.kind === 'repeated') return ok(orderRecord(placing.order));
  if (placing.kind === 'throttled')
    return {
      status: 429,
      body: { code: 'throttled', detail: THROTTLED },
      headers: { 'retry-after': String(placing.seconds) },
    };
  const { kind: code, ...rest } = placing;
  return { status: 409, body: { code, detail: DETAILS[code], ...rest } };
}

export const checkoutRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/checkout\/?$/,
    async answer({ query, body }, shop) {
      const token = query.get('token');
      if (!token) return refusal(401, 'Unauthorized');
      const read = readCheckout(body);
      if ('refusal' in read) return read.refusal;
      const placing = await shop.orders.place(token, read.checkout, new Date());
      if (placing.kind === 'placed') {
        shop.stock.forget(placing.order.taken.map(({ productId }) => productId));
        shop.onMail?.();
      }
      return answerTo(placing);
    },
  },
];
