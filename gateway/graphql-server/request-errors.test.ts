import { describe, expect, test } from 'vitest';
import { codeOf, comparable, get, JSON_HEADERS, PARTNER_KEY, post, useGraphServers } from './graph-server.fixture.ts';
import type { Sent } from './graph-server.fixture.ts';

const open = useGraphServers();

const PRODUCT = 'query ($path: String!) { product(path: $path) { name } }';
const SEARCH = 'query ($first: Int) { search(query: "brass", first: $first) { totalCount } }';
const COSTLY = '{ search(query: "brass", first: 100) { edges { node { related { related { variants { sku } } } } } } }';
const deep = (levels: number) => `{ categories ${'{ children '.repeat(levels)} { name } ${'}'.repeat(levels)} }`;
const address = (parameters: Record<string, string>): Sent => ({
  method: 'GET',
  path: `?${new URLSearchParams(parameters).toString()}`,
  headers: {},
});

/** Requests that fail, with their status and code. */
const failingRequests: [name: string, request: Sent, status: number, code: string | null][] = [
  ['a syntax error', post({ query: '{ product(' }), 200, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', post({ query: '{ nothing }' }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown parameter', post({ query: '{ __typename }', more: 1 }), 400, 'BAD_REQUEST'],
  ['a mutation by GET', address({ query: 'mutation { customerLogOut { __typename } }' }), 405, 'BAD_REQUEST'],
  ['a missing variable', post({ query: PRODUCT }), 400, 'BAD_USER_INPUT'],
  ['a float for an Int', post({ query: SEARCH, variables: { first: 1.5 } }), 400, 'BAD_USER_INPUT'],
  ['a document that is too deep', post({ query: deep(15) }), 200, 'OPERATION_TOO_LARGE'],
  ['an operation that costs too much', post({ query: COSTLY }), 200, 'OPERATION_TOO_COMPLEX'],
  [
    'several operations and no name',
    post({ query: 'query A { a: __typename } query B { __typename }' }),
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['variables in an address that are not JSON', address({ query: PRODUCT, variables: '{' }), 400, 'BAD_REQUEST'],
  ['variables in an address that are a list', address({ query: PRODUCT, variables: '[]' }), 400, 'BAD_REQUEST'],
  ['extensions in an address that are not JSON', address({ query: PRODUCT, extensions: '{' }), 400, 'BAD_REQUEST'],
  ['another method', { method: 'PUT', headers: JSON_HEADERS, body: '{"query":"{ __typename }"}' }, 405, 'BAD_REQUEST'],
];

test.each(failingRequests)(
  '%s gets the same error when sent again, and the next request is answered',
  async (_, request, status, code) => {
    const server = await open();
    const answer = await server.send(request);
    const first = comparable(answer);
    expect([first.status, codeOf(answer)]).toEqual([status, code]);
    expect(comparable(await server.send(request))).toEqual(first);
    expect(comparable(await server.send(post({ query: '{ __typename }' }))).body).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(server.shop.calls).toEqual([]);
  },
);

test.each([
  ['a syntax error', post({ query: '{ product(' }), 200, 400],
  ['an invalid variable', post({ query: PRODUCT }), 400, 400],
  ['an operation that costs too much', post({ query: COSTLY }), 200, 200],
])('answers %s by the media type', async (_, request, json, graphql) => {
  const server = await open();
  const statusFor = async (accept: string) =>
    (await server.send({ ...request, headers: { ...JSON_HEADERS, accept } })).status;
  expect([
    await statusFor('application/json'),
    await statusFor('application/graphql-response+json'),
    await statusFor('*/*'),
  ]).toEqual([json, graphql, json]);
});

test.each(['text/html', 'multipart/mixed', 'text/event-stream', 'application/json;x-charset=latin1'])(
  'answers only %s with 406, and runs nothing',
  async (accept) => {
    const server = await open();
    const sent = (accepted: string): Sent => ({
      ...post({ query: '{ product(path: "/plain/") { name } }' }),
      headers: { ...JSON_HEADERS, accept: accepted },
    });
    const { status, text } = await server.send(sent(accept));
    expect([status, server.shop.calls]).toEqual([406, []]);
    expect(text).toContain('"NOT_ACCEPTABLE"');
    for (const usual of [`${accept}, application/json`, '']) expect((await server.send(sent(usual))).status).toBe(200);
  },
);

describe('rejects a stored operation', () => {
  const query = '{ product(path: "/plain/") { name } }';
  const cart = '{ cart { quantity } }';
  const withKey = { ...JSON_HEADERS, 'x-partner-key': PARTNER_KEY };

  test('sent as text by a caller without a key', async () => {
    const server = await open({ it: query }, { isOpen: false });
    const codes = [
      await server.send({ ...post({ query }), headers: withKey }),
      await server.send({ ...post({ query }), headers: withKey }),
      await server.send(post({ query })),
      await server.send(post({ documentId: 'it' })),
    ].map(codeOf);
    expect(codes).toEqual([null, null, 'PERSISTED_OPERATION_REQUIRED', null]);
  });

  test('that needs a scope the key lacks', async () => {
    const server = await open({ cart });
    const byGet = get('cart', {}, withKey);
    expect(codeOf(await server.send(post({ query: cart })))).toBeNull();
    const codes = [
      await server.send({ ...post({ query: cart }), headers: withKey }),
      await server.send({ ...post({ documentId: 'cart' }), headers: withKey }),
      await server.send(byGet),
    ].map(codeOf);
    expect(codes).toEqual(['SCOPE_MISSING', 'SCOPE_MISSING', 'OPERATION_NOT_PUBLIC']);
  });

  test('over the rate limit, even if cached, and counts each request once', async () => {
    const server = await open({ it: query }, { requestsPerMinute: 4 });
    const remaining = async (sent: Sent) => (await server.send(sent)).headers['ratelimit-remaining'];
    expect([
      await remaining(post({ documentId: 'it' })),
      await remaining(post({ query: '{ nothing }' })),
      await remaining(post({ documentId: 'it' })),
    ]).toEqual(['3', '2', '1']);
    expect((await server.send(get('it'))).headers['ratelimit-remaining']).toBeUndefined();
    const refused = [get('it'), post({ documentId: 'it' }), post({ query })];
    for (const request of refused) expect((await server.send(request)).status).toBe(429);
  });
});
