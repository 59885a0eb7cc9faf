import { expect, test } from 'vitest';
import { stockLabel, stockMessage, type StockStatus } from './stock-words.rules.ts';

test.each<[StockStatus, string, string]>([
  ['IN_STOCK', 'In stock', 'In stock'],
  ['LOW_STOCK', 'Hurry! Limited stock available', 'Low stock'],
  ['PLENTY', '100+ available', '100+ available'],
  [
    'OUT_OF_STOCK',
    'This variant is currently out of stock. Please call or email us to place an order.',
    'Out of stock',
  ],
  ['MADE_TO_ORDER', 'Made to order, 3–7 working days', 'Made to order'],
  [
    'UNAVAILABLE',
    'This variant is not available at the moment. Please call or email us for an alternative.',
    'Not available',
  ],
])('%s says %j on a page and %j in a list', (status, message, label) => {
  expect(stockMessage(status, 'variant')).toBe(message);
  expect(stockLabel(status)).toBe(label);
});

test('returns nothing for a status of a later gateway', () => {
  expect(stockLabel('BACK_ORDER')).toBe('');
});
