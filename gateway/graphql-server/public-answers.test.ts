import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeId } from '../graph/ids.rules.ts';
import { CART_TOKEN } from '../testing/fake-cart.ts';
import { itemRecord, productRecord } from '../testing/records.ts';
import { get as getOf, JSON_HEADERS, openGraphServer, PARTNER_KEY, type GraphServer } from './graph-server.fixture.ts';

const persisted = {
  product: 'query ($path: String!) { product(path: $path) { name } }',
  list: '{ search(query: "brass", first: 2) { edges { node { name } } } }',
  node: 'query ($id: ID!) { node(id: $id) { id ... on Cart { quantity } ... on Product { name } } }',
  cart: '{ cart { quantity } product(path: "/plain/") { name } }',
  add: 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }',
  review: 'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { __typename } }',
};
type Id = keyof typeof persisted;

let server: GraphServer;
beforeEach(async () => {
  server = await openGraphServer(persisted);
});
afterEach(() => server.close());

const post = (documentId: Id, variables: object = {}, headers: Record<string, string> = {}) =>
  server.send({ headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify({ documentId, variables }) });
const get = (...request: Parameters<typeof getOf>) => server.send(getOf(...request));
const plain = { path: '/plain/' };

describe('an operation repeated within seconds', () => {
  test('calls the shop API once for all anonymous callers, whatever the media type', async () => {
    const answers = await Promise.all([
      post('product', plain),
      post('product', plain),
      post('product', plain, { accept: 'application/graphql-response+json' }),
    ]);
    answers.push(await post('product', plain), await get('product', plain));
    const texts = answers.map(({ text }) => JSON.stringify((JSON.parse(text) as { data: unknown }).data));
    expect(new Set(texts).size).toBe(1);
    expect(server.shop.calls).toEqual(['GET /products/plain/']);
  });

  test('calls the shop API for each caller with a cart, a session or a partner key, and without a cache', async () => {
    const headers = { authorization: `Bearer ${CART_TOKEN}` };
    await post('product', plain);
    await post('product', plain, headers);
    await post('product', plain, headers);
    await post('product', plain, { cookie: 'session_token=session-token-1' });
    await post('product', plain, { 'x-partner-key': PARTNER_KEY });
    await post('product', plain);
    await server.close();
    expect(server.shop.calls).toHaveLength(5);
    server = await openGraphServer(persisted, { cacheSeconds: 0 });
    await post('product', plain);
    await post('product', plain);
    expect(server.shop.calls).toHaveLength(2);
  });

  test('is kept under the variables that it declares', async () => {
    for (const more of [{}, { x: 1 }, { x: 2, path: '/plain/' }]) await post('product', { ...more, ...plain });
    expect(server.shop.calls).toEqual(['GET /products/plain/']);
  });

  test('never caches a cart, even when read as a node', async () => {
    const cart = { id: encodeId('Cart', 'current') };
    expect((await get('node', cart)).headers['cache-control']).toBe('private, no-store');
    expect((await get('node', { id: encodeId('Product', '/plain/') })).headers['cache-control']).toMatch(/^public/);
    const withCart = await post('node', cart, { authorization: `Bearer ${CART_TOKEN}` });
    expect(JSON.parse(withCart.text)).toMatchObject({ data: { node: { id: cart.id, quantity: 0 } } });
  });

  test('drops the answers with a product after its review, and no others', async () => {
    const created_at = '2026-11-21T10:00:00Z';
    server.shop.on('POST /reviews/', ({ body }) => ({ status: 201, body: { ...(body as object), id: 1, created_at } }));
    await post('product', plain);
    await post('product', { path: '/bulb/' });
    const productId = encodeId('Product', '/plain/');
    const input = { productId, rating: 5, body: 'Bright and well made.', author: 'Ann', email: 'ann@example.com' };
    expect(JSON.parse((await post('review', { input })).text)).toMatchObject({
      data: { reviewCreate: { __typename: 'ReviewCreatePayload' } },
    });
    server.shop.calls.length = 0;
    await post('product', plain);
    await post('product', { path: '/bulb/' });
    expect(server.shop.calls).toEqual(['GET /products/plain/']);
  });
});

describe('a persisted operation by GET', () => {
  test('has Cache-Control and an ETag, and answers If-None-Match with 304', async () => {
    const answer = await get('product', plain, { cookie: `cart_token=${CART_TOKEN}` });
    expect(JSON.parse(answer.text)).toEqual({ data: { product: { name: 'The plain' } } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=2, stale-while-revalidate=8',
      age: '0',
      vary: 'accept, accept-encoding, origin',
      'content-type': 'application/json; charset=utf-8',
    });
    const again = await get('product', plain, { 'if-none-match': `"other", W/${answer.headers.etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', answer.headers.etag]);
    expect((await get('product', plain, { 'if-none-match': '"other"' })).status).toBe(200);
    expect(server.shop.calls).toEqual(['GET /products/plain/']);
  });

  const expired = { price_changes_at: '2020-01-01T00:00:00Z' };
  test.each([
    ['a product', 'product', 'GET /products/*', productRecord('plain', expired)],
    ['a list', 'list', 'GET /search/*', { results: [itemRecord('plain', expired)], total: 1 }],
  ] as const)('is no longer kept than the price of %s is true', async (_, id, call, body) => {
    server.shop.on(call, () => ({ body }));
    const first = await get(id, plain);
    expect(first.headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=0');
    await get(id, plain);
    expect(server.shop.calls).toHaveLength(2);
  });

  test('is not cacheable when it has errors', async () => {
    server.shop.on('GET /products/*', () => ({ status: 400 }));
    const { status, headers, text } = await get('product', plain);
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined]);
    expect(JSON.parse(text)).toHaveProperty('errors');
  });

  test.each<[name: string, id: string, variables: unknown, status: number, code: string]>([
    ['an unknown id', 'nothing', {}, 404, 'PERSISTED_OPERATION_UNKNOWN'],
    ['an empty id', '', {}, 404, 'PERSISTED_OPERATION_UNKNOWN'],
    ['a mutation', 'add', {}, 405, 'BAD_REQUEST'],
    ['an operation that is not public', 'cart', {}, 400, 'OPERATION_NOT_PUBLIC'],
    ['variables that are not JSON', 'product', '{', 400, 'BAD_REQUEST'],
    ['an address that is too long', 'product', { path: 'x'.repeat(8_200) }, 414, 'REQUEST_ENTITY_TOO_LARGE'],
  ])('is rejected for %s', async (_, id, variables, status, code) => {
    const { status: actual, headers, text } = await get(id, variables);
    expect([actual, headers['cache-control'], headers.etag]).toEqual([status, 'private, no-store', undefined]);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code, docs: `/docs/errors#error-${code}` } }] });
    expect(server.shop.calls).toEqual([]);
  });
});
