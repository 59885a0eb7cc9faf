import type { FormattedExecutionResult } from 'graphql';
import { describe, expect, test } from 'vitest';
import { CART_TOKEN } from '../testing/fake-cart.ts';
import { encodeId } from '../graph/ids.rules.ts';
import { JSON_HEADERS, post, useGraphServers } from './graph-server.fixture.ts';
import { expectSameResult } from './same-results.fixture.ts';

const open = useGraphServers();

const WITH_CART = { ...JSON_HEADERS, authorization: `Bearer ${CART_TOKEN}` };

const ADD =
  'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { id quantity lines { name lineTotal { incVat { pence currency } } } } } ... on UserError { code message } } }';

interface Case {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  headers?: Record<string, string>;
  /** The REST call that fails. */
  failingCall?: string;
}

/** Valid documents, whose answers must be those of graphql-js. */
const operations: Readonly<Record<string, Case>> = {
  '__typename alone': { query: '{ __typename }' },
  'a product': {
    query:
      'query P($path: String!) { product(path: $path) { id name price { incVat { pence currency } exVat { pence } } retailPrice { incVat { pence } } onSale stock { status level message } description warranty { boxContains documents { url text } } images { url(width: 320) description } breadcrumb { name path } specifications { name value } } }',
    variables: { path: '/plain/' },
  },
  'variants and add-ons': {
    query:
      '{ a: product(path: "/switch/") { options { name values { label available swatch { __typename } } } variants { id sku price { incVat { pence } } selectedOptions { name value } stock { status level } } priceRange { minimum { incVat { pence } } maximum { incVat { pence } } } } b: product(path: "/pendant/") { modifiers { id name options { id label price { exVat { pence } } } } related { name } } }',
  },
  'an unknown product': { query: '{ product(path: "/nowhere/") { name } }' },
  'a product list': {
    query:
      'query ($first: Int, $sort: ProductSort = NAME) { search(query: "brass", first: $first, sort: $sort) { __typename totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id name highlights { name value } brand { name slug } images { url } } } facets { name } } }',
    variables: { first: 3 },
  },
  'a collection by its id': {
    query:
      'query ($id: ID!, $first: Int = 2) { node(id: $id) { __typename ... on ProductCollection { __isProductCollection: __typename id products(first: $first, page: 2) { __typename totalCount ... on SearchResult { term } edges { cursor node { name } } } } } }',
    variables: { id: encodeId('ProductSearch', 'brass') },
  },
  'unions, interfaces and fragments': {
    query:
      'query ($url: String!, $withId: Boolean!) { resolveUrl(url: $url) { __typename ... on Product { ...F } ... on Category { name children { name } } ... on Redirect { path } ... on Node { id @include(if: $withId) } } } fragment F on Product { name sku @skip(if: true) }',
    variables: { url: '/lighting/', withId: false },
  },
  'a redirected URL': { query: '{ resolveUrl(url: "/old-name/") { ... on Redirect { path } } }' },
  'known and unknown nodes': {
    query:
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { name } ... on Cart { quantity } } }',
    variables: {
      ids: [encodeId('Product', '/plain/'), encodeId('Cart', 'current'), 'junk', encodeId('Product', '/nowhere/')],
    },
  },
  'one operation of several': {
    query: 'query A { product(path: "/plain/") { name } } query B { product(path: "/bulb/") { name sku } }',
    operationName: 'B',
  },
  'the cart of a caller without one': { query: '{ cart { id quantity isEmpty lines { name } } }' },
  'a mutation': { query: ADD, variables: { input: { productId: encodeId('Product', '/plain/'), quantity: 2 } } },
  'a mutation with a user error': {
    query: ADD,
    variables: { input: { productId: encodeId('Product', '/gone/'), quantity: 2 } },
    headers: WITH_CART,
  },
  'two mutations in series': {
    query: `mutation ($a: CartLineAddInput!, $b: CartLineAddInput!) { a: cartLineAdd(input: $a) { ... on CartLineAddPayload { cart { quantity } } } b: cartLineAdd(input: $b) { ... on CartLineAddPayload { cart { quantity } } } }`,
    variables: {
      a: { productId: encodeId('Product', '/plain/'), quantity: 2 },
      b: { productId: encodeId('Product', '/bulb/'), quantity: 1 },
    },
  },
  'an invalid argument': { query: '{ search(query: "brass", first: 101) { totalCount } }' },
  'an error in a list of nodes': {
    query: '{ featuredProducts(first: 2) { edges { node { name images { url } } } } }',
    failingCall: 'POST /get_products_from_blog_url_list',
  },
  'a failing shop API': {
    query: '{ product(path: "/plain/") { name } shop { name } }',
    failingCall: 'GET /products/*',
  },
  'a delivery estimate': {
    query:
      '{ deliveryEstimate(postcode: "LS1 4DT") { ... on DeliveryEstimate { zone { name } isFree } ... on InvalidPostcodeError { code message } } }',
  },
  'an invalid postcode': {
    query: '{ deliveryEstimate(postcode: "nowhere") { ... on InvalidPostcodeError { code message } } }',
  },
  introspection: { query: '{ __schema { queryType { name } } __type(name: "Money") { fields { name } } }' },
  'fragments and variables named like properties of Object.prototype': {
    query:
      'query ($constructor: Boolean! $valueOf: Boolean = true $toString: String!) { product(path: $toString) { ...constructor ...__proto__ @include(if: $valueOf) } } fragment constructor on Product { name @skip(if: $constructor) } fragment __proto__ on Product { valueOf: sku }',
    variables: { constructor: false, toString: '/plain/' },
  },
  'missing conditions named like properties of Object.prototype': {
    query:
      'query ($constructor: Boolean = false, $path: String = "/plain/") { product(path: $path) { sku name @include(if: $constructor) } }',
  },
  'the other media type': {
    query: '{ product(path: "/plain/") { name } }',
    headers: { ...JSON_HEADERS, accept: 'application/graphql-response+json' },
  },
  'several media types': {
    query: '{ __typename }',
    headers: {
      ...JSON_HEADERS,
      accept: 'text/html, application/graphql-response+json;charset=utf-8, application/json;q=0.9, */*',
    },
  },
  'null for a non-null argument': {
    query: 'query ($width: Int = 80) { product(path: "/plain/") { image { url(width: $width) } } }',
    variables: { width: null },
  },
  'null for a condition': {
    query: 'query ($flag: Boolean = true) { product(path: "/plain/") { name @include(if: $flag) } }',
    variables: { flag: null },
  },
};

