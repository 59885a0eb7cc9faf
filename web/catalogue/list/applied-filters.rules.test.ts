import { expect, test } from 'vitest';
import {
  cacheableSearch,
  filterCount,
  appliedFilters,
  withoutFilters,
  withBrand,
  withPrice,
  withRange,
  withSale,
  withSort,
  withStock,
  withValue,
} from './applied-filters.rules.ts';
import { listSearch, listStateFrom } from './list-url.rules.ts';

const from = (search: string) => listStateFrom(new URLSearchParams(search));

test.each([
  ['adds a brand', withBrand(from('?brand=b&page=3'), 'a', true), '?brand=a&brand=b'],
  ['adds a value', withValue(from('?sort=name&page=2'), 'IP Rating', 'IP44', true), '?filter.IP+Rating=IP44&sort=name'],
  ['removes the last value', withValue(from('?filter.A=1'), 'A', '1', false), ''],
  ['ignores a value added twice', withValue(from('?filter.A=1'), 'A', '1', true), '?filter.A=1'],
  ['adds a range beside a value', withRange(from('?filter.W=5'), 'W', 1, null), '?filter.W=5&filter.W.min=1'],
  ['swaps bounds in the wrong order', withRange(from(''), 'W', 9, 3), '?filter.W.min=3&filter.W.max=9'],
  ['removes a range', withRange(from('?filter.W.min=3'), 'W', null, null), ''],
  ['sets a price', withPrice(from('?page=4'), 1050, null), '?min-price=10.50'],
  ['lists products in stock only', withStock(from('?page=2'), true), '?in-stock=yes'],
  ['lists products on sale only', withSale(from('?in-stock=yes&page=2'), true), '?in-stock=yes&on-sale=yes'],
  ['sets the sort order', withSort(from('?brand=a&page=2'), 'NEWEST'), '?brand=a&sort=newest'],
  ['clears all filters', withoutFilters(from('?brand=a&filter.A=1&min-price=3&on-sale=yes&sort=name')), '?sort=name'],
])('%s, and starts again at the first page', (_, state, search) => expect(listSearch(state)).toBe(search));

test('labels every filter, and answers the list without it', () => {
  const state = from(
    '?brand=astro&brand=x&min-price=5&max-price=10.50&in-stock=yes&on-sale=yes&filter.IP+Rating=IP44&filter.W.min=3',
  );
  const filters = appliedFilters(state, new Map([['astro', 'Astro']]));
  expect(filters.map(({ label }) => label)).toEqual([
    'Brand: Astro',
    'Brand: x',
    'Price: £5 to £10.50',
    'In stock',
    'On sale',
    'IP Rating: IP44',
    'W: from 3',
  ]);
  expect(filters.map(({ without }) => filterCount(without))).toEqual([6, 6, 6, 6, 6, 6, 6]);
});

test.each([
  ['', ''],
  ['?filter.Base=E27&sort=name&page=2', '?filter.Base=E27&sort=name&page=2'],
  ['?on-sale=yes', '?on-sale=yes'],
  ['?in-stock=yes&on-sale=yes', null],
  ['?sort=name&utm_source=mail', '?sort=name'],
  ['?brand=a&filter.Base=E27', null],
  ['?filter.Base=E27&filter.Base=GU10', null],
  ['?min-price=5', null],
])('a list at %j may be cached with %j', (search, expected) => {
  expect(cacheableSearch(from(search), [])).toBe(expected);
});

test('a list is cached with the parameters of its page first', () => {
  expect(cacheableSearch(from('?sort=name'), [['query', 'brass']])).toBe('?query=brass&sort=name');
});

test.each([
  ['min-price=-5&max-price=-1', 'Price: -£5 to -£1'],
  ['max-price=-0.5', 'Price: up to -£0.50'],
])('%s is the chip %j', (search, label) =>
  expect(appliedFilters(listStateFrom(new URLSearchParams(search)), new Map()).map((filter) => filter.label)).toEqual([
    label,
  ]),
);
