import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { pathWithQuery } from '@storefront/schema/rest/values.ts';
import { contractOf } from '../../../upstream/contract/contract.ts';
import { conditionOf } from './parts.rest.ts';
import { rangePathOf } from './record.rest.ts';

test.each([
  ['', null],
  ['?query=astro', null],
  ['/astro-range/', '/astro-range/'],
  ['/astro-range/?', '/astro-range/'],
  ['/search?query=Sutminster', '/search?query=Sutminster'],
  ['search?query=a%20b&sort=price', '/search?query=a%20b&sort=price'],
  ['//elsewhere.example?query=x', '/elsewhere.example?query=x'],
])('the range at %j has the path %j', (url, path) => {
  expect(rangePathOf(url)).toBe(path);
});

const Range = contractOf(Type.Object({ url: pathWithQuery('A path.') }));

test.each([
  ['/search?query=Sutminster', true],
  ['/search?query=a/../b', false],
  ['/../admin', false],
  ['https://elsewhere.example/', false],
  ['javascript:alert(1)', false],
  ['/search?query=<b>', false],
])('%s is a path with a query: %s', (url, expected) => {
  expect(Range.read({ url }).ok).toBe(expected);
});

test.each([
  ['used', { condition: 'used' }],
  ['refurbished', { condition: 'refurbished' }],
  ['new', {}],
  [undefined, {}],
])('the condition %j is read as %j', (condition, expected) => {
  expect(conditionOf({ condition })).toEqual(expected);
});
