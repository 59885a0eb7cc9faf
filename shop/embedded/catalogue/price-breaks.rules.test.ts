import { expect, test } from 'vitest';
import { exVatOf, incVatOf } from '@storefront/domain/money.rules.ts';
import { breaksOf, unitPriceAt } from './price-breaks.rules.ts';

const product = {
  priceBreaks: [
    { quantity: 10, percentOff: 10 },
    { quantity: 50, percentOff: 20 },
  ],
};

test.each([
  [1, 999],
  [9, 999],
  [10, 899],
  [50, 799],
])('%i of a product of £9.99 cost %i pence each', (quantity, expected) => {
  expect(incVatOf(unitPriceAt(product, exVatOf(999), quantity))).toBe(expected);
});

test('a price that is too low to be reduced has no breaks', () => {
  expect(breaksOf(product, exVatOf(1))).toEqual([]);
  expect(breaksOf({}, exVatOf(999))).toEqual([]);
});
