import { expect, test } from 'vitest';
import { incVat, inPounds, totalsOf } from './totals.rules.ts';

test.each([[0, 0], [1, 1], [2, 2], [3, 4], [100, 120], [495, 594], [1_002, 1_202], [1_003, 1_204], [999_999_999, 1_199_999_999]])('%i pence ex VAT are %i inc VAT', (exVat, expected) => expect(incVat(exVat)).toBe(expected));

test('it is what the storefront shows: ex VAT × 1.2, halves rounded up', () => {
  for (let exVat = 0; exVat < 1_000; exVat += 1) expect(incVat(exVat)).toBe(Math.round(Number((exVat * 1.2).toFixed(4))));
});

test('a total is the sum of what is shown: lines of rounded units, and delivery', () => {
  expect(totalsOf([{ price: 1_003, quantity: 3 }, { price: 1, quantity: 2 }], 495)).toEqual({ goods: 3 * 1_204 + 2, delivery: 594, total: 4_208, vat: 4_208 - 3_009 - 2 - 495 });
});

test.each([[0, '£0.00'], [5, '£0.05'], [123_450, '£1,234.50']])('%i pence are %s', (pence, text) => expect(inPounds(pence)).toBe(text));
