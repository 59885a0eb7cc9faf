import { expect, test } from 'vitest';
import { productRecord } from '../../testing/records.ts';
import { toDetail } from './rest/record.rest.ts';
import { stockOf, stockOfProduct, type StockFacts } from './stock.rules.ts';

const facts: StockFacts = {
  inventoryTracking: 'product',
  inventoryLevel: 12,
  available: true,
  madeToOrder: false,
  priced: true,
};

const LOW = 'Hurry! Limited stock available';
const HELP = 'Please call or email us to place an order.';
const outOf = (what: string) => `This ${what} is currently out of stock. ${HELP}`;
const UNAVAILABLE = 'This product is not available at the moment. Please call or email us for an alternative.';

test.each<[string, Partial<StockFacts>, string, string, number | null]>([
  ['one left', { inventoryLevel: 1 }, 'LOW_STOCK', LOW, 1],
  ['five left', { inventoryLevel: 5 }, 'LOW_STOCK', LOW, 5],
  ['six left', { inventoryLevel: 6 }, 'IN_STOCK', 'In stock', 6],
  ['a hundred', { inventoryLevel: 100 }, 'IN_STOCK', 'In stock', 100],
  ['a hundred and one', { inventoryLevel: 101 }, 'PLENTY', '100+ available', 101],
  ['none', { inventoryLevel: 0 }, 'OUT_OF_STOCK', outOf('product'), 0],
  ['a level below zero', { inventoryLevel: -3 }, 'OUT_OF_STOCK', outOf('product'), 0],
  ['a variant without stock', { inventoryTracking: 'variant', variantLevel: 0 }, 'OUT_OF_STOCK', outOf('variant'), 0],
  ['a variant’s own level', { inventoryTracking: 'variant', inventoryLevel: 90, variantLevel: 3 }, 'LOW_STOCK', LOW, 3],
  ['a variant that shares the product’s level', { inventoryLevel: 9, variantLevel: 0 }, 'IN_STOCK', 'In stock', 9],
  [
    'the sum of the variants',
    { inventoryTracking: 'variant', inventoryLevel: 0, variantLevels: [60, 0, 50] },
    'PLENTY',
    '100+ available',
    110,
  ],
  ['stock that is not counted', { inventoryTracking: 'none', inventoryLevel: 0 }, 'IN_STOCK', 'In stock', null],
  ['made to order', { madeToOrder: true, inventoryLevel: 0 }, 'MADE_TO_ORDER', 'Made to order, 3–7 working days', null],
  ['not for sale', { available: false }, 'UNAVAILABLE', UNAVAILABLE, 0],
  ['without a price', { priced: false }, 'UNAVAILABLE', UNAVAILABLE, 0],
])('the stock of %s', (_, given, status, message, maximumQuantity) => {
  expect(stockOf({ ...facts, ...given })).toMatchObject({ status, message, maximumQuantity });
});

const at = (now: string | null) => {
  const record = productRecord('lamp', { availability: 'preorder', available_on: '2030-07-31' });
  const settings = { madeToOrderCategoryId: 1, madeToOrderBrandIds: [] };
  return stockOfProduct(toDetail(record as never, false), settings, undefined, now ? new Date(now) : undefined);
};
test.each<[string, string | null, string | undefined, string]>([
  ['before it', '2030-07-01T12:00:00Z', '2030-07-31', `Pre-order: expected 31 July 2030. ${HELP}`],
  ['until London’s midnight', '2030-07-31T22:59:59Z', '2030-07-31', `Pre-order: expected 31 July 2030. ${HELP}`],
  ['after it', '2030-07-31T23:00:00Z', undefined, `Pre-order. ${HELP}`],
  ['at no time', null, undefined, `Pre-order. ${HELP}`],
])('the date of a pre-order is said %s as long as it is to come', (_, now, expectedOn, message) => {
  const stock = at(now);
  expect(stock).toMatchObject({ status: 'PREORDER', message, maximumQuantity: 0 });
  expect(stock.expectedOn).toBe(expectedOn);
});
