import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { pathWithQuery } from '@storefront/schema/rest/values.ts';
import { contractOf } from '../../../upstream/contract/contract.ts';
import { cartItemRecord, itemRecord } from '../../../testing/records.ts';
import { toLine } from '../../cart/cart.rest.ts';
import { toFoundProducts } from './hit.rest.ts';
import { toProducts } from './item.rest.ts';
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

const measured = { unit_pricing_measure: '50 cm' };
const hit = { id: 1, title: 'Flex', link: '/flex/', best_price: 5, ...measured };

test.each([
  ['list', toProducts([itemRecord('flex', measured)], true)[0]?.minimumPrice],
  ['search', toFoundProducts([hit], true)[0]?.price],
  ['cart', toLine(cartItemRecord(1, 'flex', 2, measured), true).price],
])('the price in a %s has its measure', (_, price) => {
  expect(price?.unitPricing).toEqual({ measure: 0.5, baseMeasure: 1, unit: 'METRE' });
});
