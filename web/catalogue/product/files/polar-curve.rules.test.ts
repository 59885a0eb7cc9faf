import { expect, test } from 'vitest';
import { outlineOf, outlinesOf, shinesUp, sizeOf } from './polar-curve.rules.ts';

const down = { c: 0, candela: [100, 50, 0, 0, 0] };
const narrow = { c: 90, candela: [100, 0, 0, 0, 0] };
const up = { c: 180, candela: [0, 0, 0, 50, 100] };

test('an outline goes from the left to the right of the light', () => {
  // γ 0° is below the origin, 45° half as far away and to the side.
  expect(outlineOf(down, down, 100)).toBe('M0 0L0 0L0 0L-35 35L0 100L0 100L35 35L0 0L0 0L0 0Z');
});

test('light that is the same all round has one outline, other light two', () => {
  expect(outlinesOf([down], 100).length).toBe(1);
  expect(outlinesOf([down, narrow, up, narrow], 100).length).toBe(2);
  expect(outlinesOf([], 100)).toEqual([]);
  expect(outlinesOf([down], 0)).toEqual([]);
});

test('the upper half is drawn for light that goes up', () => {
  expect([shinesUp([down]), shinesUp([down, up])]).toEqual([false, true]);
});

test.each([
  [1, '1 kB'],
  [4_321, '4 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_234_567, '1.2 MB'],
])('%s bytes are %s', (bytes, words) => expect(sizeOf(bytes)).toBe(words));
