import { beforeEach, expect, test } from 'vitest';
import { encodeId } from '../../ids.rules.ts';
import { products } from '../../../testing/fake-catalogue.ts';
import { CART_TOKEN, serveCart } from '../../../testing/fake-cart.ts';
import { useFakeGraph } from '../../../testing/fake-graph.ts';
import { mutationOf } from '../../../testing/mutation-of.ts';
import { productRecord } from '../../../testing/records.ts';

const LOOK_UP = 'POST /products/by_sku';
const ADD_CALL = 'POST /add_to_cart';

const graph = useFakeGraph();
let cart: ReturnType<typeof serveCart>;
beforeEach(() => {
  cart = serveCart(graph.shop);
  graph.shop.on(LOOK_UP, ({ body }) => ({
    // As shop APIs do that refuse the whole call.
    ...((body as { skus: string[] }).skus.includes('') && { status: 422 }),
    body: {
      products: [...products.values()].filter((record) =>
        [record.sku, ...(record.variants as { sku: string }[]).map(({ sku }) => sku)].some((sku) =>
          (body as { skus: string[] }).skus.includes(String(sku)),
        ),
      ),
      unknown: [],
    },
  }));
});

const PAYLOAD = 'cart { isNew quantity } results { line { name quantity } refusal { code message } }';
const ADD = mutationOf('cartLinesAdd', PAYLOAD, '__typename ... on UserError { code }');

const product = (slug: string) => encodeId('Product', `/${slug}/`);
const codeOf = (slug: string) => products.get(`/${slug}/`)?.sku;
const added = (name: string, quantity: number) => ({ line: { name: `The ${name}`, quantity }, refusal: null });
const refused = (code: string) => ({ line: null, refusal: expect.objectContaining({ code }) as unknown });
const add = (lines: readonly object[], more: object = {}, token?: string) =>
  graph.ask(ADD, { input: { lines, ...more } }, token);

test('lines of codes and of ids are added in one call', async () => {
  const lines = [
    { sku: codeOf('plain'), quantity: 2 },
    { sku: 'V-21' },
    { productId: product('single'), quantity: 3 },
    { productId: product('switch'), variantId: encodeId('Variant', '/switch/#21') },
  ];
  const { data, errors, calls } = await add(lines);
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual(['GET /cart', ADD_CALL, 'POST /get_products_from_blog_url_list', LOOK_UP]);
  expect(data).toEqual({
    result: {
      __typename: 'CartLinesAddPayload',
      cart: { isNew: true, quantity: 7 },
      results: [added('plain', 2), added('switch', 2), added('single', 3), added('switch', 2)],
    },
  });
});

const MIXED = [
  { productId: product('plain') },
  { sku: 'NO-SUCH' },
  { sku: '' },
  { productId: product('switch') },
  { productId: product('few'), quantity: 4 },
  { productId: product('gone') },
  { productId: product('plain'), quantity: 0 },
];
const REFUSED = [
  'PRODUCT_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'VARIANT_REQUIRED',
  'MAXIMUM_STOCK',
  'OUT_OF_STOCK',
  'INVALID_QUANTITY',
].map(refused);

test('what cannot be added is refused line by line, and the rest is added', async () => {
  const { data } = await add(MIXED);
  expect(data).toMatchObject({ result: { cart: { quantity: 1 }, results: [added('plain', 1), ...REFUSED] } });
});

test('a code of several products is refused', async () => {
  const found = ['lamp', 'shade'].map((slug) => productRecord(slug, { sku: 'TWO', variants: [] }));
  graph.shop.on(LOOK_UP, () => ({ body: { products: found, unknown: [] } }));
  const { data } = await add([{ sku: 'two' }]);
  expect(data).toMatchObject({ result: { results: [refused('SKU_AMBIGUOUS')] } });
});

test('all or nothing adds nothing when one line is refused', async () => {
  const { data, calls } = await add(MIXED, { mode: 'ALL_OR_NOTHING' });
  expect(calls).not.toContain(ADD_CALL);
  expect(data).toMatchObject({
    result: { cart: { quantity: 0 }, results: [{ line: null, refusal: null }, ...REFUSED] },
  });
});

test('lines of one product share its stock', async () => {
  const { data } = await add([
    { productId: product('few'), quantity: 2 },
    { productId: product('few'), quantity: 2 },
    { productId: product('few'), quantity: 1 },
  ]);
  expect(data).toMatchObject({
    result: { cart: { quantity: 3 }, results: [added('few', 3), refused('MAXIMUM_STOCK'), added('few', 3)] },
  });
});

test('a retry with the same key adds nothing, and finds what the first attempt added', async () => {
  const lines = [{ productId: product('few'), quantity: 3 }, { sku: 'NO-SUCH' }];
  const first = await add(lines, { idempotencyKey: 'key-of-mine' }, CART_TOKEN);
  const retry = await add(lines, { idempotencyKey: 'key-of-mine' }, CART_TOKEN);
  expect(retry.calls).not.toContain(ADD_CALL);
  expect(retry.data).toEqual(first.data);
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([3]);
});

test('a key is not used up by an addition that added nothing', async () => {
  const key = { idempotencyKey: 'key-of-mine' };
  await add([{ sku: 'NO-SUCH' }], key, CART_TOKEN);
  const { data } = await add([{ productId: product('plain') }], key, CART_TOKEN);
  expect(data).toMatchObject({ result: { results: [added('plain', 1)] } });
});

test('stock that runs out during the addition refuses all of it', async () => {
  const body = { code: 'maximum_stock', maximum_quantity: 1, token: CART_TOKEN };
  graph.shop.on(ADD_CALL, () => ({ status: 409, body }));
  const { data, errors } = await add([{ productId: product('plain') }]);
  expect([data, errors]).toEqual([{ result: { __typename: 'MaximumStockError', code: 'MAXIMUM_STOCK' } }, []]);
});

test.each([0, 251])('%i lines are refused without a call', async (count) => {
  const { errors, calls } = await add(Array.from({ length: count }, () => ({ sku: 'V-21' })));
  expect([errors, calls]).toMatchObject([[{ message: '`lines` must be 1 to 250.' }], []]);
});
