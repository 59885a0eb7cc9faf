import { formatMoney } from '../../domain/money-text.rules.ts';
import type { StockAmount } from '../catalogue/stock/stock.rules.ts';
import type { Order, Refund } from './order.ts';
import { returnedStock, type ReturnedGoods } from './returned-goods.rules.ts';
import { totalsOf } from './totals.rules.ts';

/** What staff ask to refund. */
export interface RefundRequest {
  /** Pence inc VAT; null for all that has not been refunded. */
  amount: number | null;
  /** The shop's own reference. A repeated one refunds nothing. */
  reference: string;
  /** The goods that came back and can be sold again. */
  returned: ReturnedGoods;
}

/** The outcome of a request: an amount in pence with the stock that comes back, stock alone, nothing because it has been done already, or a refusal with its reason. */
export type RefundDecision =
  | { kind: 'refund'; amount: number; stock: readonly StockAmount[] }
  | { kind: 'restock'; stock: readonly StockAmount[] }
  | { kind: 'already' }
  | { kind: 'refused'; reason: string };

type Refunded = Pick<Order, 'status' | 'paidAt' | 'refunds' | 'lines' | 'delivery' | 'taken'>;

/** The sum of an order's refunds, in pence inc VAT. */
export function refundedOf(refunds: readonly Pick<Refund, 'amount'>[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Decides a refund: never more than was paid, never the same reference twice, never the whole of an order that may still be sent. */
export function decideRefund(
  { status, paidAt, refunds, lines, delivery, taken }: Refunded,
  { amount, reference, returned }: RefundRequest,
): RefundDecision {
  const refused = (reason: string): RefundDecision => ({ kind: 'refused', reason });
  if (paidAt === null) return refused('It has not been paid.');
  const isUnsent = status !== 'dispatched' && status !== 'delivered' && status !== 'cancelled';
  if (isUnsent && returned.length > 0) return refused('Its goods have not left: cancel it, which releases its stock.');
  const stock = returnedStock({ lines, taken }, returned);
  // Goods often come back after the money went: all of them can be given back later, which happens once.
  const done: RefundDecision =
    returned === 'all' && taken.length > 0 ? { kind: 'restock', stock: taken } : { kind: 'already' };
  const same = refunds.find((refund) => refund.reference === reference);
  if (same)
    return amount === null || amount === same.amount
      ? done
      : refused(`${formatMoney(same.amount)} has been refunded with the reference ${reference}.`);
  const rest = totalsOf(lines, delivery.cost).total - refundedOf(refunds);
  if (rest <= 0) return amount === null ? done : refused('All of it has been refunded.');
  const wanted = amount ?? rest;
  if (wanted > rest) return refused(`Only ${formatMoney(rest)} is left to refund.`);
  if (isUnsent && wanted === rest) return refused('It may still be sent: cancel it first.');
  return 'reason' in stock ? refused(stock.reason) : { kind: 'refund', amount: wanted, stock };
}
