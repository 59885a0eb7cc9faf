import { Type, type Static } from 'typebox';
import { cartItemProperties } from './cart.ts';
import { discounts } from './discount.ts';
import { StoreRecord } from './store.ts';
import {
  count,
  identifier,
  ignoredWhenBroken,
  listOf,
  optional,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalTotal,
  optionalText,
  pageOf,
  price,
  time,
} from './values.ts';

export const addressProperties = {
  first_name: optionalText('First name.'),
  last_name: optionalText('Last name.'),
  company: optionalText('Company.'),
  address1: optionalText('First line of the address.'),
  address2: optionalText('Second line of the address.'),
  city: optionalText('Town or city.'),
  county: optionalText('County.'),
  postcode: optionalText('Postcode.'),
  country: optionalText('Country.'),
  phone: optionalText('Phone number.'),
};

export type AddressRecord = Static<typeof AddressRecord>;
export const AddressRecord = Type.Object(addressProperties, {
  title: 'AddressRecord',
  description: 'An address of an order.',
});

export type OrderItemRecord = Static<typeof OrderItemRecord>;
export const OrderItemRecord = Type.Object(
  {
    ...cartItemProperties,
    total_inc_vat: optionalTotal(
      'The line’s total including VAT at 20%, at the time of the order, in whole pence: the price of one unit ' +
        'including VAT, rounded half up, times the quantity. Computed so when it or `total_ex_vat` is missing.',
    ),
    total_ex_vat: optionalTotal(
      'The line’s total excluding VAT, at the time of the order, in whole pence: ' +
        '`total_inc_vat` less 20% VAT, rounded half up once.',
    ),
  },
  { title: 'OrderItemRecord', description: 'A line of an order, with its prices at the time of the order.' },
);

export const dispatchTerms = {
  cut_off_hour: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 23,
      description: 'The hour in London from which orders count for the next day. Defaults to 13.',
    }),
  ),
  to_order_days: Type.Optional(
    Type.Object(
      {
        minimum: Type.Integer({ minimum: 1, maximum: 90, description: 'The fewest.' }),
        maximum: Type.Integer({ minimum: 1, maximum: 90, description: 'The most, no fewer than the minimum.' }),
      },
      {
        description: 'Working days until goods leave that are made to order or ordered in. Defaults to 3 to 7.',
      },
    ),
  ),
};

export const division = Type.Enum(['england-and-wales', 'scotland', 'northern-ireland'], {
  description: 'The part of the United Kingdom whose bank holidays delay the delivery.',
});

export const deliveredGoods = Type.Object({
  is_slow: Type.Boolean({ description: 'Whether the goods have a longer lead time.' }),
  is_to_order: Type.Boolean({ description: 'Whether the goods are made to order, or out of stock and ordered in.' }),
});

export type DateTermsRecord = Static<typeof DateTermsRecord>;
export const DateTermsRecord = Type.Object(
  {
    transit_days: Type.Integer({ minimum: 1, maximum: 90, description: 'Working days from dispatch to delivery.' }),
    division,
    goods: Type.Array(deliveredGoods, { description: 'The goods delivered together; empty for goods in stock.' }),
    ...dispatchTerms,
  },
  { title: 'DateTermsRecord', description: 'The inputs from which delivery dates are computed.' },
);

export type TrackingRecord = Static<typeof TrackingRecord>;
const TrackingRecord = Type.Object(
  {
    carrier: optionalText('Who carries it, such as “Royal Mail”.'),
    number: optionalText('The carrier’s tracking number.'),
    url: optionalText('The address of the carrier’s page about it; ignored unless it is https.'),
  },
  { title: 'TrackingRecord', description: 'How the parcel of a dispatched order can be followed.' },
);

const DeliveryRecord = Type.Object(
  {
    method: Type.Enum(['address', 'collection'], {
      description: 'Delivery to an address, or collection from a store.',
    }),
    address: optional(AddressRecord),
    store: ignoredWhenBroken(StoreRecord),
    cost: price('The delivery charge.'),
    option_name: optionalText('The name of the chosen delivery option.'),
    date: optionalDate('The earliest day of delivery.'),
    latest_date: optionalDate('The latest day of delivery. Defaults to the earliest.'),
    date_terms: optional(DateTermsRecord),
    tracking: ignoredWhenBroken(TrackingRecord),
  },
  { title: 'DeliveryRecord', description: 'The delivery or collection of an order.' },
);

const status = Type.Enum(
  ['awaiting_payment', 'paid', 'preparing', 'dispatched', 'ready_to_collect', 'delivered', 'cancelled'],
  {
    description: 'The order’s status. A new order is `awaiting_payment`, whatever its payment method.',
  },
);

