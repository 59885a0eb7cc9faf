import { describe, expect, test } from 'vitest';
import { expiresAt } from './expiry.rules.ts';
import { order as awaiting } from './order.fixture.ts';
import type { Order } from './order.ts';
import { sampleStores as stores } from '../sample-shop-file.fixture.ts';

const delivery = (storeId: string | null): Order['delivery'] => ({
  ...awaiting.delivery,
  method: storeId === null ? 'address' : 'collection',
  store: stores.find(({ id }) => id === storeId) ?? null,
});

describe('an order to be paid by bank transfer expires at the end of a calendar day', () => {
  test.each([
    ['an ordinary week', '2026-11-23T10:00:00.000Z', 7, '2026-11-30T23:59:59.000Z'],
    ['across the change to winter time', '2026-10-23T09:30:00.000Z', 7, '2026-10-30T23:59:59.000Z'],
    ['across the change to summer time', '2026-03-27T10:30:00.000Z', 7, '2026-04-03T22:59:59.000Z'],
    ['across the end of the year', '2026-12-28T23:59:59.999Z', 7, '2027-01-04T23:59:59.000Z'],
    ['a configured number of days', '2026-11-23T10:00:00.000Z', 14, '2026-12-07T23:59:59.000Z'],
  ])('%s', (_, placedAt, days, expected) => expect(expiresAt({ ...awaiting, placedAt }, days)).toBe(expected));
});

describe('an unpaid collection expires at closing time of the third working day after it is ready', () => {
  const order = {
    status: 'ready_to_collect',
    paymentMethod: 'pay_in_store',
    placedAt: '2026-01-01T10:00:00.000Z',
    paidAt: null,
  } as const;
  test.each([
    ['London, Monday', 'london', '2026-11-23T10:00:00Z', '2026-11-26T18:00:00.000Z'],
    ['Bristol, Monday', 'bristol', '2026-11-23T10:00:00Z', '2026-11-26T17:30:00.000Z'],
    ['over a weekend', 'london', '2026-11-26T10:00:00Z', '2026-12-01T18:00:00.000Z'],
    ['ready on a Saturday', 'london', '2026-11-28T10:00:00Z', '2026-12-02T18:00:00.000Z'],
    ['just before midnight in London, summer time', 'london', '2026-06-30T22:59:59Z', '2026-07-03T17:00:00.000Z'],
    ['just after midnight in London, summer time', 'london', '2026-06-30T23:00:00Z', '2026-07-06T17:00:00.000Z'],
    ['over Christmas', 'london', '2026-12-23T10:00:00Z', '2026-12-30T18:00:00.000Z'],
    ['over Easter', 'leeds', '2026-04-01T10:00:00Z', '2026-04-08T16:30:00.000Z'],
    ['Easter Monday in Glasgow, where it is no holiday', 'glasgow', '2026-04-01T10:00:00Z', '2026-04-07T16:30:00.000Z'],
    ['Saint Andrew’s Day in Glasgow', 'glasgow', '2026-11-26T10:00:00Z', '2026-12-02T17:30:00.000Z'],
    ['across the change to winter time', 'london', '2026-10-22T10:00:00Z', '2026-10-27T18:00:00.000Z'],
    ['across the change to summer time', 'london', '2026-03-26T10:00:00Z', '2026-03-31T17:00:00.000Z'],
    ['a store that no longer exists', 'atlantis', '2026-11-23T10:00:00Z', '2026-11-26T17:00:00.000Z'],
  ])('%s', (_, store, readyAt, expected) =>
    expect(expiresAt({ ...order, readyAt, delivery: delivery(store) }, 7)).toBe(expected),
  );
});

describe('does not expire', () => {
  const placedAt = '2026-11-23T10:00:00.000Z';
  test.each<[string, Partial<Order>]>([
    ['a card payment, which its provider ends', { paymentMethod: 'card' }],
    ['an order to be paid in store, before it is ready', { paymentMethod: 'pay_in_store' }],
    ['a paid order', { status: 'paid', paidAt: placedAt }],
    ['a paid order ready to collect', { status: 'ready_to_collect', paidAt: placedAt, readyAt: placedAt }],
    ['a dispatched order', { status: 'dispatched', paidAt: placedAt }],
    ['a cancelled order', { status: 'cancelled' }],
  ])('%s', (_, more) => expect(expiresAt({ ...awaiting, placedAt, ...more }, 7)).toBeNull());
});
