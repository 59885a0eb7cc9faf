import { expect, test } from 'vitest';
import { isLarger, percentile, ratio, ratioText, slowerThan } from './comparison.rules.ts';

const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);

test.each([
  [95, 19],
  [100, 20],
])('the %i. percentile of 1 to 20 is %i', (percent, expected) => expect(percentile(twenty, percent)).toBe(expected));

test.each<[string, number[], number[], string, boolean]>([
  ['a machine that slows down for both', [5, 8, 12], [5, 8, 12], '1.00 (1.00–1.00)', false],
  ['one slow round', [5, 5, 9], [5, 5, 5], '1.00 (1.00–1.80)', false],
  ['rounds on both sides', [5, 6, 6], [5.5, 5, 5], '1.20 (0.91–1.20)', false],
  ['slower in every round', [6, 7, 6], [5, 6, 5], '1.20 (1.17–1.20)', true],
  ['nothing to compare with', [5, 5], [], '–', false],
])('%s', (_, now, before, text, expected) => {
  const found = ratio(now, before);
  expect(ratioText(found)).toBe(text);
  expect(isLarger(found, 1.1)).toBe(expected);
});

test.each<[string, number[], number[], boolean]>([
  ['noise', [100, 100, 300], [90, 90, 90], false],
  ['a third more', [120, 120, 120], [90, 90, 90], true],
  ['twice as much of next to nothing', [24, 24, 24], [12, 12, 12], false],
])('times of %s', (_, now, before, expected) => expect(slowerThan(now, before)).toBe(expected));
