import { expect, test } from 'vitest';
import { lastOrderOf, placedOrderOf } from './placed-order.rules.ts';

const greeted = { number: 'ORD-1', path: '/order/1', isGreeted: true };
test.each([
  [
    { number: 'ORD-1', path: '/order/1?key=2', more: 1 },
    { number: 'ORD-1', path: '/order/1?key=2', isGreeted: false },
  ],
  [greeted, greeted],
  [{ number: 'ORD-1', path: 'https://elsewhere.example/order/1' }, null],
  [{ number: 'ORD-1', path: '//elsewhere.example/order/' }, null],
  [null, null],
  ['text', null],
])('reads the placed order in %j', (value, order) => expect(placedOrderOf(value)).toEqual(order));

const NOW = Date.parse('2026-06-01T12:00:00Z');
const MINUTE = 60_000;
const last = { number: 'ORD-2', path: '/order/2?key=3', at: NOW - MINUTE };

test.each<[string, unknown, string | undefined]>([
  ['it was just placed', last, 'ORD-2'],
  ['that was half an hour ago', { ...last, at: NOW - 30 * MINUTE }, undefined],
  ['the time is to come, as after a change of the clock', { ...last, at: NOW + MINUTE }, undefined],
  ['storage holds something else', [], undefined],
])('the last order of this browser when %s', (_, value, number) => {
  expect(lastOrderOf(value, NOW)?.number).toBe(number);
});

test('another tab thanks nobody for the last order', () => expect(lastOrderOf(last, NOW)?.isGreeted).toBe(true));
