import { expect, test } from 'vitest';
import { percentile, slowerThan } from './presses.rules.ts';

const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);

test.each([
  [50, 10],
  [75, 15],
  [95, 19],
  [100, 20],
])('the %i. percentile of 1 to 20 is %i', (percent, expected) => {
  expect(percentile(twenty, percent)).toBe(expected);
});

test.each<[string, number[], number[], boolean]>([
  ['equal presses', [80, 90, 100], [80, 90, 100], false],
  ['noise', [100, 100, 300], [90, 90, 90], false],
  ['a third more', [120, 120, 120], [90, 90, 90], true],
  ['twice as much of next to nothing', [24, 24, 24], [12, 12, 12], false],
])('%s', (_, now, before, expected) => {
  expect(slowerThan(now, before)).toBe(expected);
});
