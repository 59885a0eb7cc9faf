import { z } from 'zod';
import type { DateTerms } from '../../../../domain/delivery-dates.rules.ts';
import { POUNDS_MAXIMUM, toCentipence } from '../../../../domain/money.rules.ts';
import { contentHash } from '../../orders/checkout.rules.ts';
import type { Address, Checkout, Store } from '../../orders/order.ts';
import { stores } from '../../orders/stores.data.ts';

/** One line of text: whatever someone typed, without what could end the line in a mail. */
const line = (maximum: number) => z.string().trim().max(maximum).regex(/^[^\p{Cc}]*$/u);
const needed = (maximum: number) => line(maximum).min(1);
const optional = (maximum: number) => line(maximum).nullish().transform((value) => value ?? '');
const amount = z.number().min(0).max(POUNDS_MAXIMUM).transform(toCentipence);
const number = z.union([z.number().int().positive(), z.string().regex(/^\d{1,15}$/).transform(Number)]);
const date = z.iso.date().nullish().transform((value) => value ?? null);

const addressShape = z
  .object({
    first_name: needed(100),
    last_name: needed(100),
    company: optional(200),
    address1: needed(200),
    address2: optional(200),
    city: needed(100),
    county: optional(100),
    postcode: needed(20),
    country: needed(100),
    phone: optional(40),
  })
  .transform(({ first_name, last_name, ...address }): Address => ({ firstName: first_name, lastName: last_name, ...address }));

/** What the dates depend on, so that they can be worked out anew. */
const dateTerms = z
  .object({
    transit_days: z.number().int().min(1).max(10),
    division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']),
    goods: z.array(z.object({ is_slow: z.boolean(), is_to_order: z.boolean() })).max(10),
  })
  .transform(({ transit_days, division, goods }): DateTerms => ({ transitDays: transit_days, division, goods: goods.map(({ is_slow, is_to_order }) => ({ isSlow: is_slow, isToOrder: is_to_order })) }));

const bodyShape = z.object({
  idempotency_key: z.string().min(8).max(100),
  contact: z.object({ email: z.email().max(254), first_name: needed(100), last_name: needed(100), phone: optional(40) }),
  delivery: z.object({ method: z.enum(['address', 'collection']), address: addressShape.nullish(), store_id: z.string().max(100).nullish(), cost: amount, date, latest_date: date, date_terms: dateTerms.nullish() }),
  billing: addressShape.nullish().transform((value) => value ?? null),
  payment_method: z.enum(['bank_transfer', 'pay_in_store', 'card']),
  purchase_order_number: optional(100),
  newsletter: z.boolean().nullish().transform((value) => value ?? false),
  client_address: z.string().max(64).nullish(),
  items: z.array(z.object({ id: number, quantity: z.number().int().min(1).max(9_999), price: amount, untracked: z.boolean().nullish() })).max(1_000),
});

type Body = z.infer<typeof bodyShape>;

/** A checkout as it was sent, or what is wrong with it. */
export function readCheckout(body: unknown): { checkout: Checkout } | { fault: string } {
  const parsed = bodyShape.safeParse(body);
  if (!parsed.success) return { fault: `Not a checkout: ${parsed.error.issues[0]?.path.join('.')}` };
  const { idempotency_key, contact, delivery, billing, payment_method, purchase_order_number, newsletter, items } = parsed.data;
  const store = stores.find(({ id }) => id === delivery.store_id) ?? null;
  const fault = faultOf(parsed.data, store);
  if (fault) return { fault };
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
  return { checkout: { ...content, idempotencyKey: idempotency_key, contentHash: contentHash({ ...content, delivery: chosen, items: null }), clientAddress: parsed.data.client_address ?? null } };
}

/** What is wrong with choices that each could be; null for nothing. */
function faultOf({ delivery, payment_method }: Body, store: Store | null): string | null {
  if (delivery.method === 'address' && !delivery.address) return 'A delivery needs an address';
  if (delivery.method === 'collection' && !store) return 'There is no such store';
  if (delivery.method === 'collection' && delivery.cost > 0) return 'A collection costs nothing';
  if (delivery.method === 'address' && payment_method === 'pay_in_store') return 'Only a collection can be paid in store';
  return null;
}
