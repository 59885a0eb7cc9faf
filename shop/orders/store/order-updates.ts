import { datesFrom, type DateRange } from '@storefront/domain/delivery/dates.rules.ts';
import type { OrderUpdate } from '../confirmation/status-mails.rules.ts';
import type { Order, OrderStatus } from '../order.ts';

export interface StatusChange {
  status: OrderStatus;
  /** Whether this change marks it paid. */
  isPaid: boolean;
  now: Date;
  /** The reason of a cancellation. */
  why: Extract<OrderUpdate, { kind: 'cancelled' }>['why'];
  /** Defaults to the order's. */
  tracking?: Order['tracking'];
}

/** Computes delivery and dispatch dates from now; none when the terms are unknown or stock is short. */
export function datedFrom(
  now: Date,
  { delivery }: Order,
  isShort: boolean,
): { delivery: Order['delivery']; dispatch: DateRange | null } {
  const { arrival, dispatch } =
    delivery.terms && !isShort ? datesFrom(now, delivery.terms) : { arrival: null, dispatch: null };
  return { delivery: { ...delivery, date: arrival?.earliest ?? null, latestDate: arrival?.latest ?? null }, dispatch };
}

/** Returns the change to notify the shopper of; null for none, as when they collected the order themselves. */
export function orderUpdateOf(
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
