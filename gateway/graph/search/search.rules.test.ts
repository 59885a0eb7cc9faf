import { expect, test } from 'vitest';
import { searchKey, searchOfKey, searchTerm } from './search.rules.ts';

test.each([
  ['brass  dimmer', 'brass dimmer'],
  ['  gu10\n\u0000led ', 'gu10 led'],
  ['', ''],
  [' \t ', ''],
  ['x'.repeat(10_000), 'x'.repeat(100)],
  ['é'.repeat(101), 'é'.repeat(100)],
  [`lamp ${'💡'.repeat(101)}`, `lamp ${'💡'.repeat(95)}`],
  ['💡💡', ''],
  ['..', ''],
  ['"" -- /', ''],
  ['\ud800lamp', 'lamp'],
])('normalizes the term %j to %j', (input, term) => {
  expect(searchTerm(input)).toBe(term);
});

test.each([
  { term: 'brass', isVerbatim: false },
  { term: 'brass', isVerbatim: true },
])('finds the search %j by its key', (search) => {
  expect(searchOfKey(searchKey(search))).toEqual(search);
});

test.each(['  brass', 'brass ', 'brass  lamp', ' \n', 'x'.repeat(101)])('refuses the key %j', (key) => {
  expect(searchOfKey(key)).toBeNull();
});
