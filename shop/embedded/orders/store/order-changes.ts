import type { Kysely, Transaction } from 'kysely';
import { type DateRange, datesFrom } from '@storefront/domain/delivery/dates.rules.ts';
import { returnToBranch } from '../../catalogue/stock/branch-stock.ts';
import { returnStock, takeAvailable } from '../../catalogue/stock/stock-store.ts';
import type { StockAmount } from '../../catalogue/stock/stock.rules.ts';
import type { Tables } from '../../database/tables.ts';
import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { type OrderAction, decide } from '../actions.rules.ts';
import { invoiceNumber } from '../checkout.rules.ts';
import { paidOrderNotice } from '../confirmation/shop-notices.rules.ts';
import { type OrderUpdate, statusMail } from '../confirmation/status-mails.rules.ts';
import { expiresAt } from '../expiry.rules.ts';
import type { Order, OrderStatus, PaymentEvent, Tracking } from '../order.ts';
import type { Orders } from '../orders.ts';
import { statusAfter } from '../payment.rules.ts';
import { nextNumber } from './next-number.ts';
import {
  type OrderOptions,
  type OrderRow,
  changeOrder,
  orderDocument,
  takeCollected,
  writeOrderMail,
} from './order-rows.ts';

const EXPIRED_PER_READ = 50;

/** `isShort`: paid after part of it had been sold to others. */
type ActionResult =
  | { kind: 'done'; order: Order; isShort: boolean }
  | { kind: 'already'; order: Order }
  | { kind: 'refused'; order: Order; reason: string };

/** Each is one transaction with its stock and its mail. */
export interface OrderChanges extends Pick<Orders, 'pay'> {
  /** Null for an unknown number. `tracking` is the parcel's, for a dispatch. */
  act(number: number, action: OrderAction, now: Date, tracking?: Tracking | null): Promise<ActionResult | null>;
  /** Cancels overdue orders and releases their stock; returns them. Safe to run in several processes. */
  expire(now: Date): Promise<Order[]>;
}

export function createOrderChanges(options: OrderOptions): OrderChanges {
  const { db, companyDetails } = options;
  const expireOne = (id: string, now: Date): Promise<Order | null> =>
    changeOrder(options, { id }, async (transaction, order) => {
      // Another process may have seen it paid, or cancelled it, since it was read.
      if (order.expiresAt === null || order.expiresAt > now.toISOString()) return null;
      return (await move(options, transaction, order, { status: 'cancelled', isPaid: false, now, why: 'not_paid' }))
        .order;
    });

  return {
    pay: (id, event, now) =>
      changeOrder(options, { id }, async (transaction, order) => {
        if (!(await recordPaymentEvent(transaction, id, event, now))) return order;
        // The shop has cancelled a paid order: a repeated payment event must not revive it.
        const status =
          order.status === 'cancelled' && order.paidAt !== null
            ? order.status
            : statusAfter(order.status, event.outcome);
        if (status === order.status) return order;
        const isPaid = event.outcome === 'paid';
        const { order: after } = await move(options, transaction, order, { status, isPaid, now, why: 'card_failed' });
        await writeOrderMail(transaction, after, isPaid ? paidOrderNotice(after, companyDetails) : null, now);
        return after;
      }),

    act: (number, action, now, tracking = null) =>
      changeOrder(options, { number }, async (transaction, order): Promise<ActionResult> => {
        const decision = decide(order, action, tracking);
        if (decision.kind !== 'move') return { ...decision, order };
        const isPaid = action === 'paid' || action === 'collected';
        return {
          kind: 'done',
          ...(await move(options, transaction, order, {
            status: decision.status,
            isPaid,
            now,
            why: 'by_shop',
            tracking: tracking ?? order.tracking,
          })),
        };
      }),

    async expire(now) {
      const expired: Order[] = [];
      for (let last: Pick<OrderRow, 'id' | 'expires_at'> | undefined, isMore = true; isMore;) {
        const due = await readDue(db, now, last);
        for (const { id } of due) {
          try {
            const order = await expireOne(id, now);
            if (order) expired.push(order);
          } catch (error) {
            // The next run tries it again.
            console.error(`The order ${id} could not be cancelled:`, error instanceof Error ? error.message : error);
          }
        }
        last = due.at(-1);
        isMore = due.length === EXPIRED_PER_READ;
      }
      return expired;
    },
  };
}

