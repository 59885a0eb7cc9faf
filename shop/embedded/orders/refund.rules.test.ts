import { expect, test } from 'vitest';
import { lineTotal, unitPrice } from '@storefront/domain/money.rules.ts';
import type { OrderStatus, Refund } from './order.ts';
import { decideRefund, type RefundRequest } from './refund.rules.ts';

const NOT_RETURNED =
  'It is refunded already, so --returned changes nothing. When all its goods are back, use --restock. ' +
  'For some of them, correct their levels with npm run stock, and do not use --restock later.';
const NOT_LEFT = 'Its goods have not left: cancel it, which releases its stock.';
const PAID_AT = '2026-11-23T10:00:00.000Z';
const all: RefundRequest = { amount: null, reference: 'all', returned: [] };
const lamp = [{ sku: 'L-1', quantity: 1 }];
const part = (amount: number, reference = 'part'): RefundRequest => ({ amount, reference, returned: [] });
const given = (amount: number, reference = 'part'): Refund => ({ amount, reference, at: PAID_AT });

/** An order of £12.00 of goods and £6.00 of delivery. */
const decideFor = (status: OrderStatus, refunds: Refund[], request: RefundRequest, paidAt: string | null = PAID_AT) => {
  const decision = decideRefund(
    {
      status,
      paidAt,
      refunds,
      taken: status === 'cancelled' ? [] : [{ productId: 1, variantId: 0, quantity: 1 }],
      lines: [{ sku: 'L-1', productId: 1, variantId: null, total: lineTotal(unitPrice(100_000), 1) }] as never,
      delivery: { cost: 50_000 } as never,
    },
    request,
  );
  if (decision.kind === 'refund') return decision.amount;
  return decision.kind === 'refused' ? decision.reason : decision.kind;
};

test.each<[string, OrderStatus, Refund[], RefundRequest, unknown]>([
  ['all of a delivered order', 'delivered', [], all, 1_800],
  ['all of a cancelled order', 'cancelled', [], all, 1_800],
  ['a part of an order that is still packed', 'preparing', [], part(500), 500],
  ['another part', 'delivered', [given(500)], part(300, 'second'), 300],
  ['the rest', 'delivered', [given(500)], all, 1_300],
  ['the same part again', 'delivered', [given(500)], part(500), 'already'],
  ['another amount again', 'delivered', [given(500)], part(600), '£5.00 has been refunded with the reference part.'],
  ['all again', 'delivered', [given(1_800, 'all')], all, 'already'],
  ['all again, with all goods', 'delivered', [given(1_800, 'all')], { ...all, returned: 'all' }, 'restock'],
  ['some goods after all was refunded', 'delivered', [given(1_800, 'all')], { ...all, returned: lamp }, NOT_RETURNED],
  ['the same part with the same goods again', 'delivered', [given(500)], { ...part(500), returned: lamp }, 'already'],
  ['goods that were restocked before', 'cancelled', [given(1_800, 'all')], { ...all, returned: lamp }, 'already'],
  ['the goods of a cancelled order', 'cancelled', [given(1_800, 'all')], { ...all, returned: 'all' }, 'already'],
  ['goods that it never had', 'delivered', [], { ...all, returned: [{ sku: 'L-2', quantity: 1 }] }, 'It has no L-2.'],
  ['all of what parts have refunded', 'delivered', [given(1_800)], all, 'already'],
  ['more of what is refunded', 'delivered', [given(1_800)], part(1, 'more'), 'All of it has been refunded.'],
  ['more than is left', 'delivered', [given(1_000)], part(801, 'more'), 'Only £8.00 is left to refund.'],
  ['all of an order that may still be sent', 'paid', [], all, 'It may still be sent: cancel it first.'],
  ['all of it as a part', 'paid', [], part(1_800), 'It may still be sent: cancel it first.'],
  ['a part with goods that have not left', 'paid', [], { ...part(500), returned: 'all' }, NOT_LEFT],
])('%s', (_, status, refunds, request, expected) => expect(decideFor(status, refunds, request)).toBe(expected));

test('nothing is refunded of an unpaid order', () => {
  expect(decideFor('cancelled', [], all, null)).toBe('It has not been paid.');
});
