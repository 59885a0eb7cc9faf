import { beforeEach, describe, expect, test } from 'vitest';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const CART =
  'cart { quantity isEmpty subtotal { incVat { pence } exVat { pence } } lines { id name quantity isModifier parentId lineTotal { exVat { pence } } } }';
const ADD = `mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { ${CART} line { id name quantity } warnings { code } } ... on UserError { code message } ... on MaximumStockError { maximumQuantity } } }`;
const UPDATE = `mutation ($input: CartLineUpdateInput!) { result: cartLineUpdate(input: $input) { __typename ... on CartLineUpdatePayload { ${CART} line { id quantity } } ... on UserError { code message } } }`;
const REMOVE = `mutation ($input: CartLineRemoveInput!) { result: cartLineRemove(input: $input) { __typename ... on CartLineRemovePayload { ${CART} removedLineIds } ... on UserError { code message } } }`;

interface Result {
  __typename: string;
  code?: string;
  cart: {
    quantity: number;
    subtotal: { incVat: { pence: number }; exVat: { pence: number } };
    lines: { id: string; name: string; quantity: number; isModifier: boolean; parentId: string | null }[];
  };
  line: { id: string; quantity: number };
  removedLineIds: string[];
}

const send = async (mutation: string, input: object) =>
  (await gateway.data<{ result: Result }>(mutation, { input })).result;
const product = (path: string) => encodeId('Product', path);
const quantityInCart = async () =>
  (await gateway.data<{ cart: { quantity: number } }>('{ cart { quantity } }')).cart.quantity;

test('a new shopper has an empty cart, which costs no call', async () => {
  expect(await gateway.data(`{ ${CART} }`)).toMatchObject({ cart: { quantity: 0, isEmpty: true, lines: [] } });
  expect(gateway.calls).toEqual([]);
});

test('a cart is new for a caller whose token has expired', async () => {
  const isNew = async () => (await gateway.data<{ cart: { isNew: boolean } }>('{ cart { isNew } }')).cart.isNew;
  expect(await isNew()).toBe(true);
  await send(ADD, { productId: product('/lamp-1/') });
  expect(await isNew()).toBe(false);
  gateway.forget();
  expect(await isNew()).toBe(true);
});

test('a cart of five lines with their products costs two calls', async () => {
  for (const id of [1, 2, 3, 4, 5]) await send(ADD, { productId: product(`/lamp-${id}/`) });
  const { cart } = await gateway.data<{ cart: { lines: object[] } }>(
    '{ cart { lines { name maximumQuantity product { path stock { message } brand { name } specifications { name } } } } }',
  );
  expect(cart.lines).toHaveLength(5);
  expect(gateway.calls.toSorted()).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list']);
});

