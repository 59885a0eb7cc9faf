import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unitPrice, unitPriceIncVat, type Price } from '../../domain/money.rules.ts';
import { PENCE_MAXIMUM } from '../money/money.rules.ts';
import type { Modifier, Variant } from '../product/product.rules.ts';
import {
  chosenModifiers,
  findAddedLine,
  inOrder,
  lineWithModifiers,
  maximumOf,
  previousPrice,
  quantityInCart,
  roomFor,
  subtotal,
  totalQuantity,
  variantToAdd,
  type Cart,
  type CartLine,
} from './cart.rules.ts';

const line = (id: string, productId: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId,
  variantId: null,
  name: '',
  sku: '',
  path: '/x/',
  quantity,
  price: unitPriceIncVat(40_000),
  retailPrice: null,
  imageUrl: null,
  selectedOptions: [],
  isModifier: false,
  parentId: null,
  canChangeQuantity: true,
  priceWhenAdded: null,
  ...more,
});

const cart: Cart = {
  lines: [
    line('1', 10, 2),
    line('2', 10, 3, { variantId: 7 }),
    line('3', 20, 2, { isModifier: true, parentId: '1' }),
    line('4', 20, 1),
  ],
  removed: [],
};

test('subtotal and badge count every line, add-ons too', () => {
  expect(subtotal(cart)).toEqual({ exVat: 667 + 1_000 + 667 + 333, incVat: 8 * 400 });
  expect(totalQuantity(cart)).toBe(8);
});

test('stock is taken by the item itself and by add-ons of it', () => {
  expect(quantityInCart(cart, { productId: 20, variantId: null, perVariant: true })).toBe(3);
  expect(quantityInCart(cart, { productId: 10, variantId: 7, perVariant: true })).toBe(3);
  expect(quantityInCart(cart, { productId: 10, variantId: null, perVariant: true })).toBe(2);
  expect(quantityInCart(cart, { productId: 10, variantId: 7, perVariant: false })).toBe(5);
});

test('an addition lands on its own line, never on an add-on', () => {
  expect(findAddedLine(cart, 20, null)?.id).toBe('4');
  expect(findAddedLine(cart, 99, null)).toBeUndefined();
});

test('a line takes its add-ons along', () => {
  expect(lineWithModifiers(cart, '1').map(({ id }) => id)).toEqual(['1', '3']);
  expect(lineWithModifiers(cart, '9')).toEqual([]);
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

test('no total ever passes what the graph can say', () => {
  const unit = unitPrice(99_999_900);
  const room = roomFor(cart, { productId: 99, variantId: null, perVariant: true }, 9_999, unit);
  expect(subtotal({ lines: [...cart.lines, line('9', 99, room, { price: unit })] }).incVat).toBeLessThanOrEqual(
    PENCE_MAXIMUM,
  );
});

test('lines come with their add-ons behind them, and none is lost', () => {
  const lines = [
    line('3', 1, 1, { parentId: '2' }),
    line('1', 1, 1),
    line('2', 1, 1),
    line('4', 1, 1, { parentId: '1' }),
    line('5', 1, 1, { parentId: 'gone' }),
    line('6', 1, 1, { parentId: '6' }),
  ];
  expect(inOrder(lines).map(({ id }) => id)).toEqual(['1', '4', '2', '3', '5', '6']);
});

describe('variantToAdd', () => {
  const variant = (id: number): Variant => ({
    id,
    sku: '',
    inventoryLevel: 1,
    price: unitPrice(100),
    imageUrl: null,
    selectedOptions: [],
  });
  test.each([
    ['no variants', [], null, null],
    ['the only one', [variant(1)], null, variant(1)],
    ['several and none chosen', [variant(1), variant(2)], null, 'required'],
    ['the chosen one', [variant(1), variant(2)], 2, variant(2)],
    ['one of another product', [variant(1)], 9, 'required'],
  ])('%s', (_, variants, chosen, expected) => {
    expect(variantToAdd(variants, chosen)).toEqual(expected);
  });
});

describe('chosenModifiers', () => {
  const option = (id: number) => ({
    id,
    label: '',
    price: unitPrice(100),
    imageUrl: null,
    sku: '',
    productId: id,
    path: null,
  });
  const modifiers: Modifier[] = [
    { id: 1, name: 'Lamp', options: [option(11), option(12)] },
    { id: 2, name: 'Box', options: [option(21)] },
  ];
  test.each([
    ['none', [], []],
    [
      'one of each group',
      [
        { modifierId: 1, optionId: 12 },
        { modifierId: 2, optionId: 21 },
      ],
      [12, 21],
    ],
    [
      'two of one group',
      [
        { modifierId: 1, optionId: 11 },
        { modifierId: 1, optionId: 12 },
      ],
      null,
    ],
    ['an option of another group', [{ modifierId: 2, optionId: 11 }], null],
    ['a group of another product', [{ modifierId: 9, optionId: 11 }], null],
  ])('%s', (_, chosen, expected) => {
    expect(chosenModifiers(modifiers, chosen)?.map(({ id }) => id) ?? null).toEqual(expected);
  });
});

/** The storefront computes the same before the graph has answered, and is held to the same tables: see web/cart/cart.rules.test.ts. */
const cases = JSON.parse(readFileSync('schema/cart-cases.json', 'utf8')) as {
  totals: { name: string; lines: { price: Price; quantity: number }[]; quantity: number; subtotal: Price }[];
  maximums: { name: string; stock: number | null; held: number; added: number; quantity: number }[];
};

test.each(cases.totals)('totals of $name', ({ lines, quantity, subtotal: expected }) => {
  const held = lines.map(({ price, quantity: own }, index) =>
    line(String(index), index, own, { price: { ...price, exVatCentipence: price.exVat * 100 } }),
  );
  expect([totalQuantity({ lines: held }), subtotal({ lines: held })]).toEqual([quantity, expected]);
});

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

test.each([
  ['a price that has changed', unitPrice(30_000), unitPrice(40_000), unitPrice(30_000)],
  ['a price that is the same', unitPrice(40_000), unitPrice(40_000), null],
  ['a price that shows the same inc VAT', unitPrice(33_301), unitPrice(33_300), null],
  ['a price that was not kept', null, unitPrice(40_000), null],
])('the previous price of %s', (_, priceWhenAdded, price, expected) => {
  expect(previousPrice({ price, priceWhenAdded })).toEqual(expected);
});
