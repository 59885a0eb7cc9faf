import { expect, test } from 'vitest';
import { priceAt, sensibleBreaks } from './price-breaks.rules.ts';

const breaks = [
  { quantity: 10, price: 90 },
  { quantity: 50, price: 80 },
];

test.each([
  [9, 100],
  [10, 90],
  [50, 80],
])('%i cost %i each', (quantity, expected) => expect(priceAt(100, breaks, quantity)).toBe(expected));

test('without breaks the price stays', () => expect(priceAt(100, [], 1_000)).toBe(100));

test.each([
  ['are sorted', '50 at 80, 10 at 90', '10 at 90, 50 at 80'],
  ['are cheaper each time', '10 at 90, 20 at 95, 50 at 90, 80 at 70', '10 at 90, 80 at 70'],
  ['are never free, nor from one', '1 at 90, 10 at 0', ''],
  ['have one price for a quantity', '10 at 90, 10 at 80', '10 at 90'],
])('price breaks %s', (_, given, expected) => {
  const parsed = given.split(', ').map((words) => {
    const [quantity = 0, price = 0] = words.split(' at ').map(Number);
    return { quantity, price };
  });
  const sensible = sensibleBreaks(100, parsed, (price) => price);
  expect(sensible.map(({ quantity, price }) => `${quantity} at ${price}`).join(', ')).toBe(expected);
});

test('price breaks are at most twelve', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ quantity: index + 2, price: 99 - index }));
  expect(sensibleBreaks(100, many, (price) => price)).toHaveLength(12);
});
