import { expect, test } from 'vitest';
import { changedPrices } from './changed-prices.rules.ts';

const lines = [{ sku: 'A-1', name: 'Lamp', quantity: 10, price: { incVat: { pence: 1_200 } } }];

test.each([
  ['unchanged', 1_200, []],
  ['not looked up yet', undefined, []],
  ['higher', 1_300, [1_300]],
  ['lower', 1_100, [1_100]],
  ['gone', null, [null]],
])('a price that is %s', (_, now, expected) => {
  expect(changedPrices(lines, () => now).map((changed) => changed.today)).toEqual(expected);
});

test('asks for the price of the quantity', () => {
  expect(changedPrices(lines, (sku, quantity) => (sku === 'A-1' && quantity === 10 ? 1_200 : null))).toEqual([]);
});
