import { expect, test } from 'vitest';
import { minimumAgeOf, minimumAgeOfLines } from './minimum-age.rules.ts';

test.each([
  [[], null],
  [[null, 17, '18', 0], null],
  [[16, null, 21, 18], 21],
])('the minimum age of lines of %j is %j', (values, age) => {
  expect(minimumAgeOfLines(values.map((value) => ({ minimumAge: minimumAgeOf(value) })))).toBe(age);
});
