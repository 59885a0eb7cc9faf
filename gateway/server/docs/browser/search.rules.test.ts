import { expect, test } from 'vitest';
import type { SearchEntry } from '../search-index.ts';
import { addressOfAnchor, foundIn, RESULTS_MAXIMUM } from './search.rules.ts';

const entries: SearchEntry[] = [
  ['CartLine.price', 'Field', '/docs/reference/cart#CartLine.price'],
  ['PriceBreak', 'Type', '/docs/reference/products#PriceBreak'],
  ['Price', 'Type', '/docs/reference/shared#Price'],
  ['Product.fromPrice', 'Field', '/docs/reference/products#Product.fromPrice'],
  ['Query.search', 'Field', '/docs/reference/search#Query.search'],
  ['Errors', 'Errors and retries', '/docs/errors#errors'],
  ['Money, dates and ids', 'Values', '/docs/values#money'],
  ['Limits', 'Guide', '/docs/limits'],
];
const titles = (text: string) => foundIn(entries, text).map(([title]) => title);

test('lists whole names first, then fields of that name, beginnings, and parts of names', () => {
  expect(titles('price')).toEqual(['Price', 'CartLine.price', 'PriceBreak', 'Product.fromPrice']);
});

test('ignores case and the order of words, and requires every word', () => {
  expect(titles(' IDS money ')).toEqual(['Money, dates and ids']);
  expect(titles('money pounds')).toEqual([]);
  expect(titles('break')).toEqual(['PriceBreak']);
  expect(titles('  ')).toEqual([]);
});

test('shows a bounded number of results', () => {
  const many = Array.from({ length: 100 }, (_, index): SearchEntry => [`Type${index}`, 'Type', `/docs#Type${index}`]);
  expect(foundIn(many, 'type')).toHaveLength(RESULTS_MAXIMUM);
});

test('finds the page of a former anchor, also of an argument', () => {
  expect(addressOfAnchor(entries, 'Query.search')).toBe('/docs/reference/search#Query.search');
  expect(addressOfAnchor(entries, 'Query.search.first')).toBe('/docs/reference/search#Query.search.first');
  expect(addressOfAnchor(entries, 'errors')).toBe('/docs/errors#errors');
  expect(addressOfAnchor(entries, 'constructor')).toBeNull();
  expect(addressOfAnchor(entries, '')).toBeNull();
});
