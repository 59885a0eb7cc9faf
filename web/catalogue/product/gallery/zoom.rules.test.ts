import { expect, test } from 'vitest';
import { isSecondTap, isTap, MAXIMUM_SCALE, panOf, scaleAfterTap, TAP_SCALE } from './zoom.rules.ts';

test.each([
  [1, TAP_SCALE],
  [1.02, TAP_SCALE],
  [1.4, 1],
  [MAXIMUM_SCALE, 1],
])('a tap at scale %s changes it to %s', (scale, next) => expect(scaleAfterTap(scale)).toBe(next));

test.each([
  [5, 5, true],
  [6, 8, false],
  [-40, 0, false],
])('a press that moves by %s, %s is a tap: %s', (x, y, expected) => {
  expect(isTap({ x: 100, y: 100, at: 0 }, { x: 100 + x, y: 100 + y, at: 900 })).toBe(expected);
});

test.each([
  [1000, 1299, true],
  [1000, 1300, false],
  [Number.NEGATIVE_INFINITY, 5, false],
])('after a tap at %s, one at %s is the second of a double tap: %s', (previousAt, at, expected) => {
  expect(isSecondTap(previousAt, at)).toBe(expected);
});

test.each([
  ['ArrowLeft', { x: 80, y: 0 }],
  ['ArrowDown', { x: 0, y: -80 }],
  ['Home', null],
])('Shift with %s pans by %j', (key, pan) => expect(panOf(key)).toEqual(pan));
