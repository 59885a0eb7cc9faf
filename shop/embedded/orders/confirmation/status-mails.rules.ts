import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { DateRange } from '@storefront/domain/delivery/dates.rules.ts';
import { mailName } from '@storefront/domain/contact/mail-name.rules.ts';
import { lastDayToPay } from '@storefront/domain/payment/deadline.rules.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { Order } from '../order.ts';
import { contactWays } from '../../mail/contact-ways.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { refundedOf } from '../refund.rules.ts';
import { totalsOf } from '../totals.rules.ts';
import { orderButton } from './confirmation.rules.ts';
import { formatDays, formatLondonTime } from './london-time.rules.ts';
import { collectionDays, orderItem, storeAddress } from './sections.rules.ts';

export type OrderUpdate =
  /** `isShort`: part of it was sold to others before the payment arrived. */
  | { kind: 'paid'; dispatch: DateRange | null; isShort: boolean }
  | { kind: 'ready' }
  | { kind: 'dispatched' }
  /** `amount`: pence inc VAT; `isWhole`: whether nothing is left to refund. */
  | { kind: 'refunded'; amount: number; isWhole: boolean }
  | { kind: 'cancelled'; why: 'not_paid' | 'card_failed' | 'by_shop'; keptUntil: string | null };

/** Quotes only the first name: the recipient may be someone else. */
export function statusMail(order: Order, news: OrderUpdate, companyDetails: CompanyDetails): Mail {
  const { subject, lines } = newsOf(order, news, companyDetails);
  const name = mailName(order.contact.firstName);
  return layOut(companyDetails, {
    to: order.contact.email,
    subject,
    greeting: `Hello${name && ` ${name}`},`,
    paragraphs: lines,
    button: orderButton(order),
    sections: [{ heading: `Order ${order.number}`, items: order.lines.map(orderItem) }],
  });
}

function newsOf(order: Order, news: OrderUpdate, companyDetails: CompanyDetails) {
  const { number } = order;
  switch (news.kind) {
    case 'paid':
      return { subject: `We’ve received your payment for order ${number}`, lines: paidLines(order, news) };
    case 'ready':
      return { subject: `Order ${number} is ready to collect`, lines: readyLines(order) };
    case 'dispatched': {
      const days = formatDays(order.delivery.date, order.delivery.latestDate);
      return {
        subject: `Order ${number} is on its way`,
        lines: [
          `Your order ${number} has been dispatched.`,
          ...(days ? [`Expected: ${days}`] : []),
          ...trackingLines(order),
        ],
      };
    }
    case 'refunded':
      return { subject: `A refund for your order ${number}`, lines: refundedLines(order, news) };
    case 'cancelled':
      return { subject: `Order ${number} has been cancelled`, lines: cancelledLines(order, news, companyDetails) };
  }
}

function trackingLines({ tracking }: Order): string[] {
  if (!tracking) return [];
  const { carrier, number, url } = tracking;
  const by = carrier ? ` with ${carrier}` : '';
  return [
    ...(carrier || number
      ? [`Your parcel is travelling${by}.${number ? ` Its tracking number is ${number}.` : ''}`]
      : []),
    ...(url ? [`Follow your parcel: ${url}`] : []),
  ];
}

function refundedLines({ number }: Order, { amount, isWhole }: Extract<OrderUpdate, { kind: 'refunded' }>): string[] {
  return [
    isWhole
      ? `We’ve refunded ${formatMoney(amount)} for your order ${number}, the way you paid.`
      : `We’ve refunded ${formatMoney(amount)} of what you paid for order ${number}, the way you paid.`,
    'Your bank may take up to five working days to show it.',
  ];
}

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

function paidLines(order: Order, { dispatch, isShort }: Extract<OrderUpdate, { kind: 'paid' }>): string[] {
  const { delivery } = order;
  const invoice =
    order.invoiceNumber === null ? '' : ` Your VAT invoice ${order.invoiceNumber} is on your order’s page.`;
  const received = `Thank you. We’ve received your payment of ${totalOf(order)} for order ${order.number}.${invoice}`;
  if (isShort)
    return [
      received,
      'Some of your items sold out before your payment arrived. We’ll call or email you so you can choose to ' +
        'wait for them or have your money back.',
    ];
  if (delivery.method === 'collection') {
    const days = collectionDays(delivery);
    return [
      received,
      days
        ? `Expected to be ready ${days}. We’ll email you when it is.`
        : 'We’ll email you when it’s ready to collect.',
    ];
  }
  const days = formatDays(delivery.date, delivery.latestDate);
  const leaves = dispatch && formatDays(dispatch.earliest, dispatch.latest);
  return [
    received,
    ...(leaves ? [`Dispatch: ${leaves}`] : []),
    days ? `Expected: ${days}` : 'We’ll email you when it’s dispatched.',
  ];
}

function readyLines(order: Order): string[] {
  const {
    number,
    paidAt,
    expiresAt,
    delivery: { store },
  } = order;
  const until = expiresAt
    ? ` We’ll hold it for you until ${formatLondonTime(expiresAt)}; after that, we’ll cancel the order.`
    : '';
  return [
    `Your order ${number} is ready to collect${store ? ` at ${store.name}` : ''}. Please bring your order ` +
      'number with you.',
    paidAt === null ? `Please pay ${totalOf(order)} when you collect it.${until}` : 'There’s nothing to pay.',
    ...(store
      ? [
          `${storeAddress(store)}.${store.phone && ` Telephone: ${store.phone}`}`,
          ...store.openingHours.map(({ days, hours }) => `${days}: ${hours}`),
        ]
      : []),
  ];
}

function cancelledLines(
  { number, paidAt, paymentMethod, ...order }: Order,
  { why, keptUntil }: Extract<OrderUpdate, { kind: 'cancelled' }>,
  companyDetails: CompanyDetails,
): string[] {
  const rest = totalsOf(order.lines, order.delivery.cost).total - refundedOf(order.refunds);
  if (why === 'card_failed')
    return [
      `The card payment for your order ${number} didn’t go through, so we’ve cancelled the order. You ` +
        'haven’t been charged, and you’re welcome to order again.',
    ];
  if (why === 'not_paid') {
    const isTransfer = paymentMethod === 'bank_transfer';
    const end = keptUntil && (isTransfer ? `the end of ${lastDayToPay(keptUntil)}` : formatLondonTime(keptUntil));
    const kept = end ? ` until ${end}` : '';
    const reason = isTransfer
      ? `We held your order ${number} for you${kept}, but we haven’t received your payment, so we’ve cancelled it.`
      : `We held your order ${number} for you in store${kept}, but it wasn’t collected, so we’ve cancelled it.`;
    const paid = isTransfer
      ? [
          `If you’ve already sent your payment, please ${contactWays(companyDetails)}, and we’ll send your ` +
            'goods or refund you.',
        ]
      : [];
    return [reason, 'There’s nothing to pay, and you’re welcome to order again.', ...paid];
  }
  return [
    `Your order ${number} has been cancelled.`,
    paidAt === null ? 'There’s nothing to pay.' : `We’ll refund ${formatMoney(rest)} the way you paid.`,
    `If you have any questions, ${contactWays(companyDetails)}.`,
  ];
}
