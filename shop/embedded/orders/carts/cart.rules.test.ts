import { expect, test } from 'vitest';
import {
  addItems,
  faultOfAdditions,
  removeQuantity,
  setQuantity,
  type CartItem,
  type CartItemChange,
} from './cart.rules.ts';

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
  ...product(productId, quantity),
  isModifier: true,
  parentId,
});

/** Changes in words: "insert 3 of 40/7 under 1", "set 1 to 5", "delete 2". */
const told = (changes: readonly CartItemChange[]) =>
  changes.map((change) => {
    if (change.kind === 'set') return `set ${change.id} to ${change.quantity}`;
    if (change.kind === 'delete') return `delete ${change.id}`;
    const { productId, variantId, quantity, parent } = change;
    const of = variantId === null ? productId : `${productId}/${variantId}`;
    return `insert ${quantity} of ${of}${parent === null ? '' : ` under ${parent}`}`;
  });

test.each([
  ['a product not in the cart', [product(40, 3)], ['insert 3 of 40']],
  ['a product in the cart', [product(10, 3)], ['set 1 to 5']],
  ['another variant of a product in the cart', [product(20, 1, 8)], ['insert 1 of 20/8']],
  ['a product in the cart as an add-on', [product(30, 1)], ['insert 1 of 30']],
  ['a product in the cart, with its add-on', [product(10, 1), addOn(30, 1)], ['set 1 to 3', 'set 2 to 3']],
  ['a new product with an add-on', [product(50, 2), addOn(30, 2)], ['insert 2 of 50', 'insert 2 of 30 under added']],
  ['the same twice in one call', [product(10, 1), product(10, 1)], ['set 1 to 4']],
  ['a new product twice in one call', [product(40, 1), product(40, 2)], ['insert 3 of 40']],
  ['a new product twice, above the maximum', [product(40, 9_999), product(40, 1)], ['insert 9999 of 40']],
  ['an add-on of one that is there', [addOn(60, 1, 3)], ['insert 1 of 60 under 3']],
  [
    'two new products with add-ons, and another add-on of the first',
    [product(50, 1), addOn(30, 1), product(51, 1), addOn(30, 1), product(50, 1), addOn(31, 2)],
    [
      'insert 2 of 50',
      'insert 1 of 30 under added',
      'insert 2 of 31 under added',
      'insert 1 of 51',
      'insert 1 of 30 under added',
    ],
  ],
  ['more than the maximum of a line', [product(10, 9_999)], ['set 1 to 9999']],
])('adding %s', (_, additions, changes) => {
  expect(told(addItems(items, additions))).toEqual(changes);
});

const UNKNOWN = 'The product that the add-on goes with is not in the cart';
test.each([
  ['a product with its add-on', [product(10, 1), addOn(30, 1)], null],
  ['an add-on of an item that is there', [addOn(30, 1, 1)], null],
  ['an add-on before its product', [addOn(30, 1), product(10, 1)], 'An add-on needs the product that it goes with'],
  ['an add-on of an item that is not there', [addOn(30, 1, 99)], UNKNOWN],
  ['an add-on of an add-on', [addOn(30, 1, 2)], UNKNOWN],
])('the fault of %s', (_, additions, fault) => {
  expect(faultOfAdditions(items, additions)).toBe(fault);
});

test.each([
  ['setting: add-ons follow the quantity of their product', setQuantity(items, 1, 5), ['set 1 to 5', 'set 2 to 5']],
  ['setting an unknown item', setQuantity(items, 99, 5), []],
  ['removing some', removeQuantity(items, 1, 1), ['set 1 to 1', 'set 2 to 1']],
  ['removing all, add-ons too', removeQuantity(items, 1, 2), ['delete 2', 'delete 1']],
  ['removing more than its quantity', removeQuantity(items, 3, 50), ['delete 3']],
  ['removing of an unknown item', removeQuantity(items, 99, 1), []],
])('%s', (_, changes, expected) => expect(told(changes)).toEqual(expected));
