import { expect, test } from 'vitest';
import { isCalledOff, wordsOf } from './status.rules.ts';

test.each([
  ['PAID', 0, 'Paid', false],
  ['PAID', 999, 'Paid', false],
  ['PAID', 1_000, 'Refunded', true],
  ['PREPARING', 1_000, 'Refunded', true],
  ['READY_TO_COLLECT', 1_200, 'Refunded', true],
  ['DELIVERED', 1_000, 'Delivered', false],
  ['CANCELLED', 1_000, 'Cancelled', true],
  ['CANCELLED', 0, 'Cancelled', true],
  ['OF_A_LATER_RELEASE', 0, undefined, false],
])('an order of 1,000 pence that is %s, with %d refunded: %s', (status, refunded, name, over) => {
  const order = { status, total: { incVat: { pence: 1_000 } }, refunded: { pence: refunded } };
  expect(wordsOf(order)?.name).toBe(name);
  expect(isCalledOff(order)).toBe(over);
});

test('an order that cost nothing is not refunded', () => {
  expect(wordsOf({ status: 'PAID', total: { incVat: { pence: 0 } }, refunded: { pence: 0 } })?.name).toBe('Paid');
});
