import { describe, expect, test } from 'vitest';
import { nextPage, productCount, rangeText } from './visible-range.rules.ts';

describe('says which part of the list is visible, and which page comes next', () => {
  test.each([
    [{ startPage: 1, shown: 16, total: 120 }, '16 of 120 shown', 2],
    [{ startPage: 1, shown: 48, total: 120 }, '48 of 120 shown', 4],
    [{ startPage: 3, shown: 16, total: 120 }, '33–48 of 120 shown', 4],
    [{ startPage: 3, shown: 32, total: 120 }, '33–64 of 120 shown', 5],
    [{ startPage: 1, shown: 5, total: 5 }, '5 of 5 shown', 2],
  ])('%o', (range, text, next) => {
    expect(rangeText(range)).toBe(text);
    expect(nextPage(range)).toBe(next);
  });

  test.each([
    [0, '0 products'],
    [1, '1 product'],
    [1204, '1,204 products'],
  ])('%d', (total, text) => expect(productCount(total)).toBe(text));
});
