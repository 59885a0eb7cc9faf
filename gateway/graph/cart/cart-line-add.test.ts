import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../ids.rules.ts';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { cartItemRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
let cart: ReturnType<typeof serveCart>;
beforeEach(() => {
  cart = serveCart(graph.shop, [cartItemRecord(1, 'few', 2), cartItemRecord(2, 'plain', 2)]);
});

const RESULT = '... on UserError { __typename code message } ... on MaximumStockError { maximumQuantity }';
const CHANGE = 'cart { quantity isNew lines { id } } line { id quantity } warnings { code line { id } }';
const ADD = mutationOf('cartLineAdd', `__typename ${CHANGE}`, RESULT);

const product = (slug: string) => encodeId('Product', `/${slug}/`);
const variant = (slug: string, id: number) => encodeId('Variant', `/${slug}/#${id}`);
const line = (id: number | string) => encodeId('CartLine', id);
const lamp = (optionId: number, modifierId = 5) => ({
  modifierId: encodeId('Modifier', modifierId),
  optionId: encodeId('ModifierOption', optionId),
});

const add = (input: object, token: string | null = CART_TOKEN) => graph.ask(ADD, { input }, token);
const writes = (calls: readonly string[]) => calls.filter((call) => /add_to_cart|update_cart|remove_item/.test(call));

test('creates a cart for a caller without one, in three calls', async () => {
  cart.items = [];
  const { data, errors, calls, tokens } = await add({ productId: product('plain'), quantity: 2 }, null);
  expect(errors).toEqual([]);
  expect(calls).toEqual(['POST /get_products_from_blog_url_list', 'POST /add_to_cart', 'GET /cart']);
  expect(tokens).toEqual([CART_TOKEN]);
  expect(data).toEqual({
    result: {
      __typename: 'CartLineAddPayload',
      cart: { quantity: 2, isNew: true, lines: [{ id: line(100) }] },
      line: { id: line(100), quantity: 2 },
      warnings: [],
    },
  });
});

const MAXIMUM = 'You have reached the maximum available stock for this item.';
const OUT = 'currently out of stock. Please call or email us to place an order.';

test.each<[string, slug: string, more: object, code: string, fields?: object]>([
  ['several variants and none chosen', 'switch', {}, 'VARIANT_REQUIRED', { message: 'Please select a finish.' }],
  ['more than there is', 'plain', { quantity: 11 }, 'MAXIMUM_STOCK', { message: MAXIMUM, maximumQuantity: 12 }],
  ['more than the cart leaves', 'few', { quantity: 2 }, 'MAXIMUM_STOCK', { maximumQuantity: 3 }],
  ['none there', 'gone', {}, 'OUT_OF_STOCK', { message: `This product is ${OUT}` }],
  ['no quantity', 'plain', { quantity: 0 }, 'INVALID_QUANTITY', { message: expect.stringContaining('1 and 9,999') }],
  ['ten thousand', 'untracked', { quantity: 10_000 }, 'INVALID_QUANTITY'],
  ['a product that is not there', 'nowhere', {}, 'PRODUCT_NOT_FOUND', { message: 'Product not found' }],
  ['an id of something else', '', { productId: encodeId('Brand', 7) }, 'PRODUCT_NOT_FOUND'],
  ['an add-on of another product', 'plain', { modifiers: [lamp(51)] }, 'MODIFIER_NOT_FOUND'],
  ['an add-on that is sold out', 'pendant', { modifiers: [lamp(53)] }, 'OUT_OF_STOCK', { message: `gone is ${OUT}` }],
  ['an add-on that has gone', 'pendant', { modifiers: [lamp(52)] }, 'OUT_OF_STOCK'],
  ['more add-ons than are left', 'pendant', { quantity: 2, modifiers: [lamp(54)] }, 'MAXIMUM_STOCK'],
  ['an add-on that is no id', 'pendant', { modifiers: [{ modifierId: '5', optionId: '51' }] }, 'MODIFIER_NOT_FOUND'],
])('refuses %s and changes nothing', async (_, slug, more, code, expected = {}) => {
  const { data, errors, calls, tokens } = await add({ productId: product(slug), ...more });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ result: { code, ...expected } });
  expect([writes(calls), tokens]).toEqual([[], []]);
});

test('the same idempotency key adds once, even after it took the last item', async () => {
  const input = { productId: product('few'), quantity: 1, idempotencyKey: 'one-press-of-the-button' };
  for (const [index, calls] of [1, 0, 0].entries()) {
    const asked = await add(input);
    expect(asked.data, `time ${index + 1}`).toMatchObject({
      result: { __typename: 'CartLineAddPayload', line: { id: line(1), quantity: 3 }, warnings: [] },
    });
    expect(writes(asked.calls)).toHaveLength(calls);
  }
  expect((await add({ ...input, idempotencyKey: 'another-press' })).data).toMatchObject({
    result: { __typename: 'MaximumStockError' },
  });
});

