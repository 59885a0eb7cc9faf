import { expect, test } from 'vitest';
import { guaranteeWords } from './guarantee.rules.ts';

test.each([
  ['Guarantee', '5 years', '5-year guarantee'],
  ['Guarantee', '1 year', '1-year guarantee'],
  ['warranty:', ' 18 Months ', '18-month guarantee'],
  ['Guarantee (years)', '10', '10-year guarantee'],
  ['Guarantee', 'Lifetime', 'Guarantee: Lifetime'],
  ['Warranty', '2 years, parts only', 'Guarantee: 2 years, parts only'],
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
  expect(
    guaranteeWords([
      { name: 'Finish', value: '5 years' },
      { name, value },
    ]),
  ).toBe(words);
});