/** `POST /track_order` */
export const TrackedOrderRecord = Type.Object(
  {
    number: identifier('The order number shown to shoppers.'),
    placed_at: time('The time at which the order was placed.'),
    status,
    method: Type.Enum(['address', 'collection'], { description: 'Delivery to an address, or collection.' }),
    store_name: optionalText('The name of the store to collect from.'),
    date: optionalDate('The first day of delivery or collection; missing while it depends on the payment.'),
    latest_date: optionalDate('The last day, when it is a range.'),
  },
  { title: 'TrackedOrderRecord', description: 'How far an order is, without any personal data.' },
);

const InvoiceRecord = Type.Object(
  {
    number: identifier('The invoice number, of one sequence without gaps.'),
    issued_at: time('The time at which it was issued.'),
    tax_point: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: 'The tax point: the day of payment, or that of delivery if it was earlier.',
    }),
  },
  { title: 'InvoiceRecord', description: 'The VAT invoice of a paid order.' },
);

/** `GET /orders/{id}` and `POST /checkout` */
export type OrderRecord = Static<typeof OrderRecord>;
export const OrderRecord = Type.Object(
  {
    id: identifier('The order’s identifier.'),
    number: identifier('The order number shown to shoppers.'),
    test: optionalFlag('Whether it is a test of a partner’s sandbox key. Defaults to false.'),
    access_key: Type.String({
      minLength: 8,
      description: 'An unguessable key that grants access to the order without signing in.',
    }),
    placed_at: time('The time at which the order was placed.'),
    status,
    expires_at: optional(
      time('When the shop cancels an unpaid order; missing or null for a card payment, whose end the gateway reports.'),
    ),
    contact: Type.Object(
      {
        email: optionalText('Email address.'),
        first_name: optionalText('First name.'),
        last_name: optionalText('Last name.'),
        phone: optionalText('Phone number.'),
      },
      { description: 'The contact details of the shopper.' },
    ),
    items: listOf(OrderItemRecord, 'The order’s lines.'),
    discounts,
    delivery: DeliveryRecord,
    billing: optional(AddressRecord),
    payment_method: Type.Enum(['bank_transfer', 'pay_in_store', 'card'], { description: 'The payment method.' }),
    purchase_order_number: optionalText('The shopper’s own order reference, such as a purchase order number.'),
    declared_age: optionalNumber(
      'The age that the shopper declared to have reached; missing where none was asked for.',
    ),
    vat_number: optionalText('The customer’s VAT number when the order was placed.'),
    refunded: optionalTotal('What has been refunded, including VAT. Defaults to 0.'),
    invoice: ignoredWhenBroken(InvoiceRecord),
  },
  { title: 'OrderRecord', description: 'An order.' },
);

/** `GET /orders` */
export const OrderPage = Type.Object(
  { ...pageOf(OrderRecord), total: count('The number of orders on all pages.') },
  { title: 'OrderPage', description: 'One page of a customer’s orders, the newest first.' },
);

/** More than a shopper reads; only bounds the list. */
const CHANGES_MAXIMUM = 200;

export type AgreedChangeRecord = Static<typeof AgreedChange>;
const AgreedChange = Type.Object(
  {
    what: Type.Enum(['item', 'discount', 'delivery', 'total'], {
      description: 'What changed: a line, a discount, the delivery charge or the total.',
    }),
    name: optionalText('The name of the product, discount or delivery option; missing for the total.'),
    agreed_inc_vat: optionalTotal(
      'The amount agreed, including VAT: of a line the sum of its units. Missing or null where there was none.',
    ),
    now_inc_vat: optionalTotal('The amount now, including VAT. Missing or null where there is none any more.'),
  },
  { title: 'AgreedChange', description: 'A difference between the order that was agreed and the cart.' },
);

/** `POST /checkout`, with status 409 */
export const CheckoutRefusal = Type.Object(
  {
    code: Type.Enum(['idempotency_conflict', 'cart_changed', 'cart_empty', 'out_of_stock'], {
      description: 'The reason.',
    }),
    items: optional(
      Type.Array(
        Type.Object({
          id: Type.Unsafe<string | number>({ type: ['string', 'number'], description: 'The line’s identifier.' }),
          available: count('The number in stock.'),
        }),
        { description: 'With `out_of_stock`: the lines that exceed the stock.' },
      ),
    ),
    changes: ignoredWhenBroken(
      Type.Array(AgreedChange, {
        maxItems: CHANGES_MAXIMUM,
        description:
          'With `cart_changed`: what differs from what was agreed, in the order of the page. ' +
          'The shopper sees it, and confirms the new total.',
      }),
    ),
  },
  { title: 'CheckoutRefusal', description: 'Why no order was placed.' },
);

/** `POST /orders/{id}/payment`, with status 409 */
export const PaymentRefusal = Type.Object(
  {
    code: Type.Literal('order_cancelled', {
      description: 'The payment came after the shop cancelled the order, and it cannot be revived.',
    }),
  },
  { title: 'PaymentRefusal', description: 'Why a payment was not recorded.' },
);
