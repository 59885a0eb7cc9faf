import { expect, test } from 'vitest';
import { stopAt, stopsOf } from './slider.rules.ts';

test.each([
  [60, 65, [60, 61, 62, 63, 64, 65]],
  [2.5, 5.5, [2.5, 3, 4, 5, 5.5]],
  [7, 7, [7]],
  [16, 90, [16, 17, 18, 19, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90]],
])('slider stops from %d to %d', (minimum, maximum, stops) => expect(stopsOf(minimum, maximum)).toEqual(stops));

test('slider stops are at most as many as can be told apart', () => {
  const stops = stopsOf(1, 12_500);
  expect(stops.length).toBeLessThan(100);
  expect(stops).toEqual([...new Set(stops)].toSorted((a, b) => a - b));
  expect(stops.at(-1)).toBe(12_500);
});

test('rounds a value between two stops down', () => {
  const stops = [1, 2, 5, 10];
  expect([0, 1, 4.9, 5, 99].map((figure) => stopAt(stops, figure))).toEqual([0, 0, 1, 2, 3]);
});
