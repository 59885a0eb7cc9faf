import { expect, test } from 'vitest';
import { countedStockMessage, stockLabel, stockMessage, type StockStatus } from './stock-words.rules.ts';

const CALL = 'Please call or email us';

test.each<[StockStatus, string, string]>([
  ['IN_STOCK', 'In stock', 'In stock'],
  ['LOW_STOCK', 'Hurry! Limited stock available', 'Low stock'],
  ['PLENTY', '100+ available', '100+ available'],
  ['OUT_OF_STOCK', `This variant is currently out of stock. ${CALL} to place an order.`, 'Out of stock'],
  ['MADE_TO_ORDER', 'Made to order, 3–7 working days', 'Made to order'],
  ['UNAVAILABLE', `This variant is not available at the moment. ${CALL} for an alternative.`, 'Not available'],
])('%s says %j on a page and %j in a list', (status, message, label) => {
  expect(stockMessage(status, 'variant')).toBe(message);
  expect(stockLabel(status)).toBe(label);
});

test.each<[StockStatus, string | null, string]>([
  ['PREORDER', '2030-01-01', 'Pre-order: expected 1 January 2030'],
  ['BACKORDER', null, 'Back-order'],
])('%s with the date %s says %j, and how to order', (status, date, label) => {
  expect(stockLabel(status, date)).toBe(label);
  expect(stockMessage(status, 'product', date)).toBe(`${label}. Please call or email us to place an order.`);
});

test('returns nothing for a status of a later gateway', () => expect(stockLabel('BACK_ORDER')).toBe(''));

test.each<[StockStatus, number | null, string]>([
  ['IN_STOCK', 27, '27 in stock'],
  ['IN_STOCK', null, 'In stock'],
  ['LOW_STOCK', 1, 'Hurry! Limited stock available: 1 left'],
  // The specification shows no number above this.
  ['PLENTY', 480, '100+ available'],
  ['OUT_OF_STOCK', 0, 'This product is currently out of stock. Please call or email us to place an order.'],
])('%s with a level of %s says %j before adding', (status, level, message) => {
  expect(countedStockMessage(status, stockMessage(status, 'product'), level)).toBe(message);
});