describe('cartLineAdd', () => {
  test('adds to the existing line; line totals are unit price × quantity inc and ex VAT', async () => {
    await send(ADD, { productId: product('/lamp-1/'), quantity: 2 });
    const { cart, line } = await send(ADD, { productId: product('/lamp-1/'), quantity: 1 });
    expect(line.quantity).toBe(3);
    expect(cart).toMatchObject({ quantity: 3, subtotal: { exVat: { pence: 3 * 1001 }, incVat: { pence: 3 * 1201 } } });
  });

  test('adds a chosen add-on as a line with its parent’s id', async () => {
    const modifiers = [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }];
    const { cart, line } = await send(ADD, { productId: product('/with-bulb/'), quantity: 2, modifiers });
    expect(cart.lines).toMatchObject([
      { name: 'With bulb', quantity: 2, parentId: null },
      { name: 'Lamp 1', quantity: 2, isModifier: true, parentId: line.id },
    ]);
    const removed = await send(REMOVE, { lineId: line.id });
    expect(removed.removedLineIds).toHaveLength(2);
    expect(removed.cart.lines).toEqual([]);
  });

  test.each([
    [
      'no variant of several',
      { productId: product('/finished/') },
      { code: 'VARIANT_REQUIRED', message: 'Please select a finish.' },
    ],
    [
      'a variant of another product',
      { productId: product('/finished/'), variantId: encodeId('Variant', '/lamp-1/#1001') },
      { code: 'VARIANT_REQUIRED' },
    ],
    [
      'a variant that is sold out',
      { productId: product('/finished/'), variantId: encodeId('Variant', '/finished/#1002') },
      {
        code: 'OUT_OF_STOCK',
        message: 'This variant is currently out of stock. Please call or email us to place an order.',
      },
    ],
    [
      'more than there is',
      { productId: product('/finished/'), variantId: encodeId('Variant', '/finished/#1001'), quantity: 4 },
      {
        code: 'MAXIMUM_STOCK',
        message: 'You have reached the maximum available stock for this item.',
        maximumQuantity: 3,
      },
    ],
    ['nothing', { productId: product('/lamp-1/'), quantity: 0 }, { code: 'INVALID_QUANTITY' }],
    ['less than nothing', { productId: product('/lamp-1/'), quantity: -1 }, { code: 'INVALID_QUANTITY' }],
    ['a million', { productId: product('/lamp-1/'), quantity: 1_000_000 }, { code: 'INVALID_QUANTITY' }],
    ['an unknown product', { productId: product('/nowhere/') }, { code: 'PRODUCT_NOT_FOUND' }],
    ['junk', { productId: 'junk' }, { code: 'PRODUCT_NOT_FOUND' }],
    ['a category', { productId: encodeId('Category', 1) }, { code: 'PRODUCT_NOT_FOUND' }],
    ['a withdrawn product', { productId: product('/withdrawn/') }, { code: 'OUT_OF_STOCK' }],
    [
      'an add-on of another product',
      {
        productId: product('/lamp-1/'),
        modifiers: [{ modifierId: encodeId('Modifier', 9), optionId: encodeId('ModifierOption', 91) }],
      },
      { code: 'MODIFIER_NOT_FOUND' },
    ],
  ])('refuses %s and adds nothing', async (_, input, expected) => {
    expect(await send(ADD, input)).toMatchObject(expected);
    expect(gateway.calls).not.toContain('POST /add_to_cart');
    expect(await quantityInCart()).toBe(0);
  });

  test.each([1.5, '2', 1e10, null])('the schema refuses a quantity of %s', async (quantity) => {
    const { errors } = await gateway.ask(ADD, { input: { productId: product('/lamp-1/'), quantity } });
    expect(errors).toHaveLength(1);
    expect(gateway.calls).toEqual([]);
  });

  test('counts the quantity in the cart against the stock', async () => {
    const input = { productId: product('/finished/'), variantId: encodeId('Variant', '/finished/#1001'), quantity: 2 };
    await send(ADD, input);
    expect(await send(ADD, input)).toMatchObject({ code: 'MAXIMUM_STOCK' });
    expect(await quantityInCart()).toBe(2);
  });
});

describe('with a line in the cart', () => {
  let lineId = '';
  beforeEach(async () => {
    lineId = (await send(ADD, { productId: product('/lamp-1/'), quantity: 2 })).line.id;
  });

  test('cartLineUpdate sets its quantity, up to the stock', async () => {
    expect(await send(UPDATE, { lineId, quantity: 50 })).toMatchObject({
      line: { quantity: 50 },
      cart: { quantity: 50 },
    });
    expect(await send(UPDATE, { lineId, quantity: 51 })).toMatchObject({ code: 'MAXIMUM_STOCK' });
    expect(await quantityInCart()).toBe(50);
  });

  test('cartLineRemove removes part of it, then the rest', async () => {
    expect(await send(REMOVE, { lineId, quantity: 1 })).toMatchObject({ cart: { quantity: 1 }, removedLineIds: [] });
    expect(await send(REMOVE, { lineId })).toMatchObject({ cart: { quantity: 0 }, removedLineIds: [lineId] });
  });

  test.each([0, -1, 10_000])('refuses a quantity of %i', async (quantity) => {
    expect(await send(UPDATE, { lineId, quantity })).toMatchObject({ code: 'INVALID_QUANTITY' });
    expect(await send(REMOVE, { lineId, quantity })).toMatchObject({ code: 'INVALID_QUANTITY' });
    expect(await quantityInCart()).toBe(2);
  });

  test('another shopper can neither see nor change it', async () => {
    gateway.forget();
    await send(ADD, { productId: product('/lamp-2/') });
    for (const change of [await send(UPDATE, { lineId, quantity: 1 }), await send(REMOVE, { lineId })])
      expect(change).toMatchObject({ code: 'CART_LINE_NOT_FOUND' });
    expect(await gateway.data('query ($id: ID!) { node(id: $id) { id } }', { id: lineId })).toEqual({ node: null });
  });
});
