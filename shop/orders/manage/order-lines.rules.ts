import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { Order } from '../order.ts';
import { formatLondonTime } from '../confirmation/london-time.rules.ts';
import { totalsOf } from '../totals.rules.ts';

/** Replaces control characters in text typed by shoppers: they could steer a terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

const keptUntil = ({ expiresAt }: Order) => (expiresAt ? [`kept until ${formatLondonTime(expiresAt)}`] : []);

/** Formats an order as one line of a list. */
export function listedLine(order: Order): string {
  const { number, placedAt, status, paymentMethod, delivery, contact } = order;
  return [
    number,
    formatLondonTime(placedAt),
    status,
    paymentMethod,
    delivery.method === 'collection' ? `collected from ${delivery.store?.id ?? 'a store'}` : 'delivered',
    totalOf(order),
    plain(`${contact.firstName} ${contact.lastName}`),
    ...keptUntil(order),
  ].join(' · ');
}

/** Formats an order's details for packing it or talking to its shopper, a line each. */
export function shownLines(order: Order): string[] {
  const { contact, delivery, lines, purchaseOrderNumber, paidAt, tracking, refunds } = order;
  const { address, store, date, latestDate } = delivery;
  const place = address
    ? [
        `${address.firstName} ${address.lastName}`,
        address.company,
        address.address1,
        address.address2,
        address.city,
        address.county,
        address.postcode,
        address.country,
      ]
    : [store?.name ?? 'a store'];
  return [
    listedLine(order),
    `${contact.firstName} ${contact.lastName} · ${contact.email} · ${contact.phone}`,
    `To: ${place.filter(Boolean).join(', ')}`,
    ...(date ? [`Expected: ${date}${latestDate && latestDate !== date ? ` to ${latestDate}` : ''}`] : []),
    ...(paidAt ? [`Paid: ${formatLondonTime(paidAt)}`] : []),
    ...(tracking ? [`Tracking: ${[tracking.carrier, tracking.number, tracking.url].filter(Boolean).join(' · ')}`] : []),
    ...refunds.map(
      ({ reference, amount, at }) => `Refunded: ${formatMoney(amount)} · ${reference} · ${formatLondonTime(at)}`,
    ),
    ...(purchaseOrderNumber ? [`Order reference: ${purchaseOrderNumber}`] : []),
    ...lines.map(
      ({ quantity, name, sku, variantDisplay }) =>
        `${quantity} × ${[name, ...variantDisplay.map(({ label }) => label), sku].join(' · ')}`,
    ),
  ].map(plain);
}
