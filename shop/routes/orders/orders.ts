import { z } from 'zod';
import { signedIn } from '../../customers/store/session-store.ts';
import { ok, refusal, type Route } from '../route.ts';
import { orderRecord } from './order-record.ts';

/** Unknown orders and wrong keys look alike: nobody learns which orders there are. */
const NOT_FOUND = refusal(404, 'Order not found');

const paymentBody = z.object({
  event_id: z.string().min(1).max(255),
  outcome: z.enum(['paid', 'failed', 'expired']),
  reference: z
    .string()
    .max(255)
    .nullish()
    .transform((value) => value ?? ''),
});

export const orderRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/orders\/([^/]+)\/?$/,
    async answer({ parameter, query }, { orders, db }) {
      const token = query.get('token');
      const customerId = token ? await signedIn(db, token, new Date()) : null;
      const order = customerId
        ? await orders.findOwn(customerId, parameter)
        : await orders.find(parameter, query.get('access_key') ?? '');
      return order ? ok(orderRecord(order)) : NOT_FOUND;
    },
  },
  {
    method: 'POST',
    path: /^\/orders\/([^/]+)\/payment\/?$/,
    needsSecret: true,
    async answer({ parameter, body }, shop) {
      const parsed = paymentBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Not a payment event: ${parsed.error.issues[0]?.path.join('.')}`);
      const { event_id: eventId, outcome, reference } = parsed.data;
      const order = await shop.orders.pay(parameter, { eventId, outcome, reference }, new Date());
      if (!order) return NOT_FOUND;
      shop.stock.forget(order.needed.map(({ productId }) => productId));
      shop.onMail?.();
      return ok(orderRecord(order));
    },
  },
];
