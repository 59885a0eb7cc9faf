import { builder } from '../builder.ts';
import { UrlScalar } from '../scalar/scalar.schema.ts';
import { OrderNotFoundError } from '../order/order.errors.ts';
import { Order } from '../order/order.schema.ts';
import { OrderNotPayableError, PaymentUnavailableError } from './checkout.errors.ts';
import { startPayment, type Completed } from './complete.ts';

export const orderAndPayment = (name: string, description: string) =>
  builder.objectRef<Completed>(name).implement({
    description,
    fields: (t) => ({
      order: t.expose('order', { type: Order, description: 'The order.' }),
      paymentUrl: t.expose('paymentUrl', {
        type: UrlScalar,
        nullable: true,
        description:
          'URL of the payment provider’s page. ' +
          'Null when no card payment is due, or when the provider did not answer; retry with `orderPaymentStart`.',
      }),
    }),
  });
const StartPayload = orderAndPayment('OrderPaymentStartPayload', 'The order and where to pay it.');

const StartInput = builder.inputType('OrderPaymentStartInput', {
  description: 'An order to pay by card.',
  fields: (t) => ({
    orderId: t.id({ required: true, description: 'Global id of the order, or the id in its link.' }),
    key: t.string({ required: true, description: 'The key in the order’s link, `Order.path`.' }),
  }),
});

builder.mutationField('orderPaymentStart', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: StartPayload,
    description: 'Starts the card payment of an order that awaits one. Requires the order’s key.',
    errors: {
      types: [OrderNotFoundError, OrderNotPayableError, PaymentUnavailableError],
      union: { description: 'Where to pay, or the error.' },
    },
    args: { input: t.arg({ type: StartInput, required: true, description: 'The order to pay.' }) },
    resolve: (_, { input }, context) => startPayment(context, input.orderId, input.key),
  }),
);
