import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { StockAmount } from '../catalogue/stock/stock.rules.ts';
import type { Order, Refund } from './order.ts';
import { returnedStock, type ReturnedGoods } from './returned-goods.rules.ts';
import { totalsOf } from './totals.rules.ts';

export interface RefundRequest {
  /** Pence inc VAT; null for everything not yet refunded. */
  amount: number | null;
  /** A repeated one refunds nothing. */
  reference: string;
  returned: ReturnedGoods;
}

export type RefundDecision =
  | { kind: 'refund'; amount: number; stock: readonly StockAmount[] }
  | { kind: 'restock'; stock: readonly StockAmount[] }
  | { kind: 'already' }
  | { kind: 'refused'; reason: string };

type Refunded = Pick<Order, 'status' | 'paidAt' | 'refunds' | 'lines' | 'delivery' | 'taken'>;

/** Pence inc VAT. */
export function refundedOf(refunds: readonly Pick<Refund, 'amount'>[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Never more than was paid, never the same reference twice, never the whole of an order that may still be sent. */
export function decideRefund(
  { status, paidAt, refunds, lines, delivery, taken }: Refunded,
  { amount, reference, returned }: RefundRequest,
): RefundDecision {
  const refused = (reason: string): RefundDecision => ({ kind: 'refused', reason });
  if (paidAt === null) return refused('It has not been paid.');
  const isUnsent = status !== 'dispatched' && status !== 'delivered' && status !== 'cancelled';
  if (isUnsent && returned.length > 0) return refused('Its goods have not left: cancel it, which releases its stock.');
  const stock = returnedStock({ lines, taken }, returned);
  const done = decideRepeated(taken, { amount, returned });
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

/** All goods can still be restocked, once; some cannot, because a repeated command would restock them again. */
function decideRepeated(
  taken: readonly StockAmount[],
  { amount, returned }: Pick<RefundRequest, 'amount' | 'returned'>,
): RefundDecision {
  if (taken.length === 0) return { kind: 'already' };
  if (returned === 'all') return { kind: 'restock', stock: taken };
  if (amount !== null || returned.length === 0) return { kind: 'already' };
  return {
    kind: 'refused',
    reason:
      'It is refunded already, so --returned changes nothing. When all its goods are back, use --restock. ' +
      'For some of them, correct their levels with npm run stock, and do not use --restock later.',
  };
}
