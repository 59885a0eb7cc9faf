import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { cartLines } from './carts/cart-line.rules.ts';
import { contentHash, matchesReviewed, needsOf, orderNumber, shortagesOf, type Need } from './checkout.rules.ts';

test('formats an order number', () => expect(orderNumber(100_042)).toBe('ORD-100042'));

describe('the content hash', () => {
  const content = { a: 1, b: { c: [1, 2], d: null } };
  test.each<[string, unknown, boolean]>([
    ['the same', { a: 1, b: { c: [1, 2], d: null } }, true],
    ['fields in another order', { b: { d: null, c: [1, 2] }, a: 1 }, true],
    ['another value', { a: 2, b: { c: [1, 2], d: null } }, false],
    ['items in another order', { a: 1, b: { c: [2, 1], d: null } }, false],
    ['a missing field', { a: 1, b: { c: [1, 2] } }, false],
    ['a number as text', { a: '1', b: { c: [1, 2], d: null } }, false],
  ])('%s', (_, other, isSame) => expect(contentHash(other) === contentHash(content)).toBe(isSame));
});

describe('a cart compared with the reviewed items', () => {
  const line = (id: number, quantity = 1, price = 100_000) => ({ id, quantity, price });
  const reviewed = (id: number, quantity = 1, price = 100_000) => ({ ...line(id, quantity, price), untracked: false });
  test.each([
    ['the same', [line(1), line(2)], [reviewed(1), reviewed(2)], true],
    ['the same items in another order', [line(1), line(2)], [reviewed(2), reviewed(1)], true],
    ['an extra item in the cart', [line(1), line(2)], [reviewed(1)], false],
    ['a missing item in the cart', [line(1)], [reviewed(1), reviewed(2)], false],
    ['an item reviewed twice', [line(1), line(2)], [reviewed(1), reviewed(1)], false],
    ['another one', [line(1)], [reviewed(2)], false],
    ['a higher quantity', [line(1, 2)], [reviewed(1)], false],
    ['a price higher by a hundredth of a penny', [line(1, 1, 100_001)], [reviewed(1)], false],
    ['nothing', [], [], true],
  ])('%s', (_, lines, items, expected) => expect(matchesReviewed(lines, items)).toBe(expected));
});

test.each([
  ['tracked per product', 1, null, false, { productId: 1, variantId: 0, quantity: 2 }, true],
  ['tracked per variant', 100, 1001, false, { productId: 100, variantId: 1001, quantity: 2 }, true],
  ['made to order', 103, null, true, null, true],
  ['withdrawn', 104, null, false, { productId: 104, variantId: 0, quantity: 2 }, false],
])('the stock needed by a line %s', (_, productId, variantId, untracked, stock, isSold) => {
  const byId = new Map(smallCatalogue.products.map((product) => [product.id, product]));
  const { lines } = cartLines([{ id: 7, productId, variantId, quantity: 2, parentId: null }], byId);
  const reviewed = lines.map(({ id, quantity, price }) => ({ id, quantity, price, untracked }));
  expect(needsOf(lines, byId, reviewed)).toEqual([{ lineId: 7, quantity: 2, isSold, stock }]);
});

describe('shortages', () => {
  const need = (lineId: number, productId: number, quantity: number, more: Partial<Need> = {}): Need => ({
    lineId,
    quantity,
    isSold: true,
    stock: { productId, variantId: 0, quantity },
    ...more,
  });
  test.each<[string, Need[], Record<number, number>, { id: number; available: number }[]]>([
    ['nothing', [need(1, 1, 2)], { 1: 2 }, []],
    ['one', [need(1, 1, 3), need(2, 2, 1)], { 1: 2, 2: 1 }, [{ id: 1, available: 2 }]],
    ['the second of two lines of one product', [need(1, 1, 2), need(2, 1, 2)], { 1: 3 }, [{ id: 2, available: 1 }]],
    ['stock that is gone', [need(1, 1, 1)], {}, [{ id: 1, available: 0 }]],
    ['a product no longer sold', [need(1, 1, 1, { isSold: false })], { 1: 5 }, [{ id: 1, available: 0 }]],
    ['not for untracked stock', [need(1, 1, 9_999, { stock: null })], {}, []],
  ])('%s', (_, needs, levels, shortages) =>
    expect(shortagesOf(needs, (productId) => levels[productId] ?? 0)).toEqual(shortages),
  );
});
