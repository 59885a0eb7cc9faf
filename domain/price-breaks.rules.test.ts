import { describe, expect, test } from 'vitest';
import { priceAt, sensibleBreaks } from './price-breaks.rules.ts';

const breaks = [
  { quantity: 10, price: 90 },
  { quantity: 50, price: 80 },
];

describe('priceAt', () => {
  test.each([
    [1, 100],
    [9, 100],
    [10, 90],
    [49, 90],
    [50, 80],
    [9_999, 80],
  ])('%i cost %i each', (quantity, expected) => {
    expect(priceAt(100, breaks, quantity)).toBe(expected);
  });

  test('without breaks the price stays', () => {
    expect(priceAt(100, [], 1_000)).toBe(100);
  });
});

describe('sensibleBreaks', () => {
  const sensible = (...given: [number, number][]) =>
    sensibleBreaks(
      100,
      given.map(([quantity, price]) => ({ quantity, price })),
      (price) => price,
    ).map(({ quantity, price }) => [quantity, price]);

  test.each<[string, [number, number][], [number, number][]]>([
    [
      'are sorted',
      [
        [50, 80],
        [10, 90],
      ],
      [
        [10, 90],
        [50, 80],
      ],
    ],
    [
      'are cheaper each time',
      [
        [10, 90],
        [20, 95],
        [50, 90],
        [80, 70],
      ],
      [
        [10, 90],
        [80, 70],
      ],
    ],
    [
      'are never free, nor from one',
      [
        [1, 90],
        [10, 0],
      ],
      [],
    ],
    [
      'have one price for a quantity',
      [
        [10, 90],
        [10, 80],
      ],
      [[10, 90]],
    ],
  ])('%s', (_, given, expected) => {
    expect(sensible(...given)).toEqual(expected);
  });

  test('are at most twelve', () => {
    const many = Array.from({ length: 40 }, (_, index): [number, number] => [index + 2, 99 - index]);
    expect(sensible(...many)).toHaveLength(12);
  });
});
