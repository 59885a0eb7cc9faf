import { expect, test } from 'vitest';
import { misses, type PageRuns } from './lighthouse.rules.ts';

const good: PageRuns = {
  performance: [98, 99, 97],
  paintMilliseconds: [1_300, 1_310, 1_290],
  blockingMilliseconds: [80, 60, 100],
  benchmarkIndex: [2_000, 2_100, 1_900],
};
const slow: PageRuns = {
  performance: [90, 91, 89],
  paintMilliseconds: [1_700, 1_700, 1_700],
  blockingMilliseconds: [300, 310, 290],
  benchmarkIndex: good.benchmarkIndex,
};
const onSlowMachine = (runs: PageRuns): PageRuns => ({ ...runs, benchmarkIndex: [900, 1_000, 1_100] });

const MISSED = [
  'performance is below 97',
  'the largest paint is later than 1500 ms',
  'the main thread is blocked for more than 120 ms',
];
const WORSE = [
  'performance is below that of the other build',
  'the largest paint is later than in the other build',
  'the main thread is blocked for longer than in the other build',
];

test.each<[string, PageRuns, PageRuns | undefined, string[]]>([
  ['a good page alone', good, undefined, []],
  ['a slow page alone', slow, undefined, MISSED],
  ['two builds on a slow machine', onSlowMachine(slow), onSlowMachine(slow), []],
  ['a slower build on a slow machine', onSlowMachine(slow), onSlowMachine(good), WORSE],
  ['noise', { ...good, blockingMilliseconds: [95, 70, 110] }, good, []],
])('%s', (_, now, before, expected) => {
  const found = misses(now, before);
  expect(found.toSorted()).toEqual(expected.toSorted());
});
