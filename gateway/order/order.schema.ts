import { LINE_QUANTITY_RANGE } from '../../domain/quantity.rules.ts';
import { builder } from '../builder.ts';
import { encodeId, keyOf } from '../ids.rules.ts';
import { imageOf, Image } from '../image/image.schema.ts';
import { Money, moneyOf, PriceType } from '../money/money.schema.ts';
import { PaymentMethod } from '../payment/payment.schema.ts';
import { SelectedOption } from '../variant/variant.schema.ts';
import { Address } from './address.schema.ts';
import { fetchOrder } from './order.rest.ts';
import {
  lineKey,
  orderPath,
  orderTotals,
  type Order as OrderRecord,
  type OrderLine as LineRecord,
} from './order.rules.ts';
import { OrderDelivery } from './order-delivery.schema.ts';

const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Where an order stands.',
  values: {
    AWAITING_PAYMENT: {
      value: 'awaiting_payment',
      description: 'Placed; the goods are kept for it, the money has not come.',
    },
    PAID: { value: 'paid', description: 'Paid, and not yet looked at.' },
    PREPARING: { value: 'preparing', description: 'Being picked and packed.' },
    DISPATCHED: { value: 'dispatched', description: 'On its way.' },
    READY_TO_COLLECT: { value: 'ready_to_collect', description: 'In the store, waiting to be collected.' },
    DELIVERED: { value: 'delivered', description: 'Delivered or collected.' },
    CANCELLED: {
      value: 'cancelled',
      description: 'Cancelled, by the shop or because no payment arrived in time; the goods are for sale again.',
    },
  } as const,
});

/** A line and the order it is of. */
type LineOfOrder = LineRecord & { orderId: string };

export const lineOfOrder = (line: LineRecord, { id }: Pick<OrderRecord, 'id'>): LineOfOrder => ({
  ...line,
  orderId: id,
});

const OrderLine = builder.objectRef<LineOfOrder>('OrderLine');
OrderLine.implement({
  description: 'One item of an order, as it was sold: later changes of the catalogue do not change it.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id. `node` gives the line to the customer who placed its order, and to nobody else.',
      resolve: ({ id, orderId }) => encodeId('OrderLine', lineKey(orderId, id)),
    }),
    name: t.exposeString('name', { description: 'The product’s name.' }),
    sku: t.exposeString('sku', { description: 'The code of the product or variant.' }),
    path: t.exposeString('path', { description: 'Path of the product’s page; the product may have gone since.' }),
    quantity: t.exposeInt('quantity', { description: `How many: ${LINE_QUANTITY_RANGE}.` }),
    price: t.field({ type: PriceType, description: 'Of one.', resolve: ({ price }) => price }),
    lineTotal: t.field({
      type: PriceType,
      description:
        'The whole line as it was sold: unit price inc VAT × quantity; its ex VAT is 5/6 of that, rounded half up once.',
      resolve: ({ total }) => total,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture.',
      resolve: ({ imageUrl, name }, _, { config }) => imageOf(imageUrl, name, config),
    }),
    selectedOptions: t.field({
      type: [SelectedOption],
      description: 'The variant’s options.',
      resolve: ({ selectedOptions }) => [...selectedOptions],
    }),
    parentId: t.id({
      nullable: true,
      description: 'The line that an add-on goes with; null for a line of its own.',
      resolve: ({ parentId, orderId }) => parentId && encodeId('OrderLine', lineKey(orderId, parentId)),
    }),
  }),
});

export const Order = builder.objectRef<OrderRecord>('Order');
Order.implement({
  description: 'What a shopper has bought. Amounts are those it was sold at.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      description: 'Global id. It does not open the order to others: that takes its key.',
      resolve: ({ id }) => encodeId('Order', id),
    }),
    number: t.exposeString('number', { description: 'What the shopper and we call it by, such as LL-100042.' }),
    path: t.string({
      description: 'Path of its page, key included: whoever has it can read the order.',
      resolve: orderPath,
    }),
    placedAt: t.exposeString('placedAt', { description: 'When it was placed: an ISO 8601 time.' }),
    status: t.field({ type: OrderStatus, description: 'Where it stands.', resolve: ({ status }) => status }),
    expiresAt: t.exposeString('expiresAt', {
      nullable: true,
      description:
        'When it is cancelled unless it is paid before: an ISO 8601 time. For a bank transfer some days after it was placed, for a payment in store closing time of the third working day after it is ready. Null where it does not wait for either.',
    }),
    email: t.string({ description: 'Where its mails go.', resolve: ({ contact }) => contact.email }),
    customerName: t.string({
      description: 'Who placed it.',
      resolve: ({ contact }) => `${contact.firstName} ${contact.lastName}`.trim(),
    }),
    phone: t.string({ description: 'How to reach whoever placed it.', resolve: ({ contact }) => contact.phone }),
    lines: t.field({
      type: [OrderLine],
      description: 'What was bought, add-ons after what they go with.',
      resolve: ({ lines, ...order }) => lines.map((line) => lineOfOrder(line, order)),
    }),
    goods: t.field({
      type: PriceType,
      description: 'The sum of its lines.',
      resolve: (order) => orderTotals(order).goods,
    }),
    deliveryCharge: t.field({
      type: PriceType,
      description: 'What delivery costs; 0 when it is free.',
      resolve: ({ delivery }) => delivery.charge,
    }),
    total: t.field({
      type: PriceType,
      description: 'Goods and delivery together.',
      resolve: (order) => orderTotals(order).total,
    }),
    vat: t.field({
      type: Money,
      description: 'VAT in the total.',
      resolve: (order) => moneyOf(orderTotals(order).vat),
    }),
    delivery: t.field({
      type: OrderDelivery,
      description: 'How and when it comes.',
      resolve: ({ delivery }) => delivery,
    }),
    billingAddress: t.field({
      type: Address,
      nullable: true,
      description: 'Where the bill goes; null when there is none but the delivery’s.',
      resolve: ({ billing }) => billing,
    }),
    paymentMethod: t.field({
      type: PaymentMethod,
      description: 'How it is paid.',
      resolve: ({ paymentMethod }) => paymentMethod,
    }),
    bankDetails: t.string({
      nullable: true,
      description:
        'Where to pay it by bank transfer, on one line; null when it is paid otherwise, or no longer to be paid.',
      resolve: ({ paymentMethod, status }, _, { config }) =>
        paymentMethod === 'bank_transfer' && status === 'awaiting_payment' ? config.bankDetails : null,
    }),
    purchaseOrderNumber: t.exposeString('purchaseOrderNumber', {
      description: 'The buyer’s own number for it; empty for none.',
    }),
  }),
});

builder.queryField('order', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description:
      'An order, for whoever has its key, as in the link of its confirmation. Null for an order that is not there and for a wrong key alike.',
    args: {
      id: t.arg.id({ required: true, description: 'Global id of the order, or the id in its link.' }),
      key: t.arg.string({ required: true, description: 'The key in its link.' }),
    },
    resolve: (_, { id, key }, { shopApi }) =>
      key ? fetchOrder(shopApi, keyOf('Order', String(id)) ?? String(id), key) : null,
  }),
);
