import { formatMoney } from '../../../domain/money-text.rules.ts';
import type { DateRange } from '../../../domain/delivery/dates.rules.ts';
import { mailName } from '../../../domain/contact/mail-name.rules.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { Order } from '../order.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { totalsOf } from '../totals.rules.ts';
import { orderButton } from './confirmation.rules.ts';
import { formatDays, formatLondonTime } from './london-time.rules.ts';
import { orderItem, storeAddress } from './sections.rules.ts';

/** A change of an order that its shopper is notified of. */
export type OrderUpdate =
  /** `isShort`: part of it was sold to others before the payment arrived. */
  | { kind: 'paid'; dispatch: DateRange | null; isShort: boolean }
  | { kind: 'ready' }
  | { kind: 'dispatched' }
  /** `why`: not paid in time, the card payment failed, or the shop cancelled it. */
  | { kind: 'cancelled'; why: 'not_paid' | 'card_failed' | 'by_shop'; keptUntil: string | null };

interface News {
  subject: string;
  lines: readonly string[];
}

/** The mail that notifies a shopper of a change. Quotes only the first name of what was typed: the recipient may be someone else. */
export function statusMail(order: Order, news: OrderUpdate, companyDetails: CompanyDetails): Mail {
  const { subject, lines } = newsOf(order, news, companyDetails);
  const name = mailName(order.contact.firstName);
  return layOut(
    {
      to: order.contact.email,
      subject,
      greeting: `Hello${name && ` ${name}`},`,
      paragraphs: lines,
      button: orderButton(order),
      sections: [{ heading: `Order ${order.number}`, items: order.lines.map(orderItem) }],
    },
    companyDetails,
  );
}

function newsOf(order: Order, news: OrderUpdate, companyDetails: CompanyDetails): News {
  const { number } = order;
  switch (news.kind) {
    case 'paid':
      return { subject: `We have your payment for order ${number}`, lines: paidLines(order, news) };
    case 'ready':
      return { subject: `Order ${number} is ready to collect`, lines: readyLines(order) };
    case 'dispatched': {
      const days = formatDays(order.delivery.date, order.delivery.latestDate);
      return {
        subject: `Order ${number} is on its way`,
        lines: [`Your order ${number} has left us.`, ...(days ? [`Expected: ${days}`] : [])],
      };
    }
    case 'cancelled':
      return { subject: `Order ${number} is cancelled`, lines: cancelledLines(order, news, companyDetails) };
  }
}

const totalOf = ({ lines, delivery }: Order) => formatMoney(totalsOf(lines, delivery.cost).total);

function paidLines(order: Order, { dispatch, isShort }: Extract<OrderUpdate, { kind: 'paid' }>): string[] {
  const { delivery } = order;
  const received = `Thank you: your payment of ${totalOf(order)} for order ${order.number} has arrived.`;
  if (isShort)
    return [
      received,
      'Part of your order was sold while it was not paid for. We will call or write to you about waiting for it or having your money back.',
    ];
  const days = formatDays(delivery.date, delivery.latestDate);
  if (delivery.method === 'collection')
    return [
      received,
      days
        ? `Expected to be ready: ${days}. We will tell you when it is.`
        : 'We will tell you when it is ready to collect.',
    ];
  const leaves = dispatch && formatDays(dispatch.earliest, dispatch.latest);
  return [
    received,
    ...(leaves ? [`Dispatch: ${leaves}`] : []),
    days ? `Expected: ${days}` : 'We will tell you when it is dispatched.',
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
    ? ` We keep it for you until ${formatLondonTime(expiresAt)}; after that the order is cancelled.`
    : '';
  return [
    `Your order ${number} is ready to collect${store ? ` at ${store.name}` : ''}. Please bring the order number with you.`,
    paidAt === null ? `Please pay ${totalOf(order)} when you collect it.${until}` : 'It is paid for.',
    ...(store
      ? [
          `${storeAddress(store)}. Telephone: ${store.phone}`,
          ...store.openingHours.map(({ days, hours }) => `${days}: ${hours}`),
        ]
      : []),
  ];
}

function cancelledLines(
  { number, paidAt, paymentMethod, ...order }: Order,
  { why, keptUntil }: Extract<OrderUpdate, { kind: 'cancelled' }>,
  { phone, email }: CompanyDetails,
): string[] {
  const total = formatMoney(totalsOf(order.lines, order.delivery.cost).total);
  if (why === 'card_failed')
    return [
      `The card payment for your order ${number} did not go through, so the order is cancelled. You have not been charged, and you can order again.`,
    ];
  if (why === 'not_paid') {
    const kept = keptUntil === null ? '' : ` until ${formatLondonTime(keptUntil)}`;
    const reason =
      paymentMethod === 'bank_transfer'
        ? `We kept your order ${number} for you${kept}, and no payment has arrived. It is cancelled now.`
        : `We kept your order ${number} for you in the store${kept}. It is cancelled now.`;
    const paid =
      paymentMethod === 'bank_transfer'
        ? [
            `If you have sent the payment already, please call us on ${phone} or write to ${email}: you will have your goods or your money back.`,
          ]
        : [];
    return [reason, 'There is nothing to pay, and you can order again.', ...paid];
  }
  return [
    `Your order ${number} is cancelled.`,
    paidAt === null ? 'There is nothing to pay.' : `We refund ${total} the way you paid.`,
    `If you have questions, call us on ${phone} or write to ${email}.`,
  ];
}
