import { expect, test } from 'vitest';
import { inLockOrder } from './stock.rules.ts';

const amount = (productId: number, variantId: number, quantity: number) => ({ productId, variantId, quantity });
const ten = amount(10, 1, 1);

test.each([
  ['none', [], []],
  ['product, then variant', [amount(10, 2, 1), amount(9, 5, 1), ten], [amount(9, 5, 1), ten, amount(10, 2, 1)]],
  ['equal keys added up', [amount(1, 0, 2), amount(2, 0, 1), amount(1, 0, 3)], [amount(1, 0, 5), amount(2, 0, 1)]],
])('sorts amounts into the locking order: %s', (_, amounts, expected) =>
  expect(inLockOrder(amounts)).toEqual(expected),
);
