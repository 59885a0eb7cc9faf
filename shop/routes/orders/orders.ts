import { OrderRecord } from '../../../schema/rest/order.ts';
import { OrderParameters, OrderPath, PaymentBody } from '../../../schema/rest/requests/order.ts';
import { signedIn } from '../../customers/store/session-store.ts';
import { refused } from '../http/problems.ts';
import type { ShopRoutes } from '../route.ts';
import { refuseWithLine } from '../http/validation.ts';
import { orderRecord } from './order-record.ts';

/** Unknown orders and wrong keys look alike: nobody learns which orders there are. */
const notFound = () => refused(404, 'Order not found');

export const orderRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/orders/:id',
    {
      schema: {
        tag: 'Orders',
        summary: 'An order, for the customer who placed it or a caller with its key',
        response: { 200: OrderRecord },
        isOptional: true,
        params: OrderPath,
        querystring: OrderParameters,
        errors: { 404: 'There is no such order, or it is someone else’s.' },
      },
    },
    async ({ params: { id }, query: { token, access_key: accessKey = '' } }) => {
      const customerId = token ? await signedIn(shop.db, token, new Date()) : null;
      const order = customerId ? await shop.orders.findOwn(customerId, id) : await shop.orders.find(id, accessKey);
      if (!order) throw notFound();
      return orderRecord(order);
    },
  );

  server.post(
    '/orders/:id/payment',
    {
      schema: {
        tag: 'Orders',
        summary: 'What became of a payment; each event counts once',
        response: { 200: OrderRecord },
        isOptional: true,
        params: OrderPath,
        body: PaymentBody,
        errors: { 400: 'It is no event of a payment.', 403: 'The secret is wrong.', 404: 'There is no such order.' },
      },
      config: { needsSecret: true },
      schemaErrorFormatter: refuseWithLine('Not a payment event'),
    },
    async ({ params: { id }, body }) => {
      const { event_id: eventId, outcome, reference } = body;
      const order = await shop.orders.pay(id, { eventId, outcome, reference: reference ?? '' }, new Date());
      if (!order) throw notFound();
      shop.stock.forget(order.needed.map(({ productId }) => productId));
      shop.onMail?.();
      return orderRecord(order);
    },
  );
};
