import { CheckoutRefusal, OrderRecord } from '@storefront/schema/rest/order.ts';
import { type CheckoutAddress, CheckoutBody, CheckoutParameters } from '@storefront/schema/rest/requests/order.ts';
import { DeliveryOptionList } from '@storefront/schema/rest/delivery-option.ts';
import { DeliveryOptionsParameters } from '@storefront/schema/rest/requests/delivery-option.ts';
import { parsePostcode } from '@storefront/domain/contact/postcode.rules.ts';
import { toCentipence } from '@storefront/domain/money.rules.ts';
import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { dispatchTermsOf } from '@storefront/domain/delivery/dates.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { LINE_QUANTITY_RANGE, isQuantity } from '@storefront/domain/quantity.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { Placing } from '../../orders/orders.ts';
import { requireToken, tokenOf } from '../http/callers.ts';
import { INVALID_FIELDS, type FieldFault, ProblemError, invalidFields, refused } from '../http/problems.ts';
import type { ReadModel } from '../../read-model.ts';
import type { SellingRoutes } from '../../selling.ts';
import { contentHash } from '../../orders/checkout.rules.ts';
import type { Address, Checkout } from '../../orders/order.ts';
import { storesOf, type Store } from '../../content/stores.rules.ts';
import {
  addressOf,
  addressRules,
  email,
  line,
  name,
  optionalLine,
  optionalPhone,
  readFields,
  refuseFaults,
} from '../fields.ts';
import { describedAs } from '../route.ts';
import { orderRecord } from './order-record.ts';

const described = describedAs({ tags: ['Orders'], isOptional: true });

const deliveryRules = { ...addressRules, postcode: line(TEXT_LENGTHS.postcode) };
const contactRules = { email, first_name: name(), last_name: name(), phone: optionalPhone };
const orderRules = { purchase_order_number: optionalLine(TEXT_LENGTHS.purchaseOrderNumber) };

function readAddress(
  given: CheckoutAddress | null | undefined,
  faults: FieldFault[],
  path: readonly string[],
): Address | null {
  return given ? addressOf(readFields(given, deliveryRules, faults, path)) : null;
}

/** Throws a 422 that lists the invalid fields. */
function readCheckout(
  body: CheckoutBody,
  { shopFile, companyDetails }: Pick<ReadModel, 'shopFile' | 'companyDetails'>,
): Checkout {
  const stores = storesOf(shopFile);
  const { payment_method, delivery, items } = body;
  const faults: FieldFault[] = [];
  const contact = readFields(body.contact, contactRules, faults, ['contact']);
  const address = readAddress(delivery.address, faults, ['delivery', 'address']);
  const billing = readAddress(body.billing, faults, ['billing']);
  const { purchase_order_number } = readFields(body, orderRules, faults);
  for (const [index, { quantity }] of items.entries())
    if (!isQuantity(quantity))
      faults.push([['items', index, 'quantity'], `Please choose from ${LINE_QUANTITY_RANGE}.`]);
  refuseFaults(faults);
  const store = stores.find(({ id }) => id === delivery.store_id) ?? null;
  const fault = faultOf(body, store, companyDetails.delivery);
  if (fault) throw invalidFields([fault]);
  const terms = delivery.date_terms;
  const content: Omit<Checkout, 'idempotencyKey' | 'contentHash' | 'clientAddress'> = {
    contact: { email: contact.email, firstName: contact.first_name, lastName: contact.last_name, phone: contact.phone },
    delivery: {
      method: delivery.method,
      address: delivery.method === 'address' ? address : null,
      store: delivery.method === 'collection' ? store : null,
      cost: toCentipence(delivery.cost),
      // With a bank transfer the dates are computed once the payment has arrived.
      date: payment_method === 'bank_transfer' ? null : (delivery.date ?? null),
      latestDate: payment_method === 'bank_transfer' ? null : (delivery.latest_date ?? null),
      terms: terms
        ? {
            transitDays: terms.transit_days,
            division: terms.division,
            goods: terms.goods.map(({ is_slow, is_to_order }) => ({ isSlow: is_slow, isToOrder: is_to_order })),
            dispatch: dispatchTermsOf({ cutOffHour: terms.cut_off_hour, toOrderDays: terms.to_order_days }),
          }
        : null,
    },
    billing,
    paymentMethod: payment_method,
    purchaseOrderNumber: purchase_order_number,
    ...(body.declared_age && { declaredAge: body.declared_age }),
    newsletter: body.newsletter ?? false,
    items: items.map(({ id, quantity, price, untracked }) => ({
      id: Number(id),
      quantity,
      price: toCentipence(price),
      untracked: untracked ?? false,
    })),
  };
  // A retry may find a later date and an empty cart: the hash covers only the shopper's choices.
  const { cost: _cost, date: _date, latestDate: _latest, terms: _terms, ...chosen } = content.delivery;
  return {
    ...content,
    idempotencyKey: body.idempotency_key,
    contentHash: contentHash({ ...content, delivery: chosen, items: null }),
    clientAddress: body.client_address ?? null,
  };
}

