import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { DateScalar, DateTime } from '../scalar/scalar.schema.ts';
import { keyOf } from '../ids.rules.ts';
import { DiscountType } from '../money/discount.schema.ts';
import { Money, moneyOf, PriceType } from '../money/money.schema.ts';
import { PaymentMethod } from '../payment/payment.schema.ts';
import { Address } from './address.schema.ts';
import { fetchOrder } from './order.rest.ts';
import {
  invoicePath,
  orderPath,
  orderTotals,
  type Invoice as InvoiceRecord,
  type Order as OrderRecord,
} from './order.rules.ts';
import { OrderDelivery } from './order-delivery.schema.ts';
import { lineOfOrder, OrderLine } from './order-line.schema.ts';
import { OrderStatus } from './order-status.schema.ts';
import { ownOrder } from './own-order.ts';

const Invoice = builder.objectRef<InvoiceRecord>('Invoice').implement({
  description: 'The VAT invoice of a paid order.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The invoice number, such as INV-100042.' }),
    issuedAt: t.expose('issuedAt', { type: DateTime, description: 'The time at which it was issued.' }),
    taxPoint: t.expose('taxPoint', {
      type: DateScalar,
      description: 'The tax point: the day of payment, or that of delivery if it was earlier.',
    }),
  }),
});

export const Order = builder.nodeRef<OrderRecord>('Order', {
  id: {
    description: 'Global id. Reading the order by it requires its key or its customer’s session.',
    resolve: ({ id }) => id,
  },
  loadWithoutCache: ownOrder,
});
Order.implement({
  description: 'A placed order. Its amounts never change.',
  extensions: { scope: 'checkout' },
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The order number, such as ORD-100042.' }),
    path: t.string({
      description: 'Path of its page, including its key. Anyone with this path can read the order.',
      resolve: orderPath,
    }),
    url: t.string({
      description: 'The absolute URL of its page, including its key, for a link in a mail or an app.',
      resolve: (order, _, { config }) => `${config.publicUrl}${orderPath(order)}`,
    }),
    accessKey: t.exposeString('accessKey', {
      description:
        'The key that opens the order without a session: the argument `key` of `Query.order`. ' +
        'Keep it secret, as anyone who has it can read the order.',
    }),
    placedAt: t.expose('placedAt', { type: DateTime, description: 'The time at which the order was placed.' }),
    status: t.expose('status', { type: OrderStatus, description: 'The order’s status.' }),
    expiresAt: t.expose('expiresAt', {
      type: DateTime,
      nullable: true,
      description:
        'The time at which the unpaid order is cancelled. For a bank transfer the end of a day in London, a number ' +
        'of days after it was placed that the shop sets, such as 7; for payment in store, closing time of the third ' +
        'working day after it is ready. Null when it awaits neither.',
    }),
    email: t.string({ description: 'The email address for mails about it.', resolve: ({ contact }) => contact.email }),
    customerName: t.string({
      description: 'The name of the person who placed the order.',
      resolve: ({ contact }) => `${contact.firstName} ${contact.lastName}`.trim(),
    }),
    phone: t.string({
      description: 'The telephone number of the person who placed the order.',
      resolve: ({ contact }) => contact.phone,
    }),
    lines: t.field({
      type: [OrderLine],
      description: 'The order’s lines; add-ons follow their parent line.',
      resolve: (order) => order.lines.map((line) => lineOfOrder(line, order)),
    }),
    goods: t.field({
      type: PriceType,
      description: 'The sum of its lines.',
      resolve: (order) => orderTotals(order).goods,
    }),
    deliveryCharge: t.field({
      type: PriceType,
      description: 'The delivery charge; 0 when delivery is free.',
      resolve: ({ delivery }) => delivery.charge,
    }),
    discounts: t.field({
      type: [DiscountType],
      description: 'What was taken off the sum of goods and delivery; empty for nothing.',
      resolve: (order) => orderTotals(order).discounts,
    }),
    total: t.field({
      type: PriceType,
      description: 'Goods and delivery together, less the discounts.',
      resolve: (order) => orderTotals(order).total,
    }),
    vat: t.field({
      type: Money,
      description: 'VAT in the total.',
      resolve: (order) => moneyOf(orderTotals(order).vat),
    }),
    refunded: t.field({
      type: Money,
      description: 'The sum of its refunds, inc VAT; 0 for none.',
      resolve: ({ refunded }) => moneyOf(refunded),
    }),
    delivery: t.expose('delivery', {
      type: OrderDelivery,
      description: 'The method, place and date of the delivery or collection.',
    }),
    billingAddress: t.field({
      type: Address,
      nullable: true,
      description: 'The billing address; null when the order has no other than its delivery address.',
      resolve: ({ billing }) => billing,
    }),
    paymentMethod: t.expose('paymentMethod', { type: PaymentMethod, description: 'The payment method.' }),
    bankDetails: t.string({
      nullable: true,
      description:
        'The bank details for the transfer, on one line; null for other payment methods or when no payment is due.',
      resolve: ({ paymentMethod, status }, _, { config }) =>
        paymentMethod === 'bank_transfer' && status === 'awaiting_payment' ? config.bankDetails : null,
    }),
    purchaseOrderNumber: t.string(
      textOrNull(
        'purchaseOrderNumber',
        'The buyer’s own order reference, such as a purchase order number. Null when there is none.',
      ),
    ),
    isTest: t.exposeBoolean('isTest', {
      description:
        'Whether it is a test with a partner’s sandbox key: no goods, no mails, and it is deleted after some days.',
    }),
    vatNumber: t.string(
      textOrNull('vatNumber', 'The customer’s VAT number when the order was placed. Null when there was none.'),
    ),
    invoice: t.expose('invoice', {
      type: Invoice,
      nullable: true,
      description:
        'The VAT invoice. ' +
        'Null before payment, when the page at `invoicePath` is a pro forma, and from a shop API that issues none.',
    }),
    invoicePath: t.string({
      description:
        'Path of the page that prints its VAT invoice, or its pro forma before payment, including the order’s key.',
      resolve: invoicePath,
    }),
  }),
});

builder.queryField('order', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: Order,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description: 'An order by its id and key, as in the link of its confirmation. Null when either is wrong.',
    args: {
      id: t.arg.id({ required: true, description: 'Global id of the order, or the id in its link.' }),
      key: t.arg.string({ required: true, description: 'The key in its link.' }),
    },
    resolve: (_, { id, key }, { shopApi }) => fetchOrder(shopApi, keyOf('Order', id) ?? id, key),
  }),
);
