import {
  OrderRecord,
  PaymentRefusal,
  type AddressRecord,
  type DateTermsRecord,
  type OrderItemRecord,
  type TrackingRecord,
} from '@storefront/schema/rest/order.ts';
import { dispatchDays, dispatchTermsOf, type DateTerms } from '@storefront/domain/delivery/dates.rules.ts';
import { toLine } from '../cart/cart.rest.ts';
import { lineTotal, toCentipence, toPence } from '@storefront/domain/money.rules.ts';
import { toDiscounts } from '../money/discounts.rest.ts';
import { pricing } from '../money/money.rules.ts';
import type { PaymentEvent } from '../payment/card-payments.ts';
import type { RestOptions } from '../product/product.rest.ts';
import { bodyOf, isAbsent } from '../../upstream/client.ts';
import { listOf, textOf } from '../../upstream/contract/values.ts';
import { contractOf, unreadBody } from '../../upstream/contract/contract.ts';
import { toStore } from '../store/store.rest.ts';
import type { Address, Order, OrderLine, ParcelTracking } from './order.rules.ts';

const orderRecord = contractOf(OrderRecord);

export const toAddress = (record: AddressRecord): Address => ({
  firstName: textOf(record.first_name),
  lastName: textOf(record.last_name),
  company: textOf(record.company),
  address1: textOf(record.address1),
  address2: textOf(record.address2),
  city: textOf(record.city),
  county: textOf(record.county),
  postcode: textOf(record.postcode),
  country: textOf(record.country),
  phone: textOf(record.phone),
});

const toDateTerms = ({ transit_days, division, goods, cut_off_hour, to_order_days }: DateTermsRecord): DateTerms => ({
  transitDays: transit_days,
  division,
  goods: goods.map(({ is_slow, is_to_order }) => ({ isSlow: is_slow, isToOrder: is_to_order })),
  dispatch: dispatchTermsOf({ cutOffHour: cut_off_hour, toOrderDays: to_order_days }),
});

export function dateTermsRecord({ transitDays, division, goods, dispatch }: DateTerms) {
  return {
    transit_days: transitDays,
    division,
    goods: goods.map(({ isSlow, isToOrder }) => ({ is_slow: isSlow, is_to_order: isToOrder })),
    cut_off_hour: dispatch.cutOffHour,
    to_order_days: dispatch.toOrderDays,
  };
}

/** A shop API may store the total at which the line was sold, so that changes of rounding do not alter old orders. */
function toOrderLine(item: OrderItemRecord, pricesIncludeVat: boolean): OrderLine {
  const line = toLine(item, pricesIncludeVat);
  const incVat = toCentipence(item.total_inc_vat);
  const exVat = toCentipence(item.total_ex_vat);
  return {
    ...line,
    total: incVat && exVat ? { incVat: toPence(incVat), exVat: toPence(exVat) } : lineTotal(line.price, line.quantity),
  };
}

/** Null when it says nothing. */
function toTracking({ carrier, number, url }: TrackingRecord): ParcelTracking | null {
  const link = textOf(url);
  const tracking = {
    carrier: textOf(carrier),
    number: textOf(number),
    url: /^https:\/\/[^\s]+$/.test(link) && URL.canParse(link) ? link : '',
  };
  return tracking.number || tracking.url ? tracking : null;
}

/** The delivery charge is computed like a line of one unit. */
export function toOrder(record: OrderRecord, pricesIncludeVat: boolean): Order {
  const { delivery, contact } = record;
  const awaitsTransfer = record.payment_method === 'bank_transfer' && record.status === 'awaiting_payment';
  return {
    id: String(record.id),
    number: String(record.number),
    accessKey: record.access_key,
    placedAt: record.placed_at,
    status: record.status,
    expiresAt: record.expires_at ?? null,
    contact: {
      email: textOf(contact.email),
      firstName: textOf(contact.first_name),
      lastName: textOf(contact.last_name),
      phone: textOf(contact.phone),
    },
    lines: listOf(record.items, 'id', (item) => toOrderLine(item, pricesIncludeVat)),
    discounts: toDiscounts(record.discounts),
    delivery: {
      method: delivery.method,
      optionName: textOf(delivery.option_name),
      address: delivery.address ? toAddress(delivery.address) : null,
      store: delivery.store ? toStore(delivery.store) : null,
      charge: lineTotal(pricing(pricesIncludeVat)(toCentipence(delivery.cost)), 1),
      earliestDate: delivery.date ?? null,
      latestDate: delivery.latest_date ?? delivery.date ?? null,
      dispatchAfterPayment:
        awaitsTransfer && delivery.date_terms ? dispatchDays(toDateTerms(delivery.date_terms)) : null,
      tracking: delivery.tracking ? toTracking(delivery.tracking) : null,
    },
    billing: record.billing ? toAddress(record.billing) : null,
    paymentMethod: record.payment_method,
    purchaseOrderNumber: textOf(record.purchase_order_number),
    isTest: record.test ?? false,
    vatNumber: textOf(record.vat_number),
    refunded: toPence(toCentipence(record.refunded)),
    invoice: record.invoice
      ? {
          number: String(record.invoice.number),
          issuedAt: record.invoice.issued_at,
          taxPoint: record.invoice.tax_point,
        }
      : null,
  };
}

/** Longer than any id or key of an order; only bounds the address of a call. */
const ORDER_TEXT_MAXIMUM = 500;

/** With any other text the address of the call would be of something else, too long or unreadable. */
export const isOrderText = (text: string): boolean =>
  text.length <= ORDER_TEXT_MAXIMUM && text.isWellFormed() && !['', '.', '..'].includes(text);

/** `GET /orders/{id}`; null for an unknown order or a wrong access key. */
export async function fetchOrder(
  { rest, pricesIncludeVat }: RestOptions,
  id: string,
  accessKey: string,
): Promise<Order | null> {
  if (!isOrderText(id) || !isOrderText(accessKey)) return null;
  const answer = await rest.call({
    kind: 'order',
    method: 'GET',
    path: `/orders/${encodeURIComponent(id)}`,
    query: new URLSearchParams({ access_key: accessKey }),
    contract: orderRecord,
  });
  return isAbsent(answer) ? null : toOrder(bodyOf('/orders', answer), pricesIncludeVat);
}

const paymentRefusal = contractOf(PaymentRefusal);

/** `cancelled`: the shop cancelled the order and cannot revive it. */
export type PaymentRecording = 'recorded' | 'unknown' | 'cancelled';

/** `POST /orders/{id}/payment`: once per event. */
export async function recordPayment(
  { rest }: RestOptions,
  { orderId, eventId, outcome, reference }: PaymentEvent,
): Promise<PaymentRecording> {
  const answer = await rest.call({
    kind: 'order',
    method: 'POST',
    path: `/orders/${encodeURIComponent(orderId)}/payment`,
    body: { event_id: eventId, outcome, reference },
    // The shop API ignores an event that it has seen before.
    safe: true,
    isSigned: true,
    contract: unreadBody,
  });
  if (isAbsent(answer)) return 'unknown';
  if (answer.kind === 'refused' && answer.status === 409 && paymentRefusal.read(answer.json).ok) return 'cancelled';
  bodyOf('/orders/payment', answer);
  return 'recorded';
}
