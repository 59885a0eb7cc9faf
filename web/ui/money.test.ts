import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [1234, '£12.34'],
  [123400, '£1,234.00'],
  [123456789, '£1,234,567.89'],
  [5, '£0.05'],
  [0, '£0.00'],
  [100000, '£1,000.00'],
  [-250, '-£2.50'],
  [Number.NaN, '£0.00'],
  [Number.POSITIVE_INFINITY, '£0.00'],
])('%d pence reads %s', (pence, text) => {
  expect(formatMoney(pence)).toBe(text);
});
