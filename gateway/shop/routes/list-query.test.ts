import { describe, expect, test } from 'vitest';
import { facetSizeOf, filtersOf, listQuery, pageOf } from './list-query.ts';

const everything = { filters: [], brandIds: [], minimumPrice: null, maximumPrice: null, sort: 'popularity' };
const parameters = (text: string) => new URLSearchParams(text);

describe('listQuery', () => {
  test.each([
    ['', {}],
    ['min_price=&max_price=&brand_id=&sort_by=&sort_order=', {}],
    ['min_price=4.35&max_price=9', { minimumPrice: 435, maximumPrice: 900 }],
    ['min_price=-1&max_price=cheap', {}],
    ['brand_id=3&brand_id=x&brand_id=5', { brandIds: [3, 5] }],
    ['sort_by=calculated_price', { sort: 'price-ascending' }],
    ['sort_by=calculated_price&sort_order=desc', { sort: 'price-descending' }],
    ['sort_by=name&sort_order=desc', {}],
  ])('%j', (text, expected) => {
    expect(listQuery(parameters(text), [])).toEqual({ ...everything, ...expected });
  });
});

test.each([
  ['', 1],
  ['page_no=', 1],
  ['page_no=0', 1],
  ['page_no=-2', 1],
  ['page_no=1.5', 1],
  ['page_no=7', 7],
])('%j is page %i', (text, page) => {
  expect(pageOf(parameters(text))).toBe(page);
});

test.each([
  ['', 10],
  ['aggs_size=0', 10],
  ['aggs_size=-3', 10],
  ['aggs_size=40', 40],
  ['aggs_size=99999', 250],
])('%j is a facet of %i', (text, size) => {
  expect(facetSizeOf(parameters(text))).toBe(size);
});

test('filters come as names and values, or not at all', () => {
  expect(filtersOf(null)).toEqual([]);
  expect(filtersOf({})).toEqual([]);
  expect(filtersOf({ filters: [{ name: 'Gang', value: '2' }] })).toEqual([{ name: 'Gang', value: '2' }]);
  expect(filtersOf({ filters: 'Gang' })).toBeNull();
  expect(filtersOf([])).toBeNull();
});
