import { describe, expect, test } from 'vitest';
import {
  JSON_HEADERS,
  PARTNER_KEY,
  post,
  seen,
  useGraphServers,
  type Received,
  type Sent,
} from './graph-server.fixture.ts';

const open = useGraphServers();

/** Requests that fail, with their status and code. */
const refusals: [name: string, request: Sent, status: number, code: string | null][] = [
  ['JSON that is broken', post('{"query": '), 400, 'BAD_REQUEST'],
  ['nothing', post(''), 400, 'BAD_REQUEST'],
  ['a body that is no object', post('5'), 400, 'BAD_REQUEST'],
  ['no operation', post({}), 400, 'BAD_REQUEST'],
  ['an id that is not known', post({ documentId: 'nothing' }), 404, 'PERSISTED_OPERATION_UNKNOWN'],
  ['a syntax error', post({ query: '{ product(' }), 200, 'GRAPHQL_PARSE_FAILED'],
  ['a field that there is not', post({ query: '{ nothing }' }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['a parameter that there is not', post({ query: '{ __typename }', more: 1 }), 400, 'BAD_REQUEST'],
  ['variables that are none', post({ query: '{ __typename }', variables: [] }), 400, 'BAD_REQUEST'],
  ['a batch', post([{ query: '{ __typename }' }]), 400, 'BAD_REQUEST'],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={__typename}' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another site',
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
    'a change by GET',
    {
      method: 'GET',
      path: `?query=${encodeURIComponent('mutation { cartLineRemove(input: {lineId: "x"}) { __typename } }')}`,
      headers: {},
    },
    405,
    'BAD_REQUEST',
  ],
  ['another method', { method: 'PUT', headers: JSON_HEADERS, body: '{"query":"{ __typename }"}' }, 405, 'BAD_REQUEST'],
];

describe.each(refusals)('%s', (_, request, status, code) => {
  test('has the same error when it is sent again, and the next request is answered', async () => {
    const server = await open();
    const first = seen(await server.send(request));
    expect(first.status).toBe(status);
    expect((first.body as { errors: { extensions?: { code?: string } }[] }).errors[0]?.extensions?.code).toBe(code);
    expect(seen(await server.send(request))).toEqual(first);
    expect(seen(await server.send(post({ query: '{ __typename }' }))).body).toMatchObject({
      data: { __typename: 'Query' },
    });
    expect(server.executionPaths).not.toContain('fast');
  });
});

describe('a known operation is rejected', () => {
  const query = '{ product(path: "/plain/") { name } }';
  const mine = '{ cart { quantity } }';
  const codeOf = ({ text }: Received) =>
    (JSON.parse(text) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? null;
  const withKey = { ...JSON_HEADERS, 'x-partner-key': PARTNER_KEY };

  test('to one without a key, whose operations are the storefront’s', async () => {
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

  test('to a key that has not the scope', async () => {
    const server = await open({ mine });
    const get = { method: 'GET', path: '?documentId=mine' };
    expect([await server.send(post({ query: mine })), await server.send(post({ query: mine }))].map(codeOf)).toEqual([
      null,
      null,
    ]);
    expect(
      [
        await server.send({ ...post({ query: mine }), headers: withKey }),
        await server.send({ ...post({ documentId: 'mine' }), headers: withKey }),
        await server.send({ ...get, headers: withKey }),
      ].map(codeOf),
    ).toEqual(['SCOPE_MISSING', 'SCOPE_MISSING', 'OPERATION_NOT_PUBLIC']);
  });

  test('after too many requests, cached or not; each request counts once, whichever paths it takes', async () => {
    const server = await open({ it: query }, { requestsPerMinute: 4 });
    const left = async (sent: Sent) => (await server.send(sent)).headers['ratelimit-remaining'];
    expect([
      await left(post({ documentId: 'it' })),
      await left(post({ query: '{ nothing }' })),
      await left(post({ documentId: 'it' })),
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
