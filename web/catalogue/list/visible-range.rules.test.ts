import { expect, test } from 'vitest';
import { nextPage, productCount, rangeText } from './visible-range.rules.ts';

test.each([
  [{ startPage: 1, shown: 16, total: 120 }, '16 of 120 shown', 2],
  [{ startPage: 1, shown: 48, total: 120 }, '48 of 120 shown', 4],
  [{ startPage: 3, shown: 16, total: 120 }, '33–48 of 120 shown', 4],
  [{ startPage: 1, shown: 5, total: 5 }, '5 of 5 shown', 2],
])('of %o says %j, and that page %i comes next', (range, text, next) => {
  expect(rangeText(range)).toBe(text);
  expect(nextPage(range)).toBe(next);
});

test.each([
  [0, '0 products'],
  [1, '1 product'],
  [1204, '1,204 products'],
])('%d are %j', (total, text) => expect(productCount(total)).toBe(text));
