import { expect, test } from 'vitest';
import { ageWords, handOverWords, minimumAgeOf, minimumAgeOfLines } from './minimum-age.rules.ts';

test.each([
  [18, 18],
  [17, null],
  ['18', null],
  [0, null],
  [null, null],
])('the minimum age %j is %j', (value, age) => {
  expect(minimumAgeOf(value)).toBe(age);
});

test.each([
  [[], null],
  [[null, undefined], null],
  [[16, null, 21, 18], 21],
])('of lines of %j it is %j', (ages, age) => {
  expect(minimumAgeOfLines(ages.map((minimumAge) => ({ minimumAge })))).toBe(age);
});

test('words are empty for goods that anyone may buy', () => {
  expect([ageWords({ minimumAge: 18 }), ageWords({})]).toEqual(['You must be 18 or over to buy this', '']);
  expect([handOverWords({ minimumAge: 21 }), handOverWords({})]).toEqual([
    'Hand over only to a person of 21 or over',
    '',
  ]);
});
