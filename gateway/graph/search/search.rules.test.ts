import { expect, test } from 'vitest';
import { searchKey, searchOfKey, searchedTerm } from './search.rules.ts';

test.each([
  [' brass\n dimmer', 'brass dimmer'],
  ['¼', '¼'],
  ['💡💡', ''],
  ['"" -- /', ''],
])('searches for %j as %j', (typed, term) => expect(searchedTerm(typed)).toBe(term));

test.each([
  { term: 'brass', isVerbatim: false },
  { term: 'brass', isVerbatim: true },
])('finds the search %j by its key', (search) => {
  expect(searchOfKey(searchKey(search))).toEqual(search);
});

test.each(['  brass', 'brass ', 'brass  lamp', ' \n', 'x'.repeat(101)])('refuses the key %j', (key) => {
  expect(searchOfKey(key)).toBeNull();
});
