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

/** Requests that fail, with their status and code. */
const failingRequests: [name: string, request: Sent, status: number, code: string | null][] = [
  ['invalid JSON', post('{"query": '), 400, 'BAD_REQUEST'],
  ['an empty body', post(''), 400, 'BAD_REQUEST'],
  ['a body that is not an object', post('5'), 400, 'BAD_REQUEST'],
  ['no operation', post({}), 400, 'BAD_REQUEST'],
  ['an unknown operation id', post({ documentId: 'nothing' }), 404, 'PERSISTED_OPERATION_UNKNOWN'],
  ['a syntax error', post({ query: '{ product(' }), 200, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', post({ query: '{ nothing }' }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown parameter', post({ query: '{ __typename }', more: 1 }), 400, 'BAD_REQUEST'],
  ['variables that are not an object', post({ query: '{ __typename }', variables: [] }), 400, 'BAD_REQUEST'],
  ['a batch', post([{ query: '{ __typename }' }]), 400, 'BAD_REQUEST'],
  [
    'a form post',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={__typename}' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a request of another site',
    { headers: { ...JSON_HEADERS, 'sec-fetch-site': 'cross-site' }, body: '{"query":"{ __typename }"}' },
    403,
    'CROSS_SITE_REQUEST',
  ],
  [
    'a body that is too long',
    post({ query: `{ __typename } #${'x'.repeat(100_000)}` }),
    413,
    'REQUEST_ENTITY_TOO_LARGE',
  ],
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
  [
    'an unsupported method',
    { method: 'PUT', headers: JSON_HEADERS, body: '{"query":"{ __typename }"}' },
    405,
    'BAD_REQUEST',
  ],
];

describe.each(failingRequests)('%s', (_, request, status, code) => {
  test('gets the same error when sent again, and the next request is answered', async () => {
    const server = await open();
    const first = comparable(await server.send(request));
    expect(first.status).toBe(status);
    expect((first.body as { errors: { extensions?: { code?: string } }[] }).errors[0]?.extensions?.code).toBe(code);
    expect(comparable(await server.send(request))).toEqual(first);
    expect(comparable(await server.send(post({ query: '{ __typename }' }))).body).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(server.executionPaths).not.toContain('compiled');
  });
});

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
    expect([codes, server.executionPaths]).toEqual([
      [null, null, 'PERSISTED_OPERATION_REQUIRED', null],
      ['fallback', 'compiled', 'fallback', 'compiled'],
    ]);
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

  test('over the rate limit, even if cached, and counts each request once on either path', async () => {
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
