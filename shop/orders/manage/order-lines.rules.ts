import { formatMoney } from '../../../domain/money-text.rules.ts';
import type { Order } from '../order.ts';
import { momentOf } from '../confirmation/moments.rules.ts';
import { totalsOf } from '../totals.rules.ts';

/** What was typed at the checkout, without what could steer a terminal. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

const keptUntil = ({ expiresAt }: Order) => (expiresAt ? [`kept until ${momentOf(expiresAt)}`] : []);

/** An order as one line of a list. */
export function listedLine(order: Order): string {
  const { number, placedAt, status, paymentMethod, delivery, contact } = order;
  return [
    number,
    momentOf(placedAt),
    status,
    paymentMethod,
    delivery.method === 'collection' ? `collected from ${delivery.store?.id ?? 'a store'}` : 'delivered',
    totalOf(order),
    plain(`${contact.firstName} ${contact.lastName}`),
    ...keptUntil(order),
  ].join(' · ');
}

/** All that someone needs who packs an order or talks to its shopper, a line each. */
export function shownLines(order: Order): string[] {
  const { contact, delivery, lines, purchaseOrderNumber, paidAt } = order;
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
    ...(paidAt ? [`Paid: ${momentOf(paidAt)}`] : []),
    ...(purchaseOrderNumber ? [`Purchase order: ${purchaseOrderNumber}`] : []),
    ...lines.map(
      ({ quantity, name, sku, variantDisplay }) =>
        `${quantity} × ${[name, ...variantDisplay.map(({ label }) => label), sku].join(' · ')}`,
    ),
  ].map(plain);
}
