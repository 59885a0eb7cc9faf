import { expect, test } from 'vitest';
import { decimalPounds, formatExactExVat, formatMoney, formatExVat, formatRoundMoney } from './money-text.rules.ts';

test.each([
  [1234, '£12.34'],
  [123456789, '£1,234,567.89'],
  [-250, '-£2.50'],
  [Number.NaN, '£0.00'],
])('%d pence reads %s', (pence, text) => expect(formatMoney(pence)).toBe(text));

test.each([
  [{ pence: 4, amount: '0.0417' }, '£0.0417'],
  [{ pence: 42, amount: '0.42' }, '£0.42'],
  [{ pence: 100, amount: '0.9999' }, '£0.9999'],
  [{ pence: 100, amount: '1.0000' }, '£1.00'],
  [{ pence: 833, amount: '8.3250' }, '£8.33'],
  [{ pence: 4 }, '£0.04'],
  [{ pence: Number.NaN, amount: 'none' }, '£0.00'],
])('a price ex VAT of %o reads %s', (money, text) => expect(formatExVat(money)).toBe(text));

test.each([
  [999, '9.99'],
  [120_000, '1200.00'],
])('%d pence are %s for machines', (pence, text) => expect(decimalPounds(pence)).toBe(text));

test.each([
  [6_900, '£69'],
  [594, '£5.94'],
  [100_000, '£1,000'],
  [0, '£0'],
])('%i pence, without pence where there are none, reads %s', (pence, text) => {
  expect(formatRoundMoney(pence)).toBe(text);
});

test.each([
  [833, '8.3250', '£8.325'],
  [4, '0.0417', '£0.0417'],
  [123_456, '1234.5550', '£1,234.555'],
])('%i pence, exactly %s, is %s', (pence, amount, expected) => {
  expect(formatExactExVat({ pence, amount })).toBe(expected);
});
