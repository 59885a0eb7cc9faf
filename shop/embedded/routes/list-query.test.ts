import { expect, test } from 'vitest';
import { Check } from 'typebox/value';
import { FilterBody, type ListParameters } from '@storefront/schema/rest/requests/list.ts';
import { wholeList } from '../catalogue/listing/list-query.fixture.ts';
import { facetSizeOf, filtersOf, filtersOfQuery, listQuery, pageOf } from './list-query.ts';
import { parseQuery } from '../server.ts';

const { scope: _, ...everything } = { ...wholeList, onSale: false };
const parameters = (text: string): ListParameters => parseQuery(text);

test.each([
  ['', {}],
  ['min_price=&max_price=&brand_id=&sort_by=&sort_order=', {}],
  ['min_price=4.35&max_price=8.3291', { minimumPrice: 43_500, maximumPrice: 83_291 }],
  ['max_price=99999999', { maximumPrice: 100_000_000_000 }],
  ['min_price=-1&max_price=cheap', { minimumPrice: -10_000 }],
  ['min_price=--1&max_price=1e2', {}],
  ['in_stock=true', { inStock: true }],
  ['on_sale=true', { onSale: true }],
  ['brand_id=3&brand_id=&brand_id=5', { brandIds: [3, 5] }],
  ['brand_id=3&brand_id=x&brand_id=9999999999', { brandIds: [3, -1, -1] }],
  ['sort_by=calculated_price&sort_order=desc', { sort: 'price-descending' }],
  ['sort_by=name&sort_order=desc', { sort: 'name' }],
  ['sort_by=date_created', { sort: 'newest' }],
  ['sort_by=constructor&sort_order=desc', {}],
  ['page_no=3&aggs_size=80&with_filters=false', { offset: 32, facetSize: 80, withFacets: false }],
])('the list query of %j', (text, expected) => {
  expect(listQuery(parameters(text), [])).toEqual({ ...everything, ...expected });
});

test.each([
  ['', 1],
  ['page_no=0', 1],
  ['page_no=1.5', 1],
  ['page_no=7', 7],
])('%j is page %i', (text, page) => {
  expect(pageOf(parameters(text))).toBe(page);
});

test.each([
  ['', 10],
  ['aggs_size=0', 10],
  ['aggs_size=40', 40],
  ['aggs_size=99999', 250],
])('a facet size of %j is %i', (text, size) => {
  expect(facetSizeOf(parameters(text))).toBe(size);
});

const none = { minimum: null, maximum: null };

const one = (...filters: [name: string, value: string][]) => ({
  filters: filters.map(([name, value]) => ({ name, value })),
});
const chosen = (name: string, ...values: string[]) => ({ name, values, ...none });

test.each<[string, FilterBody, unknown]>([
  ['no body', null, []],
  ['no filters', {}, []],
  ['two of one, and another', one(['A', '2'], ['IP', '44'], ['A', '3']), [chosen('A', '2', '3'), chosen('IP', '44')]],
  ['a range', one(['W', '5..10.5']), [{ ...chosen('W'), minimum: 5, maximum: 10.5 }]],
  ['a range open above, and a value', one(['W', '5..'], ['W', '3']), [{ ...chosen('W', '3'), minimum: 5 }]],
  ['no bound, which is no range', one(['W', '..']), [chosen('W', '..')]],
  ['a bound beyond every value', one(['W', '12345678901..']), [{ ...chosen('W'), minimum: 12_345_678_901 }]],
])('filters: %s', (_, body, filters) => {
  expect(filtersOf(body)).toEqual(filters);
});

test.each<[string, unknown]>([
  ['text instead of a list', { filters: 'Gang' }],
  ['a list', []],
  ['too many', { filters: Array.from({ length: 251 }, () => ({ name: 'W', value: '1' })) }],
])('refuses a body of filters that is %s', (_, body) => {
  expect(Check(FilterBody, body)).toBe(false);
});

test.each([
  ['', []],
  ['[{"name":"Gang","value":"2"}]', [{ name: 'Gang', values: ['2'], ...none }]],
])('reads the filters of a query parameter: %s', (text, filters) => {
  expect(filtersOfQuery(text)).toEqual(filters);
});

test.each(['{', '5'])('refuses filters of a query parameter that are %s', (text) => {
  expect(() => filtersOfQuery(text)).toThrow('Filters must be a list of names and values');
});
