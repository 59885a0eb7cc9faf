import { expect, test } from 'vitest';
import { expectedWords, isCalledOff, isExpected, wordsOf } from './status.rules.ts';

test.each([
  ['PAID', 999, 'Paid', false, true],
  ['PAID', 1_000, 'Refunded', true, false],
  ['PREPARING', 1_000, 'Refunded', true, false],
  ['DISPATCHED', 0, 'On its way', false, true],
  ['READY_TO_COLLECT', 0, 'Ready to collect', false, false],
  ['READY_TO_COLLECT', 1_200, 'Refunded', true, false],
  ['DELIVERED', 1_000, 'Delivered', false, false],
  ['CANCELLED', 1_000, 'Cancelled', true, false],
  ['OF_A_LATER_RELEASE', 0, undefined, false, true],
])('an order of 1,000 pence that is %s, with %d refunded: %s', (status, refunded, name, over, expected) => {
  const order = { status, total: { incVat: { pence: 1_000 } }, refunded: { pence: refunded } };
  expect(wordsOf(order)?.name).toBe(name);
  expect([isCalledOff(order), isExpected(order)]).toEqual([over, expected]);
});

test('an order that cost nothing is not refunded', () => {
  expect(wordsOf({ status: 'PAID', total: { incVat: { pence: 0 } }, refunded: { pence: 0 } })?.name).toBe('Paid');
});

const SOONER = 'within 1 opening hour if the store has everything';
test.each([
  ['a delivery', false, null, 1, 'Expected Monday 30th November'],
  ['a collection', true, null, 1, `Ready by Monday 30th November, or ${SOONER}`],
  ['a collection without a promise', true, null, null, 'Ready by Monday 30th November'],
  ['goods made to order', true, '2026-12-04', 1, 'Ready Monday 30th November to Friday 4th December'],
])('the date of %s', (_, isCollected, latestDate, readyHours, words) => {
  expect(expectedWords(isCollected, { earliestDate: '2026-11-30', latestDate, readyHours })).toBe(words);
});