test('sends the whole item: code, name, price and the chosen options, and each add-on as an item', async () => {
  const bodies: { items: object[] }[] = [];
  graph.shop.on('POST /add_to_cart', ({ body }) => {
    bodies.push(body as { items: object[] });
    return { body: { token: CART_TOKEN } };
  });
  await add({ productId: product('switch'), variantId: variant('switch', 21) });
  await add({ productId: product('pendant'), quantity: 3, modifiers: [lamp(51)] });
  expect(bodies.flatMap(({ items }) => items)).toEqual([
    expect.objectContaining({
      image_tiny: '/drawings/a-small.svg',
      image_standard: '/drawings/a.svg',
      show_remove_quantity: true,
      brand_id: 7,
      inventory_level: 3,
      maximum_quantity: 3,
      sku: 'V-21',
      name: 'The switch',
      price: 20,
      // The product's is for another price.
      retail_price: 0,
      parent_id: null,
      variant_display: [{ option_display_name: 'Finish', label: 'Satin Brass' }],
    }),
    expect.objectContaining({ name: 'The pendant', quantity: 3, maximum_quantity: 12, is_modifier: false }),
    expect.objectContaining({
      is_modifier: true,
      quantity: 3,
      parent_id: null,
      show_remove_quantity: false,
      brand_id: 7,
      inventory_level: 12,
    }),
  ]);
});

test('sends the idempotency key to the shop API, so that it recognises a retry', async () => {
  const bodies: unknown[] = [];
  graph.shop.on('POST /add_to_cart', ({ body }) => {
    bodies.push(body);
    return bodies.length === 1 ? { status: 500 } : { body: { token: CART_TOKEN } };
  });
  const input = { productId: product('few'), idempotencyKey: 'one-press-of-the-button' };
  expect((await add(input)).errors).toHaveLength(1);
  expect((await add(input)).errors).toEqual([]);
  const keyed = expect.objectContaining({ idempotency_key: input.idempotencyKey }) as unknown;
  expect(bodies).toEqual([keyed, keyed]);
});

test.each(['short', 'x'.repeat(101)])('refuses an idempotency key of %s', async (idempotencyKey) => {
  const { errors, calls } = await add({ productId: product('few'), idempotencyKey });
  expect([errors.map(({ extensions }) => extensions?.code), calls]).toEqual([['BAD_USER_INPUT'], []]);
});

test('refuses what another cart has taken meanwhile, with what is left', async () => {
  const body = { code: 'maximum_stock', maximum_quantity: 1, token: CART_TOKEN };
  graph.shop.on('POST /add_to_cart', () => ({ status: 409, body }));
  const { data } = await add({ productId: product('plain') });
  expect(data).toMatchObject({ result: { code: 'MAXIMUM_STOCK', maximumQuantity: 1 } });
});

test('sends the cart key, so that parallel first additions share a cart, and refuses a short one', async () => {
  const sent: unknown[] = [];
  graph.shop.on('POST /add_to_cart', ({ body }) => {
    sent.push(body);
    return { body: { token: CART_TOKEN } };
  });
  const keyed = (cartKey: string) => add({ productId: product('plain'), cartKey }, null);
  await keyed('a-random-key-of-this-browser');
  expect((await keyed('short')).errors).toMatchObject([{ message: '`cartKey` must have 16 to 100 characters.' }]);
  expect(sent).toMatchObject([{ cart_key: 'a-random-key-of-this-browser' }]);
});

test('counts all lines that share one stock against it', async () => {
  const some = (id: number, quantity: number) =>
    add({ productId: product('shared'), variantId: variant('shared', id), quantity });
  expect((await some(31, 3)).data).toMatchObject({ result: { __typename: 'CartLineAddPayload' } });
  expect((await some(32, 2)).data).toMatchObject({
    result: { __typename: 'MaximumStockError', maximumQuantity: 4 },
  });
});

test.each([
  { status: 500 },
  { status: 400, body: { detail: 'Product not found' } },
  { body: { token: 'short' } },
  { body: { token: 'set-cookie\r\nx: y' } },
])('returns an error and sets no token when the shop API fails (%j)', async (answer) => {
  graph.shop.on('POST /add_to_cart', () => answer);
  const { data, errors, tokens } = await add({ productId: product('plain') }, null);
  expect([data, errors.length, tokens]).toEqual([null, 1, []]);
});

test('warns when the shop API reduced the quantity or changed the price', async () => {
  graph.shop.on('POST /add_to_cart', () => {
    Object.assign(cart.items[0] ?? {}, { price: 19.99 });
    return { body: { token: CART_TOKEN } };
  });
  const { data } = await add({ productId: product('few') });
  expect(data).toMatchObject({
    result: {
      line: { quantity: 2 },
      warnings: [
        { code: 'QUANTITY_REDUCED', line: { id: line(1) } },
        { code: 'PRICE_CHANGED', line: { id: line(1) } },
      ],
    },
  });
});
