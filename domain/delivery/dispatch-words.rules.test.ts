import { USUAL_DISPATCH, type ShopDispatch } from './dates.rules.ts';
import { expect, test } from 'vitest';
import { cutOffWords, dispatchAfterPayment, dispatchRule, dispatchRules } from './dispatch-words.rules.ts';

test.each([
  [1, 1, false, 'Dispatched the working day after your transfer arrives'],
  [4, 4, false, 'Dispatched 4 working days after your transfer arrives'],
  [3, 7, false, 'Dispatched 3 to 7 working days after your transfer arrives'],
  [1, 1, true, 'Sent to the store the working day after your transfer arrives'],
])('%i to %i working days, collected: %s', (minimum, maximum, isCollected, words) =>
  expect(dispatchAfterPayment({ minimum, maximum }, isCollected)).toBe(words),
);

const atOnce: ShopDispatch = { ...USUAL_DISPATCH, awaitsTransfer: false };
const afterTransfer: ShopDispatch = { ...USUAL_DISPATCH, awaitsTransfer: true };

test.each([
  ['STANDARD', atOnce, 'Order before 1 pm on a working day for same-day dispatch'],
  ['EXTENDED', atOnce, 'Dispatched within 4 working days'],
  ['TO_ORDER', atOnce, 'Dispatched within 3 to 7 working days'],
  ['EXTENDED', afterTransfer, 'Dispatched 4 working days after your transfer arrives'],
] as const)('goods of lead time %s: %j', (leadTime, dispatch, words) =>
  expect(dispatchRule(leadTime, dispatch)).toBe(words),
);

test('no rule names the cut-off where goods wait for a transfer', () => {
  expect(dispatchRules(atOnce)).toContain('before 1 pm');
  expect(dispatchRules(afterTransfer)).not.toMatch(/1 pm|same day/);
});

test('a shop’s own dispatch', () => {
  const own = { cutOffHour: 11, toOrderDays: { minimum: 10, maximum: 15 }, awaitsTransfer: false };
  expect(dispatchRule('STANDARD', own)).toBe('Order before 11 am on a working day for same-day dispatch');
  expect(dispatchRule('TO_ORDER', own)).toBe('Dispatched within 10 to 15 working days');
});

test.each([
  [1, '1 am'],
  [12, 'noon'],
  [13, '1 pm'],
  [23, '11 pm'],
])('a cut-off at %i', (cutOffHour, words) => expect(cutOffWords({ ...USUAL_DISPATCH, cutOffHour })).toBe(words));
