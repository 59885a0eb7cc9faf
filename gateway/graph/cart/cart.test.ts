import { expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const CART =
  'cart { quantity subtotal { incVat { pence } exVat { pence } } lines { id name quantity isModifier parentId } }';
const ADD = `mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { ... on CartLineAddPayload { ${CART} line { id quantity } } ... on UserError { code message } ... on MaximumStockError { maximumQuantity } } }`;
const UPDATE = `mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { ... on CartLineUpdatePayload { cart { quantity } line { quantity } } ... on UserError { code } } }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { result: cartLineRemove(input: $input) { ... on CartLineRemovePayload { ${CART} removedLineIds } ... on UserError { code } } }`;

interface Result {
  cart: { quantity: number; lines: object[] };
  line: { id: string; quantity: number };
  removedLineIds: string[];
}

const send = async (mutation: string, input: object) =>
  (await gateway.data<{ result: Result }>(mutation, { input })).result;
const product = (path: string) => encodeId('Product', path);
const quantityInCart = async () =>
  (await gateway.data<{ cart: { quantity: number } }>('{ cart { quantity } }')).cart.quantity;

test('a cart is new for a caller whose token has expired', async () => {
  const isNew = async () => (await gateway.data<{ cart: { isNew: boolean } }>('{ cart { isNew } }')).cart.isNew;
  expect(await isNew()).toBe(true);
  await send(ADD, { productId: product('/lamp-1/') });
  expect(await isNew()).toBe(false);
  gateway.forget();
  expect(await isNew()).toBe(true);
});

test('a line is added to, changed up to the stock, and removed in part, then whole', async () => {
  await send(ADD, { productId: product('/lamp-1/'), quantity: 2 });
  const { cart, line } = await send(ADD, { productId: product('/lamp-1/'), quantity: 1 });
  expect(line.quantity).toBe(3);
  expect(cart).toMatchObject({ quantity: 3, subtotal: { exVat: { pence: 3 * 1001 }, incVat: { pence: 3 * 1201 } } });
  const lineId = line.id;
  expect(await send(UPDATE, { lineId, quantity: 50 })).toMatchObject({
    line: { quantity: 50 },
    cart: { quantity: 50 },
  });
  expect(await send(UPDATE, { lineId, quantity: 51 })).toEqual({ code: 'MAXIMUM_STOCK' });
  expect(await send(REMOVE, { lineId, quantity: 49 })).toMatchObject({ cart: { quantity: 1 }, removedLineIds: [] });
  expect(await send(REMOVE, { lineId })).toMatchObject({ cart: { quantity: 0 }, removedLineIds: [lineId] });
});

test('a chosen add-on is a line with its parent’s id, and is removed with it', async () => {
  const modifiers = [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }];
  const { cart, line } = await send(ADD, { productId: product('/with-bulb/'), quantity: 2, modifiers });
  expect(cart.lines).toMatchObject([
    { name: 'With bulb', quantity: 2, parentId: null },
    { name: 'Lamp 1', quantity: 2, isModifier: true, parentId: line.id },
  ]);
  const removed = await send(REMOVE, { lineId: line.id });
  expect([removed.removedLineIds.length, removed.cart.lines]).toEqual([2, []]);
});

test.each([
  ['a variant that is sold out', '/finished/#1002', 1, { code: 'OUT_OF_STOCK' }],
  ['more than there is', '/finished/#1001', 4, { code: 'MAXIMUM_STOCK', maximumQuantity: 3 }],
  ['a withdrawn product', '/withdrawn/', 1, { code: 'OUT_OF_STOCK' }],
])('refuses %s and adds nothing', async (_, path, quantity, expected) => {
  const [productPath = '', variant] = path.split('#');
  const variantId = variant && encodeId('Variant', path);
  expect(await send(ADD, { productId: product(productPath), variantId, quantity })).toMatchObject(expected);
  expect(gateway.calls).not.toContain('POST /add_to_cart');
  expect(await quantityInCart()).toBe(0);
});

test('another shopper can neither see nor change a line', async () => {
  const lineId = (await send(ADD, { productId: product('/lamp-1/'), quantity: 2 })).line.id;
  gateway.forget();
  await send(ADD, { productId: product('/lamp-2/') });
  for (const change of [await send(UPDATE, { lineId, quantity: 1 }), await send(REMOVE, { lineId })])
    expect(change).toEqual({ code: 'CART_LINE_NOT_FOUND' });
  expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id: lineId })).toEqual({ node: null });
});
