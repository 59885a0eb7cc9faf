import { describe, expect, test } from 'vitest';
import { isQuantity, quantityTerms, quantityTermsText, soldQuantity } from './quantity.rules.ts';

test.each([
  [1, true],
  [9_999, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [10_000, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d as a quantity: %j', (quantity, holds) => expect(isQuantity(quantity)).toBe(holds));

describe('terms of sale', () => {
  test.each([
    [1, 1, 1, 1],
    [3, 10, 1, 10],
    [12, 10, 1, 12],
    [1, 1, 5, 5],
    [6, 1, 5, 10],
    [1, 12, 5, 15],
    [9_999, 1, 5, 9_995],
    [9_999, 9_999, 7, 9_996],
  ])('of %i, at least %i in multiples of %i, %i are sold', (wanted, minimum, multiple, expected) => {
    expect(soldQuantity(wanted, { minimum, multiple })).toBe(expected);
  });

  test('are single units where they make no sense', () => {
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
});
