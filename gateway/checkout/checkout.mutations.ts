import { builder } from '../builder.ts';
import { TooManyAttemptsError } from '../customer/customer.errors.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { encodeId, keyOf } from '../ids.rules.ts';
import { AddressInput } from '../order/address.schema.ts';
import { OrderNotFoundError } from '../order/order.errors.ts';
import { addressOf } from '../order/order.rules.ts';
import { Order } from '../order/order.schema.ts';
import { DeliveryMethod, PaymentMethod } from '../payment/payment.schema.ts';
import {
  CartChangedError,
  CartEmptyError,
  CheckoutRefusedError,
  CheckoutUnavailableError,
  IdempotencyConflictError,
  OrderNotPayableError,
  PaymentUnavailableError,
  StockShortageError,
} from './checkout.errors.ts';
import { completeCheckout, startPayment, type Completed } from './complete.ts';

const ContactInput = builder.inputType('CheckoutContactInput', {
  description: 'Who orders.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Where the confirmation goes.' }),
    firstName: t.string({ required: true, description: 'At most 60 characters, without links.' }),
    lastName: t.string({ required: true, description: 'At most 60 characters, without links.' }),
    phone: t.string({
      required: true,
      description: '10 to 12 digits, written in any way; +44 and 0044 are understood.',
    }),
  }),
});

const DeliveryInput = builder.inputType('CheckoutDeliveryInput', {
  description: 'How the order is to reach the shopper.',
  fields: (t) => ({
    method: t.field({ type: DeliveryMethod, required: true, description: 'Delivered or collected.' }),
    address: t.field({ type: AddressInput, description: 'Where to deliver it; needed for `ADDRESS`.' }),
    storeId: t.id({ description: 'Id of the store to collect it from; needed for `COLLECTION`.' }),
  }),
});

const CompleteInput = builder.inputType('CheckoutCompleteInput', {
  description: 'An order to place from the caller’s cart.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Made by the caller for this order, 8 to 100 letters, digits, dashes or underscores. The same key always has the same order, however often it is sent.',
    }),
    contact: t.field({ type: ContactInput, required: true, description: 'Who orders.' }),
    delivery: t.field({ type: DeliveryInput, required: true, description: 'How it is to arrive.' }),
    billingAddress: t.field({
      type: AddressInput,
      description: 'Where the bill goes, unless it goes where the goods go.',
    }),
    paymentMethod: t.field({
      type: PaymentMethod,
      required: true,
      description: 'One of `paymentMethods` for the way of delivery.',
    }),
    purchaseOrderNumber: t.string({
      description: 'The buyer’s own number, at most 40 characters; it is shown on the bill.',
    }),
    expectedTotal: t.int({
      description:
        'Pence inc VAT, delivery included, that the shopper was shown. When it no longer holds, nothing is ordered.',
    }),
  }),
});

const StockShortage = builder.objectRef<StockShortageError['shortages'][number]>('StockShortage').implement({
  description: 'A line of the cart of which there are fewer than it holds.',
  fields: (t) => ({
    lineId: t.id({ description: 'Global id of the line.', resolve: ({ lineId }) => encodeId('CartLine', lineId) }),
    available: t.exposeInt('available', { description: 'How many there are: 0 or more.' }),
  }),
});

