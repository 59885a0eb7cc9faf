import { formatMoney } from '../../domain/money-text.rules.ts';
import type { Order, Refund } from './order.ts';
import { totalsOf } from './totals.rules.ts';

/** What staff ask to refund. */
export interface RefundRequest {
  /** Pence inc VAT; null for all that has not been refunded. */
  amount: number | null;
  /** The shop's own reference. A repeated one refunds nothing. */
  reference: string;
  /** Whether the goods came back and can be sold again. */
  isRestocked: boolean;
}

/** The outcome of a request: an amount in pence, nothing because it has been refunded already, or a refusal with its reason. */
export type RefundDecision =
  | { kind: 'refund'; amount: number }
  | { kind: 'already' }
  | { kind: 'refused'; reason: string };

type Refunded = Pick<Order, 'status' | 'paidAt' | 'refunds' | 'lines' | 'delivery'>;

/** The sum of an order's refunds, in pence inc VAT. */
export function refundedOf(refunds: readonly Pick<Refund, 'amount'>[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Decides a refund: never more than was paid, never the same reference twice, never the whole of an order that may still be sent. */
export function decideRefund(
  { status, paidAt, refunds, lines, delivery }: Refunded,
  { amount, reference, isRestocked }: RefundRequest,
): RefundDecision {
  const refused = (reason: string): RefundDecision => ({ kind: 'refused', reason });
  if (paidAt === null) return refused('It has not been paid.');
  const same = refunds.find((refund) => refund.reference === reference);
  if (same)
    return amount === null || amount === same.amount
      ? { kind: 'already' }
      : refused(`${formatMoney(same.amount)} has been refunded with the reference ${reference}.`);
  const rest = totalsOf(lines, delivery.cost).total - refundedOf(refunds);
  if (rest <= 0) return amount === null ? { kind: 'already' } : refused('All of it has been refunded.');
  const wanted = amount ?? rest;
  if (wanted > rest) return refused(`Only ${formatMoney(rest)} is left to refund.`);
  const isUnsent = status !== 'dispatched' && status !== 'delivered' && status !== 'cancelled';
  if (isUnsent && wanted === rest) return refused('It may still be sent: cancel it first.');
  if (isUnsent && isRestocked) return refused('Its goods have not left: cancel it, which releases its stock.');
  return { kind: 'refund', amount: wanted };
}
