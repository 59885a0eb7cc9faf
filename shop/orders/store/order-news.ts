import { datesFrom, type DateRange } from '../../../domain/delivery/dates.rules.ts';
import type { OrderNews } from '../confirmation/status-mails.rules.ts';
import type { Order, OrderStatus } from '../order.ts';

export interface Move {
  status: OrderStatus;
  /** Whether its payment has arrived, if it had not before. */
  isPaid: boolean;
  now: Date;
  /** Why, if it is cancelled. */
  why: Extract<OrderNews, { kind: 'cancelled' }>['why'];
}

/** Delivery and dispatch worked out from now; no dates where they are not known, or part of the goods has gone. */
export function datedFrom(
  now: Date,
  { delivery }: Order,
  isShort: boolean,
): { delivery: Order['delivery']; dispatch: DateRange | null } {
  const { arrival, dispatch } =
    delivery.terms && !isShort ? datesFrom(now, delivery.terms) : { arrival: null, dispatch: null };
  return { delivery: { ...delivery, date: arrival?.earliest ?? null, latestDate: arrival?.latest ?? null }, dispatch };
}

/** What the shopper is told of a change; null for nothing, as when they have collected it themselves. */
export function newsOf(
  before: Order,
  after: Order,
  { why, dispatch, isShort }: { why: Move['why']; dispatch: DateRange | null; isShort: boolean },
): OrderNews | null {
  if (after.status === 'cancelled') return { kind: 'cancelled', why, keptUntil: before.expiresAt };
  if (after.status === 'delivered') return null;
  if (after.paidAt !== before.paidAt) return { kind: 'paid', dispatch, isShort };
  if (after.status === 'ready_to_collect') return { kind: 'ready' };
  return after.status === 'dispatched' ? { kind: 'dispatched' } : null;
}
