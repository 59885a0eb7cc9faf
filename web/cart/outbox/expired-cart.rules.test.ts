import { expect, test } from 'vitest';
import { refillOf } from './expired-cart.rules.ts';
import { cartOf, line } from './offline-cart.fixture.ts';

const product = {
  id: 'lamp',
  minimumQuantity: 1,
  quantityMultiple: 1,
  variants: ['brass', 'steel'].map((name) => ({ id: `${name} lamp`, sku: name.toUpperCase() })),
  modifiers: [{ id: 'bulbs', options: [{ id: 'bulb', sku: 'BULB' }] }],
};
const lamp = line('1', 3, { sku: 'STEEL', product });
const bulb = line('2', 3, { sku: 'BULB', isModifier: true, parentId: '1', product: null });

test('adds each line again in its variant and quantity, with its add-ons, under an id of its own', () => {
  let ids = 0;
  const refill = refillOf(
    cartOf(lamp, bulb, line('3', 1, { product: { ...product, variants: [] } })),
    cartOf(),
    () => `${(ids += 1)}`,
  );
  const modifiers = [{ modifierId: 'bulbs', optionId: 'bulb' }];
  const input = { productId: 'lamp', variantId: 'steel lamp', quantity: 3, modifiers };
  expect(refill).toMatchObject([
    { id: '1', kind: 'add', refills: true, variables: { input } },
    { id: '2', variables: { input: { productId: 'lamp', quantity: 1, modifiers: [] } } },
  ]);
});

test.each([
  ['a browser that has read no cart', null],
  ['a cart without lines', cartOf()],
  ['a product that is no longer sold', cartOf(line('1', 1))],
])('adds nothing for %s', (_, cart) => expect(refillOf(cart, cartOf(), () => 'id')).toEqual([]));

test.each([
  ['nothing of it', 0, [3]],
  ['some of it', 1, [2]],
  ['all of it', 3, []],
  ['more of it', 5, []],
])('adds what is missing where the new cart holds %s', (_, held, added) => {
  const current = held === 0 ? cartOf() : cartOf(line('other', 1), { ...lamp, id: '9', quantity: held });
  const refill = refillOf(cartOf(lamp, bulb), current, () => 'id');
  const additions = refill.flatMap((entry) => (entry.kind === 'add' ? [entry] : []));
  expect(additions.map(({ variables }) => variables.input.quantity)).toEqual(added);
  // The line shows in the quantity that is sent, and its add-on follows.
  expect(additions.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(
    added.map((quantity) => [quantity, quantity]),
  );
});
