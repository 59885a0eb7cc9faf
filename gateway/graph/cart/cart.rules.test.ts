import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unitPrice, type Price } from '@storefront/domain/money.rules.ts';
import type { Modifier, Variant } from '../product/product.rules.ts';
import {
  chosenModifiers,
  findAddedLine,
  inOrder,
  lineWithModifiers,
  previousPrice,
  subtotal,
  totalQuantity,
  variantToAdd,
} from './cart.rules.ts';
import { line, smallCart as cart } from './cart-line.fixture.ts';
test('subtotal and total quantity include add-ons', () => {
  expect(subtotal(cart)).toEqual({ exVat: 667 + 1_000 + 667 + 333, incVat: 8 * 400 });
  expect(totalQuantity(cart)).toBe(8);
});

test('finds the added line, never an add-on of the same product', () => {
  expect(findAddedLine(cart, 20, null)?.id).toBe('4');
  expect(findAddedLine(cart, 99, null)).toBeUndefined();
});

test('returns a line with its add-ons', () => {
  expect(lineWithModifiers(cart, '1').map(({ id }) => id)).toEqual(['1', '3']);
  expect(lineWithModifiers(cart, '9')).toEqual([]);
});

test('orders add-ons after their line and loses none', () => {
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

const variant = (id: number): Variant => ({
  id,
  sku: '',
  inventoryLevel: 1,
  price: unitPrice(100),
  priceBreaks: [],
  imageUrl: null,
  selectedOptions: [],
});
test.each([
  ['no variants', [], null, null],
  ['the only one', [variant(1)], null, variant(1)],
  ['several and none chosen', [variant(1), variant(2)], null, 'required'],
  ['the chosen one', [variant(1), variant(2)], 2, variant(2)],
  ['one of another product', [variant(1)], 9, 'required'],
])('variantToAdd: %s', (_, variants, chosen, expected) => {
  expect(variantToAdd(variants, chosen)).toEqual(expected);
});

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
const pick = (modifierId: number, optionId: number) => ({ modifierId, optionId });
test.each<[string, ReturnType<typeof pick>[], number[] | null]>([
  ['none', [], []],
  ['one of each group', [pick(1, 12), pick(2, 21)], [12, 21]],
  ['two of one group', [pick(1, 11), pick(1, 12)], null],
  ['an option of another group', [pick(2, 11)], null],
  ['a group of another product', [pick(9, 11)], null],
])('chosenModifiers: %s', (_, chosen, expected) => {
  expect(chosenModifiers(modifiers, chosen)?.map(({ id }) => id) ?? null).toEqual(expected);
});

/** Shared with web/cart/cart.rules.test.ts: the storefront's optimistic totals must match the gateway's. */
const cases = JSON.parse(readFileSync('schema/cart-cases.json', 'utf8')) as {
  totals: { name: string; lines: { price: Price; quantity: number }[]; quantity: number; subtotal: Price }[];
};

test.each(cases.totals)('totals of $name', ({ lines, quantity, subtotal: expected }) => {
  const held = lines.map(({ price, quantity: own }, index) =>
    line(String(index), index, own, { price: { ...price, exVatCentipence: price.exVat * 100 } }),
  );
  expect([totalQuantity({ lines: held }), subtotal({ lines: held })]).toEqual([quantity, expected]);
});

test.each([
  ['a price that has changed', unitPrice(30_000), unitPrice(40_000), unitPrice(30_000)],
  ['a price that is the same', unitPrice(40_000), unitPrice(40_000), null],
  ['a price that shows the same inc VAT', unitPrice(33_301), unitPrice(33_300), null],
])('the previous price of %s', (_, priceWhenAdded, price, expected) => {
  expect(previousPrice({ price, priceWhenAdded })).toEqual(expected);
});
