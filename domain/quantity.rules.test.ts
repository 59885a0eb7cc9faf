import { expect, test } from 'vitest';
import { isQuantity } from './quantity.rules.ts';

test.each([
  [1, true],
  [9_999, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [10_000, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d as a quantity: %j', (quantity, holds) => expect(isQuantity(quantity)).toBe(holds));
