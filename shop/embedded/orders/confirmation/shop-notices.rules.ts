import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { layOut, type Section } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { ADDRESS_LINES } from '../address-lines.data.ts';
import type { Address, Order } from '../order.ts';
import { totalsOf } from '../totals.rules.ts';
import { orderButton } from './confirmation.rules.ts';
import { formatDays, formatLondonTime } from './london-time.rules.ts';
import { collectionDays, orderItem, totalRows } from './sections.rules.ts';
import { paymentNames } from './wording.data.ts';

/** Null when nobody is to be told. */
export function newOrderNotice(order: Order, companyDetails: CompanyDetails): Mail | null {
  const { number, placedAt, paymentMethod, contact, expiresAt } = order;
  const payment = paymentNames[paymentMethod];
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const shopper = [name, contact.email, contact.phone].filter(Boolean).join(', ');
  const end = expiresAt ? ` It is cancelled on ${formatLondonTime(expiresAt)} if it stays unpaid.` : '';
  return notice(order, companyDetails, {
    subject: `New order ${number}: ${totalOf(order)}, ${payment}`,
    greeting: `New order ${number}`,
    paragraphs: [
      `Placed on ${formatLondonTime(placedAt)} by ${shopper}.`,
      `Payment: ${payment}, not received yet.${end}`,
    ],
  });
}

/** So that it can be prepared; null when nobody is to be told. */
export function paidOrderNotice(order: Order, companyDetails: CompanyDetails): Mail | null {
  return notice(order, companyDetails, {
    subject: `Order ${order.number} is paid: ${totalOf(order)}`,
    greeting: `Order ${order.number} is paid`,
    paragraphs: ['The card payment arrived. It can be prepared.'],
  });
}

function notice(
  order: Order,
  companyDetails: CompanyDetails,
  letter: { subject: string; greeting: string; paragraphs: readonly string[] },
): Mail | null {
  if (companyDetails.ordersEmail === null) return null;
  return layOut(companyDetails, {
    to: companyDetails.ordersEmail,
    ...letter,
    button: orderButton(order),
    sections: sectionsOf(order),
  });
}

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

function sectionsOf(order: Order): Section[] {
  const { lines, delivery, billing, purchaseOrderNumber } = order;
  const days =
    delivery.method === 'collection' ? collectionDays(delivery) : formatDays(delivery.date, delivery.latestDate);
  const place = delivery.address ? addressLines(delivery.address) : [delivery.store?.name ?? 'A store'];
  return [
    { heading: 'Items, prices including VAT', items: lines.map(orderItem) },
    { heading: 'Totals', rows: totalRows(order) },
    {
      heading: delivery.method === 'collection' ? 'To collect' : 'To deliver',
      lines: [...place, ...(days ? [`Promised: ${days}`] : [])],
    },
    ...(billing ? [{ heading: 'Billing', lines: addressLines(billing) }] : []),
    ...(purchaseOrderNumber ? [{ heading: 'Customer’s order reference', lines: [purchaseOrderNumber] }] : []),
  ];
}

const addressLines = (address: Address): string[] => [
  `${address.firstName} ${address.lastName}`.trim(),
  ...ADDRESS_LINES.map((part) => address[part]).filter(Boolean),
  ...(address.phone ? [address.phone] : []),
];
