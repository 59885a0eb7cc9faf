import { expect, test } from 'vitest';
import { listStateFrom } from '../list/list-url.rules.ts';
import {
  isSameCode,
  isVerbatimIn,
  isNothingNamed,
  matchNote,
  pricedPath,
  searchAddress,
  searchPath,
  termFrom,
} from './search.rules.ts';

test.each([
  ['', ''],
  ['?query=+brass+dimmer+', 'brass dimmer'],
  ['?q=brass', ''],
])('the term in %j is %j', (search, term) => expect(termFrom(new URLSearchParams(search))).toBe(term));

test.each([
  ['brass dimmer', '/search?query=brass+dimmer'],
  ['1/2" & more?', '/search?query=1%2F2%22+%26+more%3F'],
])('the results of %j are at %s', (term, path) => expect(searchPath(term)).toBe(path));

test.each([
  ['HD-100001', 'HD-100001', true],
  ['HD-100001', 'hd 100001', true],
  ['HD-100001', 'HD-10000', false],
  ['HB-KNG-LS-SB', 'hbknglssb', true],
  ['--', '', false],
])('the SKU %j and the term %j are the same code: %s', (sku, term, isSame) => {
  expect(isSameCode(sku, term)).toBe(isSame);
});

test.each([
  [312, 12, '12 match all words, 300 match some'],
  [1312, 1, '1 matches all words, 1,311 match some'],
  [13, 12, '12 match all words, 1 matches some'],
  [40, 0, null],
  [12, 12, null],
  [12, null, null],
])('of %d products %j match all words: %j', (totalCount, matchingAllCount, note) => {
  expect(matchNote({ totalCount, matchingAllCount })).toBe(note);
});

test.each<[number, number | null, string | null, boolean]>([
  [40, 0, null, true],
  [40, null, null, false],
  [0, 0, null, false],
  [40, 0, 'lamp', false],
])('of %j products with %j that match the whole term, corrected to %j: nothing has its name: %j', (...given) => {
  const [totalCount, matchingAllCount, correctedTerm, isNothing] = given;
  expect(isNothingNamed({ totalCount, matchingAllCount, correctedTerm })).toBe(isNothing);
});

test.each([
  ['', { maximum: 2000, term: 'lamp' }, '/search?query=lamp&max-price=20'],
  ['?brand=a&sort=name&page=3', { minimum: 1000, term: 'a b' }, '/search?query=a+b&brand=a&min-price=10&sort=name'],
  ['?min-price=5', { maximum: 2000, term: 'lamp' }, null],
])('a list at %j whose term names the price %j is at %j', (search, price, path) => {
  expect(pricedPath(price, listStateFrom(new URLSearchParams(search)))).toBe(path);
});

test('a verbatim search is another list, and stays verbatim without the price in its term', () => {
  const { path, own } = searchAddress('jersey', true);
  expect([path, Object.fromEntries(own)]).toEqual(['/search', { query: 'jersey', verbatim: 'yes' }]);
  expect(isVerbatimIn(new URLSearchParams('query=jersey&verbatim=yes'))).toBe(true);
  expect(isVerbatimIn(new URLSearchParams('query=jersey&verbatim='))).toBe(false);
  expect(pricedPath({ maximum: 2000, term: 'lmap' }, listStateFrom(new URLSearchParams()), true)).toBe(
    '/search?query=lmap&verbatim=yes&max-price=20',
  );
});
