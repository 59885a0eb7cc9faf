import { describe, expect, test } from 'vitest';
import { nextPage, productCount, shownText } from './stretch.rules.ts';

describe('where the shown products lie in their list', () => {
  test.each([
    [{ startPage: 1, shown: 16, total: 120 }, '16 of 120 shown', 2],
    [{ startPage: 1, shown: 48, total: 120 }, '48 of 120 shown', 4],
    [{ startPage: 3, shown: 16, total: 120 }, '33–48 of 120 shown', 4],
    [{ startPage: 3, shown: 32, total: 120 }, '33–64 of 120 shown', 5],
    [{ startPage: 1, shown: 5, total: 5 }, '5 of 5 shown', 2],
  ])('%o', (stretch, text, next) => {
    expect(shownText(stretch)).toBe(text);
    expect(nextPage(stretch)).toBe(next);
  });

  test.each([
    [0, '0 products'],
    [1, '1 product'],
    [1204, '1,204 products'],
  ])('%d', (total, text) => expect(productCount(total)).toBe(text));
});
