import { USUAL_DISPATCH } from './dates.rules.ts';
import { expect, test } from 'vitest';
import { cutOffWords, dispatchAfterPayment, dispatchRule } from './dispatch-words.rules.ts';

test.each([
  [1, 1, false, 'Dispatched 1 working day after your payment arrives'],
  [4, 4, false, 'Dispatched 4 working days after your payment arrives'],
  [3, 7, false, 'Dispatched 3 to 7 working days after your payment arrives'],
  [1, 1, true, 'Sent to the store 1 working day after your payment arrives'],
])('%i to %i working days, collected: %s', (minimum, maximum, isCollected, words) =>
  expect(dispatchAfterPayment({ minimum, maximum }, isCollected)).toBe(words),
);

test.each([
  ['STANDARD', 'Order before 1 pm on a working day for same-day dispatch'],
  ['EXTENDED', 'Dispatched within 4 working days'],
  ['TO_ORDER', 'Dispatched within 3 to 7 working days'],
] as const)('goods of lead time %s: %s', (leadTime, words) =>
  expect(dispatchRule(leadTime, USUAL_DISPATCH)).toBe(words),
);

test('a shop’s own dispatch', () => {
  const own = { cutOffHour: 11, toOrderDays: { minimum: 10, maximum: 15 } };
  expect(dispatchRule('STANDARD', own)).toBe('Order before 11 am on a working day for same-day dispatch');
  expect(dispatchRule('TO_ORDER', own)).toBe('Dispatched within 10 to 15 working days');
});

test.each([
  [1, '1 am'],
  [12, 'noon'],
  [13, '1 pm'],
  [23, '11 pm'],
])('a cut-off at %i', (cutOffHour, words) => expect(cutOffWords({ ...USUAL_DISPATCH, cutOffHour })).toBe(words));
