import { describe, expect, test } from 'vitest';
import { addItems, faultOfAdditions, removeQuantity, setQuantity, type CartItem } from './cart.rules.ts';

const items: CartItem[] = [
  { id: 1, productId: 10, variantId: null, quantity: 2, parentId: null },
  { id: 2, productId: 30, variantId: null, quantity: 2, parentId: 1 },
  { id: 3, productId: 20, variantId: 7, quantity: 1, parentId: null },
];
const product = (productId: number, quantity: number, variantId: number | null = null) => ({
  productId,
  variantId,
  quantity,
  isModifier: false,
  parentId: null,
});
const addOn = (productId: number, quantity: number, parentId: number | null = null) => ({
  productId,
  variantId: null,
  quantity,
  isModifier: true,
  parentId,
});

describe('addItems', () => {
  test.each([
    [
      'a product not in the cart',
      [product(40, 3)],
      [{ kind: 'insert', productId: 40, variantId: null, quantity: 3, parent: null }],
    ],
    ['a product in the cart', [product(10, 3)], [{ kind: 'set', id: 1, quantity: 5 }]],
    [
      'another variant of a product in the cart',
      [product(20, 1, 8)],
      [{ kind: 'insert', productId: 20, variantId: 8, quantity: 1, parent: null }],
    ],
    [
      'a product in the cart as an add-on',
      [product(30, 1)],
      [{ kind: 'insert', productId: 30, variantId: null, quantity: 1, parent: null }],
    ],
    [
      'a product in the cart, with its add-on',
      [product(10, 1), addOn(30, 1)],
      [
        { kind: 'set', id: 1, quantity: 3 },
        { kind: 'set', id: 2, quantity: 3 },
      ],
    ],
    [
      'a new product with an add-on',
      [product(50, 2), addOn(30, 2)],
      [
        { kind: 'insert', productId: 50, variantId: null, quantity: 2, parent: null },
        { kind: 'insert', productId: 30, variantId: null, quantity: 2, parent: 'added' },
      ],
    ],
    ['the same twice in one call', [product(10, 1), product(10, 1)], [{ kind: 'set', id: 1, quantity: 4 }]],
    [
      'a new product twice in one call',
      [product(40, 1), product(40, 2)],
      [{ kind: 'insert', productId: 40, variantId: null, quantity: 3, parent: null }],
    ],
    [
      'a new product twice, above the maximum of a line',
      [product(40, 9_999), product(40, 1)],
      [{ kind: 'insert', productId: 40, variantId: null, quantity: 9_999, parent: null }],
    ],
    [
      'an add-on of one that is there',
      [addOn(60, 1, 3)],
      [{ kind: 'insert', productId: 60, variantId: null, quantity: 1, parent: 3 }],
    ],
    [
      'two new products with add-ons, and another add-on of the first',
      [product(50, 1), addOn(30, 1), product(51, 1), addOn(30, 1), product(50, 1), addOn(31, 2)],
      [
        { kind: 'insert', productId: 50, variantId: null, quantity: 2, parent: null },
        { kind: 'insert', productId: 30, variantId: null, quantity: 1, parent: 'added' },
        { kind: 'insert', productId: 31, variantId: null, quantity: 2, parent: 'added' },
        { kind: 'insert', productId: 51, variantId: null, quantity: 1, parent: null },
        { kind: 'insert', productId: 30, variantId: null, quantity: 1, parent: 'added' },
      ],
    ],
    ['more than the maximum of a line', [product(10, 9_999)], [{ kind: 'set', id: 1, quantity: 9_999 }]],
  ])('%s', (_, additions, changes) => {
    expect(addItems(items, additions)).toEqual(changes);
  });
});

test.each([
  ['a product with its add-on', [product(10, 1), addOn(30, 1)], null],
  ['an add-on of an item that is there', [addOn(30, 1, 1)], null],
  ['an add-on before its product', [addOn(30, 1), product(10, 1)], 'An add-on needs the product that it goes with'],
  [
    'an add-on of an item that is not there',
    [product(10, 1), addOn(30, 1, 99)],
    'The product that the add-on goes with is not in the cart',
  ],
  ['an add-on of an add-on', [addOn(30, 1, 2)], 'The product that the add-on goes with is not in the cart'],
])('%s', (_, additions, fault) => {
  expect(faultOfAdditions(items, additions)).toBe(fault);
});

test('add-ons follow the quantity of their product', () => {
  expect(setQuantity(items, 1, 5)).toEqual([
    { kind: 'set', id: 1, quantity: 5 },
    { kind: 'set', id: 2, quantity: 5 },
  ]);
  expect(setQuantity(items, 99, 5)).toEqual([]);
});

test.each([
  [
    'some',
    1,
    1,
    [
      { kind: 'set', id: 1, quantity: 1 },
      { kind: 'set', id: 2, quantity: 1 },
    ],
  ],
  [
    'all, add-ons too',
    1,
    2,
    [
      { kind: 'delete', id: 2 },
      { kind: 'delete', id: 1 },
    ],
  ],
  ['more than its quantity', 3, 50, [{ kind: 'delete', id: 3 }]],
  ['of an unknown item', 99, 1, []],
])('removing %s', (_, id, quantity, changes) => {
  expect(removeQuantity(items, id, quantity)).toEqual(changes);
});
