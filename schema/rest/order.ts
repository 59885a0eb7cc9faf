import { Type, type Static } from 'typebox';
import { cartItemProperties } from './cart.ts';
import { StoreRecord } from './store.ts';
import {
  identifier,
  ignoredWhenBroken,
  listOf,
  optional,
  optionalDate,
  optionalPrice,
  optionalText,
  pageOf,
  price,
  time,
} from './values.ts';

/** The properties of an address of an order and of an address book alike. */
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

/** An address of an order. */
export type AddressRecord = Static<typeof AddressRecord>;
export const AddressRecord = Type.Object(addressProperties, {
  title: 'AddressRecord',
  description: 'An address of an order.',
});

/** A line of an order. */
export type OrderItemRecord = Static<typeof OrderItemRecord>;
export const OrderItemRecord = Type.Object(
  {
    ...cartItemProperties,
    total_inc_vat: optionalPrice('The line’s total including VAT, as it was sold; missing is computed.'),
    total_ex_vat: optionalPrice('The line’s total excluding VAT, as it was sold; missing is computed.'),
  },
  { title: 'OrderItemRecord', description: 'A line of an order, at the prices at which it was sold.' },
);

/** The facts that the dates of a delivery follow from. */
export type DateTermsRecord = Static<typeof DateTermsRecord>;
export const DateTermsRecord = Type.Object(
  {
    transit_days: Type.Integer({ minimum: 1, description: 'Working days from dispatch to delivery.' }),
    division: Type.Enum(['england-and-wales', 'scotland', 'northern-ireland'], {
      description: 'Whose bank holidays count.',
    }),
    goods: Type.Array(
      Type.Object({
        is_slow: Type.Boolean({ description: 'Whether it takes longer than usual to dispatch.' }),
        is_to_order: Type.Boolean({ description: 'Whether it is ordered from the supplier first.' }),
      }),
      { description: 'The goods, a line each.' },
    ),
  },
  { title: 'DateTermsRecord', description: 'The facts that the dates of a delivery follow from.' },
);

const DeliveryRecord = Type.Object(
  {
    method: Type.Enum(['address', 'collection'], { description: 'To an address, or collected from a store.' }),
    address: optional(AddressRecord),
    store: ignoredWhenBroken(StoreRecord),
    cost: price('The delivery charge.'),
    date: optionalDate('The earliest day of delivery.'),
    latest_date: optionalDate('The latest day of delivery; missing is the earliest.'),
    date_terms: optional(DateTermsRecord),
  },
  { title: 'DeliveryRecord', description: 'How an order is delivered.' },
);

/** `GET /orders/{id}` and `POST /checkout` */
export type OrderRecord = Static<typeof OrderRecord>;
export const OrderRecord = Type.Object(
  {
    id: identifier('The order’s identifier.'),
    number: identifier('The order’s number, as the shopper knows it.'),
    access_key: Type.String({ minLength: 8, description: 'Opens the order to everyone who has it.' }),
    placed_at: time('When it was placed.'),
    status: Type.Enum(
      ['awaiting_payment', 'paid', 'preparing', 'dispatched', 'ready_to_collect', 'delivered', 'cancelled'],
      { description: 'Where the order stands.' },
    ),
    expires_at: optional(time('When it is cancelled unless it is paid.')),
    contact: Type.Object(
      {
        email: optionalText('E-mail address.'),
        first_name: optionalText('First name.'),
        last_name: optionalText('Last name.'),
        phone: optionalText('Phone number.'),
      },
      { description: 'Who placed it.' },
    ),
    items: listOf(OrderItemRecord, 'The order’s lines.'),
    delivery: DeliveryRecord,
    billing: optional(AddressRecord),
    payment_method: Type.Enum(['bank_transfer', 'pay_in_store', 'card'], { description: 'How it is paid.' }),
    purchase_order_number: optionalText('The buyer’s own number for it.'),
  },
  { title: 'OrderRecord', description: 'An order.' },
);

/** `GET /orders` */
export const OrderPage = Type.Object(
  { ...pageOf(OrderRecord), total: Type.Integer({ minimum: 0, description: 'The number of orders on all pages.' }) },
  { title: 'OrderPage', description: 'One page of a customer’s orders, the newest first.' },
);

/** `POST /checkout`, with status 409 */
export const CheckoutRefusal = Type.Object(
  {
    code: Type.Enum(['idempotency_conflict', 'cart_changed', 'cart_empty', 'out_of_stock'], {
      description: 'Why there is no order.',
    }),
    items: optional(
      Type.Array(
        Type.Object({
          id: Type.Unsafe<string | number>({ type: ['string', 'number'], description: 'The line’s identifier.' }),
          available: Type.Integer({ minimum: 0, description: 'The number in stock.' }),
        }),
        { description: 'With `out_of_stock`: the lines that the stock does not cover.' },
      ),
    ),
  },
  { title: 'CheckoutRefusal', description: 'Why no order was placed.' },
);
