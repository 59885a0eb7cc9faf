import { expect, test } from 'vitest';
import { worsenings, type PageCost } from './server-cost.rules.ts';

const released: PageCost = {
  coldMilliseconds: 5,
  cached: { milliseconds: 0.05, perSecond: 9_000 },
  htmlBytes: 90_000,
  zstdBytes: 15_000,
  residentMegabytes: 150,
  yardstick: 1,
};

const cachedAt = (milliseconds: number) => ({ milliseconds, perSecond: 9_000 });

test.each<[string, Partial<PageCost>, string[]]>([
  ['an equal page', {}, []],
  ['a machine of half the speed', { coldMilliseconds: 10, cached: cachedAt(0.1), yardstick: 2 }, []],
  ['a private page', { cached: null }, []],
  ['noise', { coldMilliseconds: 6.4 }, []],
  [
    'a slower render',
    { coldMilliseconds: 7, cached: cachedAt(0.07) },
    ['rendering, against the yardstick, is 1.40 times that of the last release'],
  ],
  [
    'a slower cache',
    { cached: cachedAt(0.1) },
    ['a cached page, against a rendered one, is 2.00 times that of the last release'],
  ],
  ['more HTML', { htmlBytes: 99_000 }, ['HTML is 1.10 times that of the last release']],
  [
    'a page beyond its limits',
    { cached: { milliseconds: 0.31, perSecond: 2_999 } },
    [
      '0.31 ms from the cache, limit 0.3',
      '2999 pages a second from the cache, at least 3000',
      'a cached page, against a rendered one, is 6.20 times that of the last release',
    ],
  ],
])('%s', (_, given, expected) => {
  expect(worsenings({ ...released, ...given }, released)).toEqual(expected);
});

test('a page that the last release did not have is held to the limits alone', () => {
  expect(worsenings({ ...released, coldMilliseconds: 100 }, undefined)).toEqual([]);
});

test('a page that the last release did not cache is compared in the rest', () => {
  expect(worsenings({ ...released, htmlBytes: 99_000 }, { ...released, cached: null })).toEqual([
    'HTML is 1.10 times that of the last release',
  ]);
});
