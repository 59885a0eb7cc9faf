import { expect, test } from 'vitest';
import { againstFloor, worsenings, type PageCost } from './server-cost.rules.ts';

const cachedAt = (...milliseconds: number[]) => ({ milliseconds, perSecond: milliseconds.map(() => 9_000) });

const other: PageCost = {
  coldMilliseconds: [5, 5.2, 5.1],
  floorMilliseconds: [2, 2, 2],
  graphMilliseconds: [2, 2.2, 2.1],
  cached: cachedAt(0.05, 0.06, 0.05),
  htmlBytes: 90_000,
  zstdBytes: 15_000,
  residentMegabytes: 150,
};

test.each<[string, Partial<PageCost>, string[]]>([
  ['a private page', { cached: null }, []],
  [
    'a slower render',
    { coldMilliseconds: [6, 6.3, 6.1], cached: cachedAt(0.052, 0.061, 0.052) },
    ['rendering is 1.20 times that of the other build'],
  ],
  ['a slower cache', { cached: cachedAt(0.1, 0.12, 0.1) }, ['a cached page is 2.00 times that of the other build']],
  ['HTML that compresses less', { zstdBytes: 18_000 }, ['HTML as sent is 1.20 times that of the other build']],
  [
    'a page beyond its limits',
    { cached: { milliseconds: [0.31, 0.31, 0.31], perSecond: [2_999, 2_999, 9_000] } },
    ['0.31 ms from the cache, limit 0.3', 'a cached page is 6.20 times that of the other build'],
  ],
])('%s', (_, given, expected) => expect(worsenings({ ...other, ...given }, other)).toEqual(expected));

test('a page that the other build did not cache is compared in the rest', () => {
  expect(worsenings({ ...other, htmlBytes: 99_000 }, { ...other, cached: null })).toEqual([
    'HTML is 1.10 times that of the other build',
  ]);
});

test('compares rendering without the graph with the floor', () => {
  expect(againstFloor(other)).toEqual({
    median: expect.closeTo(1.5),
    least: expect.closeTo(1.5),
    largest: expect.closeTo(1.5),
  });
});
