import { expect, test } from 'vitest';
import { guaranteeWords } from './guarantee.rules.ts';

test.each([
  ['Guarantee', '5 years', 'Guarantee: 5 years'],
  ['warranty', ' 18 Months ', 'Guarantee: 18 Months'],
  ['Guarantee (years)', '10', 'Guarantee: 10 years'],
  ['Warranty', 'Lifetime, parts only', 'Guarantee: Lifetime, parts only'],
  ['Warranty', '3 year manufacturer’s warranty', '3 year manufacturer’s warranty'],
  ['Guarantee', '5', null],
  ['Guarantee', '0 years', null],
  ['Guarantee (years)', '0', null],
  ['Guarantee', 'None', null],
  ['Guarantee', 'N/A', null],
  ['Guarantee', ' ', null],
  ['Guarantee', 'x'.repeat(41), null],
  ['Guaranteed output', '5 years', null],
])('%s, %s: %s', (name, value, words) => {
  expect(guaranteeWords([{ name, value }])).toBe(words);
});