describe.each(Object.entries(operations))(
  '%s',
  (_, { query, variables = {}, operationName = null, headers: more = {}, failingCall = 'nothing' }) => {
    const headers: Record<string, string> = { ...JSON_HEADERS, ...more };

    test.each([
      ['its text', { query }],
      ['its id', { documentId: 'it' }],
    ])('sent as %s has the answer of graphql-js, with the same REST calls', async (__, document) => {
      const [reference, server] = [await open(), await open({ it: query })];
      for (const { shop } of [reference, server]) shop.on(failingCall, () => ({ status: 500 }));
      const expected = await reference.execute({ query, variables, operationName }, headers);
      const actual = await server.send({ headers, body: JSON.stringify({ ...document, variables, operationName }) });
      const { extensions, ...result } = JSON.parse(actual.text) as FormattedExecutionResult;
      expectSameResult(result, expected.result);
      expect(extensions?.cost).toMatchObject({ limit: 12_000 });
      expect([actual.status, actual.headers['content-type'], actual.headers['set-cookie']]).toEqual([
        200,
        `application/${headers.accept?.includes('graphql-response') ? 'graphql-response+json' : 'json'}; charset=utf-8`,
        expected.cookies,
      ]);
      expect(server.shop.calls).toEqual(reference.shop.calls);
    });
  },
);

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

const REVIEW = `mutation { reviewCreate(input: { productId: "${encodeId('Product', '/plain/')}", rating: 5, body: "Bright and well made.", author: "Ann", email: "ann@example.com" }) { __typename } }`;

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

test('accepts a body with characters outside ASCII', async () => {
  const server = await open();
  const query = '{ search(query: "Küche 🕯") { ... on SearchResult { term } } }';
  const answers = await Promise.all([1, 2].map(() => server.send(post({ query }))));
  for (const { text } of answers) expect(JSON.parse(text)).toMatchObject({ data: { search: { term: 'Küche 🕯' } } });
});
