import { z } from 'zod';
import type { DateTerms } from '../../../domain/delivery/dates.rules.ts';
import { POUNDS_MAXIMUM, toCentipence } from '../../../domain/money.rules.ts';
import { parsePostcode, POSTCODE_MESSAGE } from '../../../domain/postcode.rules.ts';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { contentHash } from '../../orders/checkout.rules.ts';
import type { Address, Checkout, Store } from '../../orders/order.ts';
import { stores } from '../../orders/stores.data.ts';
import {
  email,
  invalid,
  invalidFields,
  line,
  name,
  optionalLine,
  optionalName,
  optionalPhone,
  quantity,
} from '../fields.ts';
import type { ShopAnswer } from '../route.ts';

const addressLine = line(TEXT_LENGTHS.addressLine);
const optionalAddressLine = optionalLine(TEXT_LENGTHS.addressLine);
const amount = z.number().min(0).max(POUNDS_MAXIMUM).transform(toCentipence);
const number = z.union([
  z.number().int().positive(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const date = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? null);

const addressShape = z
  .object({
    first_name: name(),
    last_name: name(),
    company: optionalName(TEXT_LENGTHS.addressLine),
    address1: addressLine,
    address2: optionalAddressLine,
    city: addressLine,
    county: optionalAddressLine,
    postcode: line(TEXT_LENGTHS.postcode),
    country: addressLine,
    phone: optionalPhone,
  })
  .transform(({ first_name, last_name, ...address }): Address => ({
    firstName: first_name,
    lastName: last_name,
    ...address,
  }));

/** What the dates depend on, so that they can be worked out anew. */
const dateTerms = z
  .object({
    transit_days: z.number().int().min(1).max(10),
    division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']),
    goods: z.array(z.object({ is_slow: z.boolean(), is_to_order: z.boolean() })).max(10),
  })
  .transform(({ transit_days, division, goods }): DateTerms => ({
    transitDays: transit_days,
    division,
    goods: goods.map(({ is_slow, is_to_order }) => ({ isSlow: is_slow, isToOrder: is_to_order })),
  }));

const bodyShape = z.object({
  idempotency_key: z.string().min(8).max(100),
  contact: z.object({ email, first_name: name(), last_name: name(), phone: optionalPhone }),
  delivery: z.object({
    method: z.enum(['address', 'collection']),
    address: addressShape.nullish(),
    store_id: z.string().max(100).nullish(),
    cost: amount,
    date,
    latest_date: date,
    date_terms: dateTerms.nullish(),
  }),
  billing: addressShape.nullish().transform((value) => value ?? null),
  payment_method: z.enum(['bank_transfer', 'pay_in_store', 'card']),
  purchase_order_number: optionalLine(TEXT_LENGTHS.purchaseOrderNumber),
  newsletter: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  client_address: z.string().max(64).nullish(),
  items: z.array(z.object({ id: number, quantity, price: amount, untracked: z.boolean().nullish() })).max(1_000),
});

type Body = z.infer<typeof bodyShape>;

/** A checkout as it was sent, or its refusal. */
export function readCheckout(body: unknown): { checkout: Checkout } | { refusal: ShopAnswer } {
  const parsed = bodyShape.safeParse(body);
  if (!parsed.success) return { refusal: invalid(parsed.error) };
  const { idempotency_key, contact, delivery, billing, payment_method, purchase_order_number, newsletter, items } =
    parsed.data;
  const store = stores.find(({ id }) => id === delivery.store_id) ?? null;
  const fault = faultOf(parsed.data, store);
  if (fault) return { refusal: invalidFields([fault]) };
  const content: Omit<Checkout, 'idempotencyKey' | 'contentHash' | 'clientAddress'> = {
    contact: { email: contact.email, firstName: contact.first_name, lastName: contact.last_name, phone: contact.phone },
    delivery: {
      method: delivery.method,
      address: delivery.method === 'address' ? (delivery.address ?? null) : null,
      store: delivery.method === 'collection' ? store : null,
      cost: delivery.cost,
      // A bank transfer's dates start when the money is there.
      date: payment_method === 'bank_transfer' ? null : delivery.date,
      latestDate: payment_method === 'bank_transfer' ? null : delivery.latest_date,
      terms: delivery.date_terms ?? null,
    },
    billing,
    paymentMethod: payment_method,
    purchaseOrderNumber: purchase_order_number,
    newsletter,
    items: items.map((item) => ({ ...item, untracked: item.untracked ?? false })),
  };
  // A request that is sent again may find a later date and an empty cart: what the shopper chose stays the same.
  const { cost: _cost, date: _date, latestDate: _latest, terms: _terms, ...chosen } = content.delivery;
  return {
    checkout: {
      ...content,
      idempotencyKey: idempotency_key,
      contentHash: contentHash({ ...content, delivery: chosen, items: null }),
      clientAddress: parsed.data.client_address ?? null,
    },
  };
}

/** What is wrong with choices that each could be, and where; null for nothing. */
function faultOf({ delivery, payment_method }: Body, store: Store | null): [path: string[], message: string] | null {
  const { method, address } = delivery;
  if (method === 'address' && !address) return [['delivery', 'address'], 'Please enter where to deliver to.'];
  if (method === 'address' && address && !parsePostcode(address.postcode))
    return [['delivery', 'address', 'postcode'], POSTCODE_MESSAGE];
  if (method === 'collection' && !store) return [['delivery', 'store_id'], 'Please choose a store.'];
  if (method === 'collection' && delivery.cost > 0) return [['delivery', 'cost'], 'A collection costs nothing.'];
  if (method === 'address' && payment_method === 'pay_in_store')
    return [['payment_method'], 'Only a collection can be paid in store.'];
  return null;
}
