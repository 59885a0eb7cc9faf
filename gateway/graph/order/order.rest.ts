import { z } from 'zod';
import { dispatchDays, type DateTerms } from '../../../domain/delivery/dates.rules.ts';
import { cartItemShape, toLine } from '../cart/cart.rest.ts';
import { lineTotal, toPence } from '../../../domain/money.rules.ts';
import { pricing } from '../money/money.rules.ts';
import type { PaymentEvent } from '../payment/payment.rules.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { listOf, money, optionalText } from '../../upstream/shapes.ts';
import { StoreRecord } from '../../../schema/rest/store.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import { toStore } from '../store/store.rest.ts';
import type { Store } from '../store/store.rules.ts';
import type { Address, Order, OrderLine } from './order.rules.ts';

const identifier = z.union([z.string().min(1), z.number()]).transform(String);
const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .nullish()
  .transform((value) => value ?? null);

/** The fields of an address in the shop API's spelling, of an order and of a customer's address book alike. */
export const addressFields = {
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  address1: optionalText,
  address2: optionalText,
  city: optionalText,
  county: optionalText,
  postcode: optionalText,
  country: optionalText,
  phone: optionalText,
};

const addressShape = z.object(addressFields).transform(({ first_name, last_name, ...address }): Address => ({
  ...address,
  firstName: first_name,
  lastName: last_name,
}));

/** What the dates of a delivery depend on, as it was sent with the order. */
const dateTermsShape = z
  .object({
    transit_days: z.int().min(1),
    division: z.enum(['england-and-wales', 'scotland', 'northern-ireland']),
    goods: z.array(z.object({ is_slow: z.boolean(), is_to_order: z.boolean() })),
  })
  .transform(({ transit_days, division, goods }): DateTerms => ({
    transitDays: transit_days,
    division,
    goods: goods.map(({ is_slow, is_to_order }) => ({ isSlow: is_slow, isToOrder: is_to_order })),
  }));

/** The same in the shop API's spelling. */
export function dateTermsRecord({ transitDays, division, goods }: DateTerms) {
  return {
    transit_days: transitDays,
    division,
    goods: goods.map(({ isSlow, isToOrder }) => ({ is_slow: isSlow, is_to_order: isToOrder })),
  };
}

/** An item of an order. A shop API may keep what a line was sold at, in either view, so that an order's amounts stay whatever becomes of the rules. */
const orderItemShape = cartItemShape.extend({ total_inc_vat: money.nullish(), total_ex_vat: money.nullish() });

function toOrderLine(item: z.infer<typeof orderItemShape>, pricesIncludeVat: boolean): OrderLine {
  const line = toLine(item, pricesIncludeVat);
  const { total_inc_vat: incVat, total_ex_vat: exVat } = item;
  return {
    ...line,
    total: incVat && exVat ? { incVat: toPence(incVat), exVat: toPence(exVat) } : lineTotal(line.price, line.quantity),
  };
}

const storeRecord = contractOf(StoreRecord);

function toBranch(value: unknown): Store | null {
  const reading = storeRecord.read(value);
  return reading.ok ? toStore(reading.body) : null;
}

/** An order as the shop API tells it. */
export const orderShape = z.object({
  id: identifier,
  number: identifier,
  access_key: z.string().min(8),
  placed_at: z.iso.datetime({ offset: true }),
  status: z.enum(['awaiting_payment', 'paid', 'preparing', 'dispatched', 'ready_to_collect', 'delivered', 'cancelled']),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  contact: z.object({ email: optionalText, first_name: optionalText, last_name: optionalText, phone: optionalText }),
  items: listOf(orderItemShape, ({ id }) => id),
  delivery: z.object({
    method: z.enum(['address', 'collection']),
    address: addressShape.nullish(),
    store: z.unknown().optional().transform(toBranch),
    cost: money,
    date: calendarDate,
    latest_date: calendarDate,
    date_terms: dateTermsShape.nullish(),
  }),
  billing: addressShape.nullish(),
  payment_method: z.enum(['bank_transfer', 'pay_in_store', 'card']),
  purchase_order_number: optionalText,
});

/** An order in our words. Its delivery charge is a line of one unit. */
export function toOrder(record: z.infer<typeof orderShape>, pricesIncludeVat: boolean): Order {
  const { delivery, contact } = record;
  const awaitsTransfer = record.payment_method === 'bank_transfer' && record.status === 'awaiting_payment';
  return {
    id: record.id,
    number: record.number,
    accessKey: record.access_key,
    placedAt: record.placed_at,
    status: record.status,
    expiresAt: record.expires_at ?? null,
    contact: { email: contact.email, firstName: contact.first_name, lastName: contact.last_name, phone: contact.phone },
    lines: record.items.map((item) => toOrderLine(item, pricesIncludeVat)),
    delivery: {
      method: delivery.method,
      address: delivery.address ?? null,
      store: delivery.store ?? null,
      charge: lineTotal(pricing(pricesIncludeVat)(delivery.cost), 1),
      earliestDate: delivery.date,
      latestDate: delivery.latest_date ?? delivery.date,
      dispatchAfterPayment: awaitsTransfer && delivery.date_terms ? dispatchDays(delivery.date_terms) : null,
    },
    billing: record.billing ?? null,
    paymentMethod: record.payment_method,
    purchaseOrderNumber: record.purchase_order_number,
  };
}

/** `GET /orders/{id}`: the order that a key opens; null for an unknown order and for another's key alike. */
export async function fetchOrder(
  { rest, pricesIncludeVat }: RestOptions,
  id: string,
  accessKey: string,
): Promise<Order | null> {
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: `/orders/${encodeURIComponent(id)}`,
    query: new URLSearchParams({ access_key: accessKey }),
    shape: orderShape,
  });
  return isAbsent(answer) ? null : toOrder(bodyOf('/orders', answer), pricesIncludeVat);
}

/** `POST /orders/{id}/payment`: what became of a payment; each event counts once. Answers whether there is such an order. */
export async function recordPayment(
  { rest }: RestOptions,
  { orderId, eventId, outcome, reference }: PaymentEvent,
): Promise<boolean> {
  const answer = await rest.call({
    kind: 'order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(orderId)}/payment`,
    body: { event_id: eventId, outcome, reference },
    // Each event counts once, however often it is sent.
    safe: true,
    needsSecret: true,
    shape: z.unknown(),
  });
  if (isAbsent(answer)) return false;
  bodyOf('/orders/payment', answer);
  return true;
}
