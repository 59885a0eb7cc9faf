import { describe, expect, test } from 'vitest';
import {
  comparable,
  JSON_HEADERS,
  PARTNER_KEY,
  post,
  useGraphServers,
  type Received,
  type Sent,
} from './graph-server.fixture.ts';

const open = useGraphServers();

const PRODUCT = 'query ($path: String!) { product(path: $path) { name } }';
const SEARCH = 'query ($first: Int) { search(query: "brass", first: $first) { totalCount } }';
const COSTLY = '{ search(query: "brass", first: 100) { edges { node { related { related { variants { sku } } } } } } }';
const deep = (levels: number) => `{ categories ${'{ children '.repeat(levels)} { name } ${'}'.repeat(levels)} }`;
const get = (parameters: Record<string, string>): Sent => ({
  method: 'GET',
  path: `?${new URLSearchParams(parameters).toString()}`,
  headers: {},
});

/** Requests that fail, with their status and code. */
const failingRequests: [name: string, request: Sent, status: number, code: string | null][] = [
  ['a syntax error', post({ query: '{ product(' }), 200, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', post({ query: '{ nothing }' }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown parameter', post({ query: '{ __typename }', more: 1 }), 400, 'BAD_REQUEST'],
  [
    'a mutation by GET',
    {
      method: 'GET',
      path: `?query=${encodeURIComponent('mutation { cartLineRemove(input: {lineId: "x"}) { __typename } }')}`,
      headers: {},
    },
    405,
    'BAD_REQUEST',
  ],
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
  ['variables in an address that are not JSON', get({ query: PRODUCT, variables: '{' }), 400, 'BAD_REQUEST'],
  ['variables in an address that are a list', get({ query: PRODUCT, variables: '[]' }), 400, 'BAD_REQUEST'],
  ['extensions in an address that are not JSON', get({ query: PRODUCT, extensions: '{' }), 400, 'BAD_REQUEST'],
  ['another method', { method: 'PUT', headers: JSON_HEADERS, body: '{"query":"{ __typename }"}' }, 405, 'BAD_REQUEST'],
];

test.each(failingRequests)(
  '%s gets the same error when sent again, and the next request is answered',
  async (_, request, status, code) => {
    const server = await open();
    const first = comparable(await server.send(request));
    expect(first.status).toBe(status);
    expect((first.body as { errors: { extensions?: { code?: string } }[] }).errors[0]?.extensions?.code).toBe(code);
    expect(comparable(await server.send(request))).toEqual(first);
    expect(comparable(await server.send(post({ query: '{ __typename }' }))).body).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(server.shop.calls).toEqual([]);
  },
);

test.each([
  ['a syntax error', post({ query: '{ product(' }), 200, 400],
  ['an unknown field', post({ query: '{ nothing }' }), 200, 400],
  ['a document that is too deep', post({ query: deep(15) }), 200, 400],
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
    expect([status, JSON.parse(text), server.shop.calls]).toMatchObject([
      406,
      { errors: [{ extensions: { code: 'NOT_ACCEPTABLE' } }] },
      [],
    ]);
    for (const usual of [`${accept}, application/json`, '']) expect((await server.send(sent(usual))).status).toBe(200);
  },
);

describe('rejects a stored operation', () => {
  const query = '{ product(path: "/plain/") { name } }';
  const cart = '{ cart { quantity } }';
  const codeOf = ({ text }: Received) =>
    (JSON.parse(text) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? null;
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
    const get = { method: 'GET', path: '?documentId=cart' };
    expect([await server.send(post({ query: cart })), await server.send(post({ query: cart }))].map(codeOf)).toEqual([
      null,
      null,
    ]);
    expect(
      [
        await server.send({ ...post({ query: cart }), headers: withKey }),
        await server.send({ ...post({ documentId: 'cart' }), headers: withKey }),
        await server.send({ ...get, headers: withKey }),
      ].map(codeOf),
    ).toEqual(['SCOPE_MISSING', 'SCOPE_MISSING', 'OPERATION_NOT_PUBLIC']);
  });

  test('over the rate limit, even if cached, and counts each request once', async () => {
    const server = await open({ it: query }, { requestsPerMinute: 4 });
    const remaining = async (sent: Sent) => (await server.send(sent)).headers['ratelimit-remaining'];
    expect([
      await remaining(post({ documentId: 'it' })),
      await remaining(post({ query: '{ nothing }' })),
      await remaining(post({ documentId: 'it' })),
    ]).toEqual(['3', '2', '1']);
    const get = { method: 'GET', path: '?documentId=it', headers: {} };
    expect((await server.send(get)).headers['ratelimit-remaining']).toBeUndefined();
    expect(
      [await server.send(get), await server.send(post({ documentId: 'it' })), await server.send(post({ query }))].map(
        ({ status }) => status,
      ),
    ).toEqual([429, 429, 429]);
  });
});