/** Cancelling releases its stock, a late payment takes it again. */
async function move(
  { companyDetails, unpaidOrderDays }: OrderOptions,
  transaction: Transaction<Tables>,
  order: Order,
  { status, isPaid, now, why, tracking = order.tracking }: StatusChange,
): Promise<{ order: Order; isShort: boolean }> {
  let { taken, fromBranch } = order;
  const isBack = order.status === 'cancelled';
  if (status === 'cancelled') {
    await returnStock(transaction, taken);
    const { store } = order.delivery;
    if (store) await returnToBranch(transaction, store.id, fromBranch ?? []);
    taken = [];
    fromBranch = undefined;
  } else if (isBack) {
    taken = await takeAvailable(transaction, order.needed);
    fromBranch = await takeCollected(transaction, order, taken);
  }
  const isShort = isBack && taken.length < order.needed.length;
  if (isShort) await writeOrderMail(transaction, order, shortfallMail(order, taken, companyDetails), now);
  const isNewlyPaid = isPaid && order.paidAt === null;
  // The payment page of a card can stay open past the cut-off.
  const countsFromPayment = order.paymentMethod !== 'pay_in_store' && order.delivery.terms !== null;
  const { delivery, dispatch } =
    isNewlyPaid && (isBack || countsFromPayment)
      ? datedFrom(now, order, isShort)
      : { delivery: order.delivery, dispatch: null };
  const time = now.toISOString();
  // A test has no invoice: the numbers have no gaps.
  const issued = isNewlyPaid && !order.isTest ? await nextNumber(transaction, 'invoice') : null;
  const changed: Order = {
    ...order,
    status,
    taken,
    fromBranch,
    delivery,
    tracking,
    paidAt: isNewlyPaid ? time : order.paidAt,
    invoiceNumber: issued === null ? order.invoiceNumber : invoiceNumber(issued),
    readyAt: status === 'ready_to_collect' ? (order.readyAt ?? time) : order.readyAt,
  };
  const after: Order = { ...changed, expiresAt: expiresAt(changed, unpaidOrderDays) };
  await transaction
    .updateTable('orders')
    .set({
      status,
      document: orderDocument(after),
      expires_at: after.expiresAt,
      ...(issued !== null && { invoice_number: issued }),
    })
    .where('id', '=', order.id)
    .execute();
  const news = orderUpdateOf(order, after, { why, dispatch, isShort });
  await writeOrderMail(transaction, after, news && statusMail(after, news, companyDetails), now);
  return { order: after, isShort };
}

/** Oldest first. */
function readDue(db: Kysely<Tables>, now: Date, last: Pick<OrderRow, 'id' | 'expires_at'> | undefined) {
  const due = db
    .selectFrom('orders')
    .select(['id', 'expires_at'])
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .limit(EXPIRED_PER_READ);
  if (!last?.expires_at) return due.execute();
  const { id, expires_at } = last;
  return due
    .where((eb) =>
      eb.or([eb('expires_at', '>', expires_at), eb.and([eb('expires_at', '=', expires_at), eb('id', '>', id)])]),
    )
    .execute();
}

/** Returns whether the event's id is new. */
async function recordPaymentEvent(
  transaction: Transaction<Tables>,
  orderId: string,
  { eventId, outcome, reference }: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .insertInto('payment_events')
    .values({ order_id: orderId, event_id: eventId, outcome, reference, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['order_id', 'event_id']).doNothing())
    .returning('event_id')
    .execute();
  return rows.length > 0;
}

interface StatusChange {
  status: OrderStatus;
  isPaid: boolean;
  now: Date;
  why: Extract<OrderUpdate, { kind: 'cancelled' }>['why'];
  /** Defaults to the order's. */
  tracking?: Order['tracking'];
}

/** Null when the terms are unknown or stock is short. */
function datedFrom(
  now: Date,
  { delivery }: Order,
  isShort: boolean,
): { delivery: Order['delivery']; dispatch: DateRange | null } {
  const { arrival, dispatch } =
    delivery.terms && !isShort ? datesFrom(now, delivery.terms) : { arrival: null, dispatch: null };
  return { delivery: { ...delivery, date: arrival?.earliest ?? null, latestDate: arrival?.latest ?? null }, dispatch };
}

/** Null for none, as when the shopper collected the order themselves. */
function orderUpdateOf(
  before: Order,
  after: Order,
  { why, dispatch, isShort }: { why: StatusChange['why']; dispatch: DateRange | null; isShort: boolean },
): OrderUpdate | null {
  if (after.status === 'cancelled') return { kind: 'cancelled', why, keptUntil: before.expiresAt };
  if (after.status === 'delivered') return null;
  if (after.paidAt !== before.paidAt) return { kind: 'paid', dispatch, isShort };
  if (after.status === 'ready_to_collect') return { kind: 'ready' };
  return after.status === 'dispatched' ? { kind: 'dispatched' } : null;
}

/** Its stock had been released and sold: someone has to call the shopper. */
function shortfallMail(order: Order, taken: readonly StockAmount[], companyDetails: CompanyDetails): Mail {
  const isTaken = (wanted: StockAmount) =>
    taken.some(({ productId, variantId }) => productId === wanted.productId && variantId === wanted.variantId);
  const missing = order.needed
    .filter((wanted) => !isTaken(wanted))
    .map(({ productId, variantId, quantity }) => {
      const line = order.lines.find(
        (candidate) => candidate.productId === productId && (variantId === 0 || candidate.variantId === variantId),
      );
      return `${quantity} × ${line?.name ?? 'product'} ${line?.sku ?? productId}`;
    });
  const { firstName, lastName, email, phone } = order.contact;
  return layOut(companyDetails, {
    to: companyDetails.email,
    subject: `${companyDetails.shopName}: ${order.number} is paid but short of stock`,
    greeting: `${order.number} is short of stock`,
    paragraphs: [
      `${order.number} was cancelled because nobody had paid for it, and has been paid since. No longer in stock:`,
      ...missing,
      `Please agree with ${firstName} ${lastName}, ${email} ${phone}, on waiting or a refund.`,
    ],
  });
}
