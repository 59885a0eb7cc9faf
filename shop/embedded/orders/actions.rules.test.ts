import { expect, test } from 'vitest';
import { decide, ORDER_ACTIONS, type OrderAction } from './actions.rules.ts';
import type { OrderStatus, PaymentMethod } from './order.ts';

const PAID_AT = '2026-11-23T10:00:00.000Z';

type Kind = 'transfer to an address' | 'transfer, collected' | 'paid in store';
const kinds: Record<Kind, { paymentMethod: PaymentMethod; method: 'address' | 'collection' }> = {
  'transfer to an address': { paymentMethod: 'bank_transfer', method: 'address' },
  'transfer, collected': { paymentMethod: 'bank_transfer', method: 'collection' },
  'paid in store': { paymentMethod: 'pay_in_store', method: 'collection' },
};

/** A cell for each of ORDER_ACTIONS: the resulting status, = for no change, – for refused. */
test.each<[Kind, OrderStatus, boolean, string]>([
  ['transfer to an address', 'awaiting_payment', false, 'paid – – – – – cancelled'],
  ['transfer to an address', 'paid', true, '= preparing – dispatched – – cancelled'],
  ['transfer to an address', 'preparing', true, '= = – dispatched – – cancelled'],
  ['transfer to an address', 'dispatched', true, '= = – = – delivered –'],
  ['transfer to an address', 'delivered', true, '= = – = – = –'],
  ['transfer to an address', 'cancelled', false, 'paid – – – – – ='],
  ['transfer to an address', 'cancelled', true, '– – – – – – ='],
  ['transfer, collected', 'awaiting_payment', false, 'paid – – – – – cancelled'],
  ['transfer, collected', 'paid', true, '= preparing ready_to_collect – – – cancelled'],
  ['transfer, collected', 'ready_to_collect', true, '= = = – delivered – cancelled'],
  ['transfer, collected', 'delivered', true, '= = = – = – –'],
  ['paid in store', 'awaiting_payment', false, 'paid – ready_to_collect – – – cancelled'],
  ['paid in store', 'paid', true, '= preparing ready_to_collect – – – cancelled'],
  ['paid in store', 'ready_to_collect', false, 'ready_to_collect = = – delivered – cancelled'],
  ['paid in store', 'ready_to_collect', true, '= = = – delivered – cancelled'],
  ['paid in store', 'cancelled', false, 'paid – – – – – ='],
])('%s, %s, paid: %s', (kind, status, isPaid, expected) => {
  const { paymentMethod, method } = kinds[kind];
  const told = (action: OrderAction) => {
    const order = { status, paymentMethod, paidAt: isPaid ? PAID_AT : null, delivery: { method }, tracking: null };
    const decision = decide(order, action);
    return decision.kind === 'move' ? decision.status : decision.kind === 'already' ? '=' : '–';
  };
  expect(ORDER_ACTIONS.map(told).join(' ')).toBe(expected);
});

test.each([
  ['the same', { carrier: 'Royal Mail', number: 'AB 1', url: '' }, 'already'],
  ['another number', { carrier: 'Royal Mail', number: 'AB 2', url: '' }, 'move'],
  ['a link', { carrier: 'Royal Mail', number: 'AB 1', url: 'https://carrier.example/AB1' }, 'move'],
  ['none', null, 'already'],
])('a dispatched order that is dispatched again with %s tracking: %j, %s', (_, tracking, expected) => {
  const order = {
    status: 'dispatched' as const,
    paymentMethod: 'card' as const,
    paidAt: PAID_AT,
    delivery: { method: 'address' as const },
    tracking: { carrier: 'Royal Mail', number: 'AB 1', url: '' },
  };
  expect(decide(order, 'dispatched', tracking).kind).toBe(expected);
  expect(decide({ ...order, tracking: null }, 'dispatched', tracking).kind).toBe(tracking ? 'move' : 'already');
});
