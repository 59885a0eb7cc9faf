import type { FormattedExecutionResult } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CART_TOKEN } from '../testing/fake-cart.ts';
import { encodeId } from '../graph/ids.rules.ts';
import { mutationOf } from '../testing/mutation-of.ts';
import { JSON_HEADERS, openGraphServer, post, useGraphServers, type GraphServer } from './graph-server.fixture.ts';
import { expectSameResult } from './same-results.fixture.ts';

const open = useGraphServers();

const WITH_CART = { ...JSON_HEADERS, authorization: `Bearer ${CART_TOKEN}` };

const ADD = mutationOf(
  'cartLineAdd',
  'cart { id quantity lines { name lineTotal { incVat { pence currency } } } }',
  '__typename ... on UserError { code message }',
);

interface Case {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The REST call that fails. */
  failingCall?: string;
}

/** Valid documents, whose answers must be those of graphql-js. */
const operations: Readonly<Record<string, Case>> = {
  'a product list': {
    query: `query ($first: Int, $sort: ProductSort = NAME) { search(query: "brass", first: $first, sort: $sort) {
      __typename totalCount pageInfo { hasNextPage endCursor }
      edges { cursor node { id name highlights { name value } brand { name slug } images { url } } } facets { name }
    } }`,
    variables: { first: 3 },
  },
  'unions, interfaces and fragments': {
    query: `query ($url: String!, $withId: Boolean!) { resolveUrl(url: $url) {
      __typename ... on Product { ...F } ... on Category { name children { name } } ... on Redirect { path }
      ... on Node { id @include(if: $withId) }
    } } fragment F on Product { name sku @skip(if: true) }`,
    variables: { url: '/lighting/', withId: false },
  },
  'known and unknown nodes': {
    query:
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { name } ... on Cart { quantity } } }',
    variables: {
      ids: [encodeId('Product', '/plain/'), encodeId('Cart', 'current'), 'junk', encodeId('Product', '/nowhere/')],
    },
  },
  'a mutation': { query: ADD, variables: { input: { productId: encodeId('Product', '/plain/'), quantity: 2 } } },
  'a mutation with a user error': {
    query: ADD,
    variables: { input: { productId: encodeId('Product', '/gone/'), quantity: 2 } },
    headers: WITH_CART,
  },
  'a failing shop API': {
    query: '{ product(path: "/plain/") { name } shop { name } }',
    failingCall: 'GET /products/*',
  },
  introspection: { query: '{ __schema { queryType { name } } __type(name: "Money") { fields { name } } }' },
};

test.each(
  Object.entries(operations).flatMap(([name, operation]) => [
    [name, 'its text', operation] as const,
    [name, 'its id', operation] as const,
  ]),
)('%s, sent as %s, has the answer of graphql-js, with the same REST calls', async (_, sent, operation) => {
  const { query, variables = {}, failingCall = 'nothing' } = operation;
  const headers: Record<string, string> = { ...JSON_HEADERS, ...operation.headers };
  const document = sent === 'its text' ? { query } : { documentId: 'it' };
  const [reference, server] = [await open(), await open({ it: query })];
  for (const { shop } of [reference, server]) shop.on(failingCall, () => ({ status: 500 }));
  const expected = await reference.execute({ query, variables }, headers);
  const actual = await server.send({ headers, body: JSON.stringify({ ...document, variables }) });
  const { extensions, ...result } = JSON.parse(actual.text) as FormattedExecutionResult;
  expectSameResult(result, expected.result);
  expect(extensions?.cost).toMatchObject({ limit: 12_000 });
  expect([actual.status, actual.headers['set-cookie']]).toEqual([200, expected.cookies]);
  expect(server.shop.calls).toEqual(reference.shop.calls);
});

test('answers a document sent again, with all its operation names and variables', async () => {
  const server = await open();
  const query = 'query A($path: String!) { product(path: $path) { name } } query B { __typename }';
  const ask = async (operationName: string, variables?: object) =>
    (JSON.parse((await server.send(post({ query, operationName, variables }))).text) as { data: unknown }).data;
  expect(await ask('A', { path: '/plain/' })).toEqual({ product: { name: 'The plain' } });
  expect(await ask('A', { path: '/bulb/' })).toEqual({ product: { name: 'The bulb' } });
  expect(await ask('B')).toEqual({ __typename: 'Query' });
  expect(await ask('A', { path: '/plain/' })).toEqual({ product: { name: 'The plain' } });
});

const REVIEW = `mutation { reviewCreate(input: {
  productId: "${encodeId('Product', '/plain/')}", rating: 5, body: "Bright and well made.", author: "A", email: "a@b.uk"
}) { __typename } }`;

test.each([
  ['a query', '{ product(path: "/plain/") { name } }', 'GET /products/plain/'],
  ['a mutation', REVIEW, 'POST /reviews/'],
])('runs %s once, though it fails', async (_, query, call) => {
  const server = await open({ it: query });
  server.shop.on(call, () => ({ status: 403 }));
  for (const document of [{ query }, { query }, { documentId: 'it' }]) {
    server.shop.calls.length = 0;
    expect(JSON.parse((await server.send(post(document))).text)).toHaveProperty('errors');
    expect(server.shop.calls.filter((made) => made === call)).toEqual([call]);
  }
});

describe('graphql-http', () => {
  let server: GraphServer;
  beforeAll(async () => {
    server = await openGraphServer();
  });
  afterAll(() => server.close());

  const audits = serverAudits({ url: () => server.url });

  test('has at least 60 audits', () => expect(audits.length).toBeGreaterThanOrEqual(60));

  test.each(audits.filter(({ name }) => !name.startsWith('MAY')))('$name', async (audit) => {
    // Twice, because a valid document is compiled for its second run.
    for (const round of [1, 2]) expect(await audit.fn(), `round ${round}`).toMatchObject({ status: 'ok' });
  });
});
