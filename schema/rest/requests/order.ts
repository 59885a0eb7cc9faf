import { Type, type Static } from 'typebox';
import { POUNDS_MAXIMUM } from '@storefront/domain/money.rules.ts';
import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { deliveredGoods, dispatchTerms, division } from '../order.ts';
import { discounts } from '../discount.ts';
import { names, phone, place } from './address.ts';
import { DELIVERY_OPTION_ID_LENGTH } from './delivery-option.ts';
import { clientAddress, LINE_ID_LENGTH, optionalFlag, optionalText, parameter, text, token } from './values.ts';

const pounds = (description: string) =>
  Type.Number({ minimum: 0, maximum: POUNDS_MAXIMUM, description, examples: [4.95] });
const date = (description: string) => optionalText(description, { format: 'date', examples: ['2026-11-25'] });

const CheckoutAddress = Type.Object(
  { ...names, ...place, postcode: text('Postcode.', { examples: ['LS1 4DT'] }), phone },
  { title: 'CheckoutAddress', description: 'An address of an order.' },
);
export type CheckoutAddress = Static<typeof CheckoutAddress>;

const DateTerms = Type.Object(
  {
    transit_days: Type.Integer({ minimum: 1, maximum: 10, description: 'Working days in transit.', examples: [1] }),
    division,
    goods: Type.Array(deliveredGoods, {
      maxItems: 10,
      description: 'The goods delivered together; empty for goods in stock.',
    }),
    ...dispatchTerms,
  },
  {
    title: 'DateTerms',
    description:
      'The inputs of the delivery dates, for a shop that computes them again when a payment arrives, and to be sent ' +
      'back with the order.',
  },
);

/** Routes check text lengths, with messages for shoppers; this schema does not. */
export type CheckoutBody = Static<typeof CheckoutBody>;
export const CheckoutBody = Type.Object(
  {
    idempotency_key: text(
      'The idempotency key: requests repeated with it place one order and are answered with it, though the cart is ' +
        'empty by then, and with it `items`, `discounts`, the total and, where the shopper left it to the shop, the ' +
        'delivery option. All else but `client_address` and the dates is the same.',
      {
        minLength: 8,
        maxLength: 100,
        examples: ['0d1c3f7a-checkout'],
      },
    ),
    contact: Type.Object(
      { email: text('Email address.', { examples: ['ann@example.com'] }), ...names, phone },
      { title: 'OrderContact', description: 'The shopper’s contact details.' },
    ),
    delivery: Type.Object(
      {
        method: Type.Enum(['address', 'collection'], { description: 'Delivery to an address, or collection.' }),
        address: Type.Optional(
          Type.Union([CheckoutAddress, Type.Null()], { description: 'Where to deliver; required for a delivery.' }),
        ),
        store_id: optionalText('The id of the store to collect from; required for a collection.', { maxLength: 100 }),
        cost: pounds(
          'The delivery charge in pounds, with or without VAT as prices are; 0 for a collection. It is that of the ' +
            'chosen option. Without one the gateway computes it: a shop whose API others can reach checks it, or ' +
            'requires a key.',
        ),
        option_id: optionalText(
          'The id of the chosen option of `GET /delivery_options`; missing for a collection, and without that call.',
          { maxLength: DELIVERY_OPTION_ID_LENGTH, examples: ['so_next_day'] },
        ),
        date: date('The first day of delivery.'),
        latest_date: date('The last day of delivery.'),
        date_terms: Type.Optional(
          Type.Union([DateTerms, Type.Null()], { description: 'The inputs of the delivery dates.' }),
        ),
      },
      { title: 'CheckoutDelivery', description: 'The delivery or collection of the order.' },
    ),
    billing: Type.Optional(
      Type.Union([CheckoutAddress, Type.Null()], {
        description: 'The billing address; missing when it is the delivery address.',
      }),
    ),
    payment_method: Type.Enum(['bank_transfer', 'pay_in_store', 'card'], {
      description: 'The payment method; `pay_in_store` for collections alone.',
    }),
    purchase_order_number: optionalText(
      'The shopper’s own order reference, such as a purchase order number, up to ' +
        `${TEXT_LENGTHS.purchaseOrderNumber} characters.`,
    ),
    declared_age: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 0,
        maximum: 150,
        description: 'The age that the shopper declared to have reached, no lower than any line’s `minimum_age`.',
      }),
    ),
    newsletter: optionalFlag('Whether to send the newsletter. Defaults to false.'),
    client_address: clientAddress(64),
    items: Type.Array(
      Type.Object(
        {
          id: Type.Unsafe<number | string>({
            type: ['number', 'string'],
            minLength: 1,
            maxLength: LINE_ID_LENGTH,
            description:
              'The cart line’s id, as `GET /cart` had it. Ids of up to 15 digits are sent as numbers, others as texts.',
            examples: [1],
          }),
          quantity: Type.Number({ description: `Its quantity, ${LINE_QUANTITY_RANGE}.`, examples: [2] }),
          price: pounds('The price of one unit in pounds, exactly as `GET /cart` had it.'),
          untracked: optionalFlag(
            'Whether it is sold regardless of stock, as made to order: no stock is taken. Defaults to false.',
          ),
        },
        { title: 'ReviewedLine', description: 'A cart line as the shopper reviewed it.' },
      ),
      {
        maxItems: 1_000,
        description: 'The cart’s lines as the shopper reviewed them. A cart that differs is refused (`cart_changed`).',
      },
    ),
    discounts,
    total_inc_vat: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['number', 'null'],
        minimum: 0,
        maximum: POUNDS_MAXIMUM,
        description:
          'The total that the shopper agreed to, including VAT and delivery, less discounts, in pounds. A shop that ' +
          'would charge another refuses with `cart_changed` and says in `changes` what differs. Missing for an ' +
          'empty cart, as it is when a placed order is repeated.',
        examples: [35.98],
      }),
    ),
  },
  { title: 'Checkout', description: 'An order to place.' },
);

export const CheckoutParameters = Type.Object({ token });

export const OrderPath = Type.Object({
  id: Type.String({ description: 'The order’s id.', examples: ['0198d3f6-order'] }),
});
export const OrderParameters = Type.Object({
  token,
  access_key: parameter('The order’s access key, for a shopper who is not signed in.', {
    examples: ['key-of-an-order'],
  }),
});

export const PaymentBody = Type.Object(
  {
    event_id: text('The event’s id. Repeated events with the same id count once.', {
      minLength: 1,
      maxLength: 255,
      examples: ['evt_1'],
    }),
    outcome: Type.Enum(['paid', 'failed', 'expired'], {
      description:
        'The outcome of the payment. `paid` makes an order that awaits payment, or was cancelled unpaid, `paid`; a ' +
        'shop that cannot revive a cancelled order refuses it with 409 and the code `order_cancelled`, and the ' +
        'payment is refunded by hand; `failed` and `expired` cancel one that awaits payment and give its stock ' +
        'back. Any other order stays as it is.',
    }),
    reference: optionalText('The payment’s reference at the provider.', { maxLength: 255, examples: ['pi_1'] }),
  },
  { title: 'PaymentEvent', description: 'The outcome of a payment.' },
);

export const TrackingBody = Type.Object(
  {
    number: text('The order number.', { maxLength: 100, examples: ['ORD-100042'] }),
    email_or_postcode: text(
      'The email address that the order was placed with, or the postcode of its delivery or invoice.',
      { maxLength: 320, examples: ['LS1 4DT'] },
    ),
    client_address: clientAddress(64),
  },
  { title: 'OrderTracking', description: 'An order, and something that only its customer knows.' },
);
