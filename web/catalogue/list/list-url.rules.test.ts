import { expect, test } from 'vitest';
import { wholeList, type ListState } from './list-state.rules.ts';
import { canonicalSearch, listSearch, listStateFrom } from './list-url.rules.ts';

const state = (more: Partial<ListState>): ListState => ({ ...wholeList, ...more });
const facet = (name: string, values: string[], minimum: number | null = null, maximum: number | null = null) => ({
  name,
  values,
  minimum,
  maximum,
});

const cases: [search: string, state: Partial<ListState>, canonical: string][] = [
  ['', {}, ''],
  ['?page=2', { page: 2 }, '?page=2'],
  ['?page=1', {}, ''],
  ['?page=4294967296', {}, ''],
  ['?page=1-3', { through: 3 }, '?page=1-3'],
  ['?page=2-3', {}, ''],
  ['?sort=price-asc', { sort: 'PRICE_ASCENDING' }, '?sort=price-asc'],
  ['?sort=toString', {}, ''],
  ['?brand=b&brand=a&brand=a&brand=%2F%2Fe', { brands: ['//e', 'a', 'b'] }, '?brand=%2F%2Fe&brand=a&brand=b'],
  ['?min-price=10&max-price=49.99', { minimumPrice: 1000, maximumPrice: 4999 }, '?min-price=10&max-price=49.99'],
  ['?min-price=50&max-price=10', { minimumPrice: 1000, maximumPrice: 5000 }, '?min-price=10&max-price=50'],
  ['?min-price=&max-price=-4', { maximumPrice: -400 }, '?max-price=-4'],
  ['?min-price=%C2%A31%2C000&max-price=0', { minimumPrice: 0, maximumPrice: 100_000 }, '?min-price=0&max-price=1000'],
  ['?min-price=99999999999', { minimumPrice: 100_000_000 }, '?min-price=1000000'],
  ['?filter.A.max=-99999999999', { facets: [facet('A', [], null, -1e9)] }, '?filter.A.max=-1000000000'],
  ['?sort=name&in-stock=yes', { inStock: true, sort: 'NAME' }, '?in-stock=yes&sort=name'],
  ['?on-sale=yes&in-stock=yes', { inStock: true, onSale: true }, '?in-stock=yes&on-sale=yes'],
  ['?filter.A=1&on-sale=yes', { onSale: true, facets: [facet('A', ['1'])] }, '?on-sale=yes&filter.A=1'],
  ['?filter.A+B=2&filter.A+B=1', { facets: [facet('A B', ['1', '2'])] }, '?filter.A+B=1&filter.A+B=2'],
  ['?filter.A%28.max=5&filter.A%28.min=8', { facets: [facet('A(', [], 5, 8)] }, '?filter.A%28.min=5&filter.A%28.max=8'],
  ['?filter.%00=x&filter.A=%00&filter.B%07=%1Fx%7Fy', { facets: [facet('B', ['x y'])] }, '?filter.B=x+y'],
  ['?filter.=x&filter..min=3&filter.A=&filter.B.min=x', {}, ''],
  [
    `?filter.${'A'.repeat(999)}=${'x'.repeat(999)}`,
    { facets: [facet('A'.repeat(200), ['x'.repeat(200)])] },
    `?filter.${'A'.repeat(200)}=${'x'.repeat(200)}`,
  ],
  ['?facets=all&facets=none', { allValues: true }, '?facets=all'],
  ['?filter.__proto__=__proto__', { facets: [facet('__proto__', ['__proto__'])] }, '?filter.__proto__=__proto__'],
];
test.each(cases)('reads the list at “%s”, and writes it in canonical order', (search, more, canonical) => {
  expect(listStateFrom(new URLSearchParams(search))).toEqual(state(more));
  expect(listSearch(state(more))).toBe(canonical);
});

test('reads as many facet values as the graph takes', () => {
  const values = Array.from({ length: 300 }, (_, index) => ['filter.A', String(index)]);
  expect(listStateFrom(new URLSearchParams(values)).facets[0]?.values).toHaveLength(250);
});

test.each([
  ['', null],
  ['?page=2&sort=newest', '?sort=newest&page=2'],
  ['?min-price=&max-price=&sort=', ''],
  ['?utm_source=mail', null],
  ['?utm_source=mail&page=2', '?page=2&utm_source=mail'],
  ['?filter.A=1%202', null],
])('the canonical form of %j is %j', (search, canonical) => {
  const given = new URLSearchParams(search);
  expect(canonicalSearch(given, listStateFrom(given))).toBe(canonical);
});

test('puts the parameters of the page before those of the list', () => {
  const given = new URLSearchParams('?page=2&query=brass');
  expect(canonicalSearch(given, listStateFrom(given), [['query', 'brass']])).toBe('?query=brass&page=2');
});
