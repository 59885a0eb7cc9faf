import { expect, test } from 'vitest';
import { arrivalWords, formatDelivery, ordinal } from './date-words.rules.ts';

test.each([
  ['2026-11-24', '2026-11-25', '2026-11-25', 'Tomorrow'],
  ['2026-11-24', '2026-11-26', '2026-11-26', 'Thursday 26th November'],
  ['2026-12-31', '2027-01-01', '2027-01-01', 'Tomorrow'],
  ['2028-02-28', '2028-02-29', '2028-02-29', 'Tomorrow'],
  ['2026-11-27', '2026-12-01', '2026-12-01', 'Tuesday 1st December'],
  ['2026-11-24', '2026-11-27', '2026-12-03', 'Friday 27th November to Thursday 3rd December'],
  ['2026-11-24', '2026-11-25', '2026-12-02', 'Tomorrow to Wednesday 2nd December'],
  [null, '2026-11-25', '2026-11-25', 'Wednesday 25th November'],
])('on %s, %s to %s reads %s', (estimatedOn, earliest, latest, expected) => {
  expect(formatDelivery({ estimatedOn, earliest, latest })).toBe(expected);
});

test.each([
  ['2026-11-24', '2026-11-25', '2026-11-25', 'Get it tomorrow'],
  ['2026-11-24', '2026-11-26', '2026-11-26', 'Get it by Thursday 26th November'],
  [null, '2026-11-25', '2026-11-25', 'Get it by Wednesday 25th November'],
  ['2026-11-24', '2026-11-27', '2026-12-03', 'Get it Friday 27th November to Thursday 3rd December'],
  ['2026-11-24', '2026-11-25', '2026-12-02', 'Get it tomorrow to Wednesday 2nd December'],
])('on %s, an arrival from %s to %s is one sentence: %s', (estimatedOn, earliest, latest, expected) => {
  expect(arrivalWords({ estimatedOn, earliest, latest })).toBe(expected);
});

test('every day of the month has its ordinal suffix', () => {
  const ends = Array.from({ length: 31 }, (_, index) => ordinal(index + 1));
  expect(ends.filter((text) => !text.endsWith('th'))).toEqual(['1st', '2nd', '3rd', '21st', '22nd', '23rd', '31st']);
});
