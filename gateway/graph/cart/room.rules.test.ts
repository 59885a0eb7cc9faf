import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unitPrice } from '@storefront/domain/money.rules.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import { line, smallCart as cart } from './cart-line.fixture.ts';
import { subtotal } from './cart.rules.ts';
import { maximumOf, quantityInCart, roomFor } from './room.rules.ts';

test('counts the item and add-ons of it against the stock', () => {
  expect(quantityInCart(cart, { productId: 20, variantId: null, perVariant: true })).toBe(3);
  expect(quantityInCart(cart, { productId: 10, variantId: 7, perVariant: true })).toBe(3);
  expect(quantityInCart(cart, { productId: 10, variantId: null, perVariant: true })).toBe(2);
  expect(quantityInCart(cart, { productId: 10, variantId: 7, perVariant: false })).toBe(5);
});

test.each([
  [null, 9_999],
  [0, 0],
  [12, 12],
  [50_000, 9_999],
])('a stock maximum of %s allows %i', (maximumQuantity, expected) => {
  expect(maximumOf({ maximumQuantity })).toBe(expected);
});

test.each([
  ['what stock leaves', 12, unitPrice(10_000), 9],
  ['none when stock is used up', 3, unitPrice(10_000), 0],
  ['less than none when stock has shrunk', 1, unitPrice(10_000), -2],
  ['what the largest total leaves', 9_999, unitPrice(100_000_000_000), 1],
])('there is room for %s', (_, maximum, unit, expected) => {
  expect(roomFor(cart, { productId: 10, variantId: 7, perVariant: true }, maximum, unit)).toBe(expected);
});

test('the total never exceeds the graph’s largest amount', () => {
  const unit = unitPrice(99_999_900);
  const room = roomFor(cart, { productId: 99, variantId: null, perVariant: true }, 9_999, unit);
  expect(subtotal({ lines: [...cart.lines, line('9', 99, room, { price: unit })] }).incVat).toBeLessThanOrEqual(
    PENCE_MAXIMUM,
  );
});

/** Shared with web/cart/cart.rules.test.ts: the storefront's optimistic quantities must match the gateway's. */
const cases = JSON.parse(readFileSync('schema/cart-cases.json', 'utf8')) as {
  maximums: { name: string; stock: number | null; held: number; added: number; quantity: number }[];
};

test.each(cases.maximums)('room in a line: $name', ({ stock, held, added, quantity }) => {
  const lines = [line('1', 1, held, { price: unitPrice(100) })];
  const room = roomFor(
    { lines },
    { productId: 1, variantId: null, perVariant: false },
    maximumOf({ maximumQuantity: stock }),
    unitPrice(100),
  );
  expect(held + Math.min(room, added)).toBe(quantity);
});
