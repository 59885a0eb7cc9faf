import { describe, expect, test } from 'vitest';
import { stockOf, type StockFacts } from './stock.rules.ts';

const facts: StockFacts = {
  inventoryTracking: 'product',
  inventoryLevel: 12,
  available: true,
  madeToOrder: false,
  priced: true,
};

describe('stockOf', () => {
  test.each<[string, Partial<StockFacts>, string, string, number | null]>([
    ['one left', { inventoryLevel: 1 }, 'LOW_STOCK', 'Hurry! Limited stock available', 1],
    ['five left', { inventoryLevel: 5 }, 'LOW_STOCK', 'Hurry! Limited stock available', 5],
    ['six left', { inventoryLevel: 6 }, 'IN_STOCK', 'In stock', 6],
    ['a hundred', { inventoryLevel: 100 }, 'IN_STOCK', 'In stock', 100],
    ['a hundred and one', { inventoryLevel: 101 }, 'PLENTY', '100+ available', 101],
    [
      'none',
      { inventoryLevel: 0 },
      'OUT_OF_STOCK',
      'This product is currently out of stock. Please call or email us to place an order.',
      0,
    ],
    [
      'a level below zero',
      { inventoryLevel: -3 },
      'OUT_OF_STOCK',
      'This product is currently out of stock. Please call or email us to place an order.',
      0,
    ],
    [
      'a variant without stock',
      { inventoryTracking: 'variant', variantLevel: 0 },
      'OUT_OF_STOCK',
      'This variant is currently out of stock. Please call or email us to place an order.',
      0,
    ],
    [
      'a variant of its own level',
      { inventoryTracking: 'variant', inventoryLevel: 90, variantLevel: 3 },
      'LOW_STOCK',
      'Hurry! Limited stock available',
      3,
    ],
    [
      'a variant that shares the product’s level',
      { inventoryTracking: 'product', inventoryLevel: 9, variantLevel: 0 },
      'IN_STOCK',
      'In stock',
      9,
    ],
    [
      'the sum of the variants',
      { inventoryTracking: 'variant', inventoryLevel: 0, variantLevels: [60, 0, 50] },
      'PLENTY',
      '100+ available',
      110,
    ],
    ['stock that is not counted', { inventoryTracking: 'none', inventoryLevel: 0 }, 'IN_STOCK', 'In stock', null],
    [
      'made to order',
      { madeToOrder: true, inventoryLevel: 0 },
      'MADE_TO_ORDER',
      'Made to order, 3–7 working days',
      null,
    ],
    [
      'not for sale',
      { available: false },
      'UNAVAILABLE',
      'This product is not available at the moment. Please call or email us for an alternative.',
      0,
    ],
    [
      'without a price',
      { priced: false },
      'UNAVAILABLE',
      'This product is not available at the moment. Please call or email us for an alternative.',
      0,
    ],
  ])('%s', (_, given, status, message, maximumQuantity) => {
    expect(stockOf({ ...facts, ...given })).toMatchObject({ status, message, maximumQuantity });
  });
});
