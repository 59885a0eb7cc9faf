import { describe, expect, test } from 'vitest';
import { wholeList, type ListState } from './list-state.rules.ts';
import { canonicalSearch, listSearch, listStateFrom } from './list-url.rules.ts';

const state = (more: Partial<ListState>): ListState => ({ ...wholeList, ...more });
const facet = (name: string, values: string[], minimum: number | null = null, maximum: number | null = null) => ({
  name,
  values,
  minimum,
  maximum,
});

describe('reads the state of a list from its URL, and writes it in canonical order', () => {
  const cases: [search: string, state: Partial<ListState>, canonical: string][] = [
    ['', {}, ''],
    ['?page=2', { page: 2 }, '?page=2'],
    ['?page=1', {}, ''],
    ['?page=0', {}, ''],
    ['?page=-3', {}, ''],
    ['?page=2.5', {}, ''],
    ['?page=02', {}, ''],
    ['?page=99999', { page: 99_999 }, '?page=99999'],
    ['?page=4294967296', {}, ''],
    ['?page=1-3', { through: 3 }, '?page=1-3'],
    ['?page=1-1', {}, ''],
    ['?page=2-3', {}, ''],
    ['?sort=price-asc', { sort: 'PRICE_ASCENDING' }, '?sort=price-asc'],
    ['?page=3&sort=newest', { page: 3, sort: 'NEWEST' }, '?sort=newest&page=3'],
    ['?sort=toString', {}, ''],
    ['?colour=red&page=2&page=9', { page: 2 }, '?page=2'],
    [
      '?brand=hamilton&brand=astro&brand=astro&brand=%2F%2Fevil',
      { brands: ['//evil', 'astro', 'hamilton'] },
      '?brand=%2F%2Fevil&brand=astro&brand=hamilton',
    ],
    ['?min-price=10&max-price=49.99', { minimumPrice: 1000, maximumPrice: 4999 }, '?min-price=10&max-price=49.99'],
    ['?min-price=50&max-price=10', { minimumPrice: 1000, maximumPrice: 5000 }, '?min-price=10&max-price=50'],
    ['?min-price=&max-price=-4', { maximumPrice: -400 }, '?max-price=-4'],
    ['?min-price=-5&max-price=-1', { minimumPrice: -500, maximumPrice: -100 }, '?min-price=-5&max-price=-1'],
    ['?min-price=%C2%A31%2C000&max-price=0', { minimumPrice: 0, maximumPrice: 100_000 }, '?min-price=0&max-price=1000'],
    ['?min-price=99999999999', { minimumPrice: 100_000_000 }, '?min-price=1000000'],
    ['?filter.A.max=-99999999999', { facets: [facet('A', [], null, -1e9)] }, '?filter.A.max=-1000000000'],
    ['?brand=&brand=%20', {}, ''],
    ['?brand=No+%C3%A9', { brands: ['No é'] }, '?brand=No+%C3%A9'],
    ['?sort=name&in-stock=yes', { inStock: true, sort: 'NAME' }, '?in-stock=yes&sort=name'],
    ['?in-stock=1', {}, ''],
    ['?on-sale=yes&in-stock=yes', { inStock: true, onSale: true }, '?in-stock=yes&on-sale=yes'],
    ['?filter.A=1&on-sale=yes', { onSale: true, facets: [facet('A', ['1'])] }, '?on-sale=yes&filter.A=1'],
    ['?on-sale=no', {}, ''],
    ['?min-price=1e3', {}, ''],
    [
      '?filter.IP+Rating=IP65&filter.IP+Rating=IP44',
      { facets: [facet('IP Rating', ['IP44', 'IP65'])] },
      '?filter.IP+Rating=IP44&filter.IP+Rating=IP65',
    ],
    [
      '?filter.Wattage+%28W%29.max=5&filter.Wattage+%28W%29.min=10.5',
      { facets: [facet('Wattage (W)', [], 5, 10.5)] },
      '?filter.Wattage+%28W%29.min=5&filter.Wattage+%28W%29.max=10.5',
    ],
    ['?filter.%00=x&filter.A=%00&filter.B%07=%1Fx%7Fy', { facets: [facet('B', ['x y'])] }, '?filter.B=x+y'],
    ['?filter.=x&filter..min=3&filter.A=&filter.B.min=x', {}, ''],
    [
      `?filter.${'A'.repeat(999)}=${'x'.repeat(999)}`,
      { facets: [facet('A'.repeat(200), ['x'.repeat(200)])] },
      `?filter.${'A'.repeat(200)}=${'x'.repeat(200)}`,
    ],
    ['?facets=all&facets=none', { allValues: true }, '?facets=all'],
    ['?filter.constructor=toString', { facets: [facet('constructor', ['toString'])] }, '?filter.constructor=toString'],
    [
      '?filter.__proto__=__proto__&filter.__proto__.min=1',
      { facets: [facet('__proto__', ['__proto__'], 1)] },
      '?filter.__proto__=__proto__&filter.__proto__.min=1',
    ],
    ['?facets=some', {}, ''],
  ];
  test.each(cases)('%s', (search, more, canonical) => {
    expect(listStateFrom(new URLSearchParams(search))).toEqual(state(more));
    expect(listSearch(state(more))).toBe(canonical);
  });
});

test('reads as many facet values as the graph takes', () => {
  const values = Array.from({ length: 300 }, (_, index) => ['filter.A', String(index)]);
  expect(listStateFrom(new URLSearchParams(values)).facets[0]?.values).toHaveLength(250);
});

describe('answers the canonical query string, or null when it is canonical already', () => {
  test.each([
    ['', null],
    ['?sort=newest&page=2', null],
    ['?page=2&sort=newest', '?sort=newest&page=2'],
    ['?min-price=&max-price=&sort=', ''],
    ['?utm_source=mail', null],
    ['?utm_source=mail&page=2', '?page=2&utm_source=mail'],
    ['?min-price=9&max-price=3', '?min-price=3&max-price=9'],
    ['?filter.A=1%202', null],
  ])('%s', (search, canonical) => {
    const given = new URLSearchParams(search);
    expect(canonicalSearch(given, listStateFrom(given))).toBe(canonical);
  });
  test('puts the parameters of the page before those of the list', () => {
    const given = new URLSearchParams('?page=2&query=brass');
    expect(canonicalSearch(given, listStateFrom(given), [['query', 'brass']])).toBe('?query=brass&page=2');
  });
});
