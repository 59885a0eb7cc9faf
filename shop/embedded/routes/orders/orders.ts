import { OrderRecord, PaymentRefusal } from '@storefront/schema/rest/order.ts';
import { OrderParameters, OrderPath, PaymentBody } from '@storefront/schema/rest/requests/order.ts';
import { refused } from '../http/problems.ts';
import type { SellingRoutes } from '../../selling.ts';
import { refuseWithLine } from '../http/validation.ts';
import { orderRecord } from './order-record.ts';
import { describedAs } from '../route.ts';

const described = describedAs({ tags: ['Orders'], isOptional: true });

/** The same for an unknown order and a wrong key, so that callers cannot find out which orders exist. */
const notFound = () => refused(404, 'Order not found');

export const orderRoutes: SellingRoutes = async (server, { shop }) => {
  server.get(
    '/orders/:id',
    described({
      summary: 'Returns an order to the customer who placed it, or to a caller with its access key',
      response: { 200: OrderRecord },
      params: OrderPath,
      querystring: OrderParameters,
      errors: { 404: 'The order does not exist, or the caller may not read it.' },
    }),
    async ({ params: { id }, query: { token, access_key: accessKey = '' } }) => {
      const customerId = token ? await shop.accounts.idOf(token) : null;
      const own = customerId === null ? null : await shop.orders.findOwn(customerId, id);
      const order = own ?? (await shop.orders.find(id, accessKey));
      if (!order) throw notFound();
      return orderRecord(order);
    },
  );

  server.post(
    '/orders/:id/payment',
    {
      ...described({
        summary: 'Records the outcome of a payment, once per event id',
        response: { 200: OrderRecord, 409: PaymentRefusal },
        params: OrderPath,
        body: PaymentBody,
        errors: {
          400: 'The payment event is malformed.',
          403: 'The secret is missing or wrong.',
          404: 'The order does not exist.',
          409:
            'The order was cancelled and cannot be revived (`order_cancelled`). The gateway logs it and ' +
            'repeats nothing; the payment is refunded by hand.',
        },
      }),
      config: { needsSignature: true },
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
