import { expect, test } from 'vitest';
import { isQuantity, quantityTerms, quantityTermsText, readQuantity, soldQuantity } from './quantity.rules.ts';

test.each([
  [1, true],
  [0, false],
  [1.5, false],
  [10_000, false],
  [Number.NaN, false],
])('%d as a quantity: %j', (quantity, holds) => expect(isQuantity(quantity)).toBe(holds));

test.each([
  ['12', 12],
  ['12.00', 12],
  ['0', 0],
  ['1,000.00', 1_000],
  ['1\u202F000', 1_000],
  ['１，０００', 1_000],
  ['\u200E12\u200B', 12],
  ['2.5', null],
  ['1,00', null],
  ['1.000,00', null],
  ['1e2', null],
  ['-3', null],
  ['', null],
  ['9'.repeat(21), null],
])('%j as a typed quantity: %j', (text, quantity) => expect(readQuantity(text)).toBe(quantity));

test.each([
  [1, 1, 1, 1],
  [12, 10, 1, 12],
  [6, 1, 5, 10],
  [1, 12, 5, 15],
  [9_999, 1, 5, 9_995],
])('of %i wanted, at least %i in multiples of %i, %i are sold', (wanted, minimum, multiple, expected) => {
  expect(soldQuantity(wanted, { minimum, multiple })).toBe(expected);
});

test('terms of sale are single units where they make no sense', () => {
  for (const given of [0, -5, 2.5, 10_000, Number.NaN, '10', null, undefined])
    expect(quantityTerms(given, given)).toEqual({ minimum: 1, multiple: 1 });
});

test.each([
  [1, 1, ''],
  [10, 1, 'The minimum order is 10.'],
  [1, 5, 'Sold in multiples of 5.'],
  [12, 5, 'Sold in multiples of 5, from 15.'],
])('at least %i in multiples of %i read %j', (minimum, multiple, expected) => {
  expect(quantityTermsText({ minimum, multiple })).toBe(expected);
});
