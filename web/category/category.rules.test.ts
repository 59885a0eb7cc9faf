import { describe, expect, test } from 'vitest';
import { listSearch, listStateFrom, nextPage, productCount, shownText, type ListState } from './category.rules.ts';

describe('the state of a list in its address', () => {
  const cases: [search: string, state: ListState, canonical: string][] = [
    ['', { page: null, sort: null }, ''],
    ['?page=2', { page: 2, sort: null }, '?page=2'],
    ['?page=1', { page: null, sort: null }, ''],
    ['?page=0', { page: null, sort: null }, ''],
    ['?page=-3', { page: null, sort: null }, ''],
    ['?page=2.5', { page: null, sort: null }, ''],
    ['?page=02', { page: null, sort: null }, ''],
    ['?page=two', { page: null, sort: null }, ''],
    ['?page=99999', { page: 99_999, sort: null }, '?page=99999'],
    ['?page=4294967296', { page: null, sort: null }, ''],
    ['?sort=price-asc', { page: null, sort: 'PRICE_ASCENDING' }, '?sort=price-asc'],
    ['?sort=price-desc&page=3', { page: 3, sort: 'PRICE_DESCENDING' }, '?sort=price-desc&page=3'],
    ['?page=3&sort=price-desc', { page: 3, sort: 'PRICE_DESCENDING' }, '?sort=price-desc&page=3'],
    ['?sort=', { page: null, sort: null }, ''],
    ['?sort=toString', { page: null, sort: null }, ''],
    ['?sort=PRICE_ASCENDING', { page: null, sort: null }, ''],
    ['?colour=red&page=2&page=9', { page: 2, sort: null }, '?page=2'],
  ];
  test.each(cases)('%s', (search, state, canonical) => {
    expect(listStateFrom(new URLSearchParams(search))).toEqual(state);
    expect(listSearch(state)).toBe(canonical);
  });
});

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