/** Between fields that are valid by themselves; null for none. */
function faultOf(
  { delivery, payment_method }: CheckoutBody,
  store: Store | null,
  served: DeliveryCharges,
): FieldFault | null {
  const { method, address } = delivery;
  if (method === 'address' && !address) return [['delivery', 'address'], 'Please enter a delivery address.'];
  const refusal = method === 'address' && address ? deliveryRefusal(address.postcode, served) : null;
  if (refusal !== null) return [['delivery', 'address', 'postcode'], refusal];
  if (method === 'collection' && !store) return [['delivery', 'store_id'], 'Please choose a store.'];
  if (method === 'collection' && delivery.cost > 0) return [['delivery', 'cost'], 'A collection costs nothing.'];
  if (method === 'address' && payment_method === 'pay_in_store')
    return [['payment_method'], 'You can pay in store only if you collect your order.'];
  return null;
}

const CHECKOUT_DETAILS: Readonly<Record<Exclude<Placing['kind'], 'placed' | 'repeated' | 'throttled'>, string>> = {
  idempotency_conflict: 'This key was used for another checkout',
  cart_changed: 'The cart holds something else than was reviewed, or at another price',
  cart_empty: 'The cart is empty',
  out_of_stock: 'There is not enough in stock',
};

const THROTTLED =
  'You have several unpaid orders. Please pay for one of them first, try again later, or call us to place your order.';

function refusalOf(placing: Exclude<Placing, { order: unknown }>): ProblemError {
  if (placing.kind === 'throttled')
    return new ProblemError({
      status: 429,
      code: 'throttled',
      detail: THROTTLED,
      headers: { 'retry-after': String(placing.seconds) },
    });
  const { kind: code, ...more } = placing;
  return new ProblemError({ status: 409, code, detail: CHECKOUT_DETAILS[code], more });
}

export const checkoutRoutes: SellingRoutes = async (server, { shop }) => {
  server.get(
    '/delivery_options',
    described({
      summary: 'Lists the ways to deliver a cart to a postcode, with their charges',
      response: { 200: DeliveryOptionList },
      querystring: DeliveryOptionsParameters,
      errors: {
        401: 'The token is missing. An unknown one has an empty list, or is refused with 401 or 404.',
        422: 'The postcode is not one.',
      },
    }),
    async ({ query }) => {
      const token = tokenOf(query);
      const postcode = parsePostcode(query.postcode ?? '')?.text;
      if (postcode === undefined) throw invalidFields([[['query', 'postcode'], 'Please enter a valid postcode.']]);
      const options = await shop.orders.deliveryOptions?.(token, postcode);
      // The zones' charges, which the gateway computes.
      if (!options) throw refused(404, 'This shop has no delivery options');
      return options.map(({ id, name: words, charge }) => ({ id, name: words, price_inc_vat: charge / 100 }));
    },
  );

  server.post(
    '/checkout',
    {
      ...described({
        summary: 'Places an order of the cart, once per idempotency key; takes its stock and empties the cart',
        response: { 200: OrderRecord, 201: OrderRecord, 409: CheckoutRefusal },
        querystring: CheckoutParameters,
        body: CheckoutBody,
        errors: {
          401: 'The token is missing.',
          409:
            'The cart is empty (`cart_empty`), it differs from the reviewed lines or from the agreed total ' +
            '(`cart_changed`, with `changes`), stock is short (`out_of_stock`, with `items`), or the key was ' +
            'used for another checkout (`idempotency_conflict`).',
          ...INVALID_FIELDS,
          429: 'Too many orders are unpaid (`throttled`).',
        },
      }),
      preValidation: requireToken,
    },
    async ({ query, body }, reply) => {
      const placing = await shop.orders.place(tokenOf(query), readCheckout(body, shop), shop.now(), body);
      if (!('order' in placing)) throw refusalOf(placing);
      if (placing.kind === 'repeated') return orderRecord(placing.order);
      shop.stock.forget(placing.order.taken.map(({ productId }) => productId));
      shop.onMail?.();
      reply.code(201);
      return orderRecord(placing.order);
    },
  );
};