builder.objectType(StockShortageError, {
  name: 'StockShortageError',
  description: 'Some of it has been sold to another. Code STOCK_SHORTAGE.',
  interfaces: [UserError],
  fields: (t) => ({
    shortages: t.field({
      type: [StockShortage],
      description: 'The lines that there are too few for.',
      resolve: ({ shortages }) => [...shortages],
    }),
  }),
});
builder.objectType(CartEmptyError, {
  name: 'CartEmptyError',
  description: 'There is nothing to order. Code CART_EMPTY.',
  interfaces: [UserError],
});
builder.objectType(CartChangedError, {
  name: 'CartChangedError',
  description: 'The cart, a price or the delivery charge is not what the shopper was shown. Code CART_CHANGED.',
  interfaces: [UserError],
});
builder.objectType(IdempotencyConflictError, {
  name: 'IdempotencyConflictError',
  description: 'The key has been used for an order with other content. Code IDEMPOTENCY_CONFLICT.',
  interfaces: [UserError],
});
builder.objectType(CheckoutRefusedError, {
  name: 'CheckoutRefusedError',
  description: 'The shop API did not take the order, for the reason that the message gives. Code CHECKOUT_REFUSED.',
  interfaces: [UserError],
});
builder.objectType(CheckoutUnavailableError, {
  name: 'CheckoutUnavailableError',
  description: 'This shop takes no orders by its API. Code CHECKOUT_UNAVAILABLE.',
  interfaces: [UserError],
});
builder.objectType(OrderNotPayableError, {
  name: 'OrderNotPayableError',
  description: 'The order does not wait for a card payment. Code ORDER_NOT_PAYABLE.',
  interfaces: [UserError],
});
builder.objectType(PaymentUnavailableError, {
  name: 'PaymentUnavailableError',
  description: 'The payment provider did not answer; the order stands. Code PAYMENT_UNAVAILABLE.',
  interfaces: [UserError],
});

const orderAndPayment = (name: string, description: string) =>
  builder.objectRef<Completed>(name).implement({
    description,
    fields: (t) => ({
      order: t.field({ type: Order, description: 'The order.', resolve: ({ order }) => order }),
      paymentUrl: t.exposeString('paymentUrl', {
        nullable: true,
        description:
          'Where the shopper pays by card; null when there is nothing to pay there, or the provider did not answer: then `orderPaymentStart` asks again.',
      }),
    }),
  });
const CompletePayload = orderAndPayment(
  'CheckoutCompletePayload',
  'An order that has been placed. The cart is empty now.',
);
const PaymentStartPayload = orderAndPayment('OrderPaymentStartPayload', 'An order whose card payment is open.');

builder.mutationFields((t) => ({
  checkoutComplete: t.field({
    type: CompletePayload,
    description:
      'Orders what is in the caller’s cart. The order is written, the stock taken and the cart emptied all at once, or nothing is.',
    errors: {
      types: [
        InvalidFieldsError,
        CartEmptyError,
        CartChangedError,
        StockShortageError,
        IdempotencyConflictError,
        TooManyAttemptsError,
        CheckoutRefusedError,
        CheckoutUnavailableError,
      ],
      union: { name: 'CheckoutCompleteResult', description: 'The order, or why nothing was ordered.' },
    },
    args: { input: t.arg({ type: CompleteInput, required: true, description: 'The order.' }) },
    resolve: (_, { input: { contact, delivery, ...input } }, context) =>
      completeCheckout(context, {
        idempotencyKey: String(input.idempotencyKey),
        form: {
          contact,
          delivery: {
            method: delivery.method,
            address: delivery.address ? addressOf(delivery.address) : null,
            storeId: delivery.storeId == null ? null : keyOf('Store', String(delivery.storeId)),
          },
          billing: input.billingAddress ? addressOf(input.billingAddress) : null,
          paymentMethod: input.paymentMethod,
          purchaseOrderNumber: input.purchaseOrderNumber ?? '',
        },
        expectedTotal: input.expectedTotal ?? null,
      }),
  }),
  orderPaymentStart: t.field({
    type: PaymentStartPayload,
    description: 'Opens the card payment of an order that still waits for it, for whoever has its key.',
    errors: {
      types: [OrderNotFoundError, OrderNotPayableError, PaymentUnavailableError],
      union: { name: 'OrderPaymentStartResult', description: 'Where to pay, or why not.' },
    },
    args: {
      id: t.arg.id({ required: true, description: 'Global id of the order, or the id in its link.' }),
      key: t.arg.string({ required: true, description: 'The key in its link.' }),
    },
    resolve: (_, { id, key }, context) => startPayment(context, String(id), key),
  }),
}));
