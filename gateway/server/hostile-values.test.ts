import { describe, expect, test } from 'vitest';
import { encodeId } from '../graph/ids.rules.ts';
import { attack } from './attack.fixture.ts';
import { useHttpGateway } from './http-gateway.fixture.ts';

const http = useHttpGateway({ CACHE_SECONDS: '0' });

const hostile = [
  '.',
  '..',
  ' .. ',
  'x&leak=1',
  '..%5c..%5cadmin',
  '../../admin',
  '/%2e%2e/admin/',
  '//evil.example/',
  '/\\evil.example',
  'http://169.254.169.254/',
  '/lamp-1/?token=x',
  '/lamp-1/#x',
  '/lamp-1/\r\nX-Injected: 1',
  '/\u0000/',
  '\uD800',
  '/\uDFFF\uD800/',
  '💡'.repeat(50),
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '%E0%A4%A',
  '%00',
  'a'.repeat(20_000),
  ' '.repeat(10_000),
  '\u202Eevil',
  '*'.repeat(100),
  '(a+)+$',
  '"',
  '\\',
  '',
  '-1',
  'null',
  'NaN',
];

describe.each([
  ['an address', 'query ($x: String!) { resolveUrl(url: $x) { __typename } }'],
  ['a product’s path', 'query ($x: String!) { product(path: $x) { name related { name } } }'],
  ['a category’s path', 'query ($x: String!) { category(path: $x) { name products(first: 2) { totalCount } } }'],
  ['a search', 'query ($x: String!) { search(query: $x, first: 2) { totalCount edges { node { name } } } }'],
  ['a term', 'query ($x: String!) { suggestions(query: $x) { __typename } }'],
  ['a cursor', 'query ($x: String!) { featuredProducts(first: 2, after: $x) { edges { cursor } } }'],
  ['a postcode', 'query ($x: String!) { deliveryEstimate(postcode: $x) { __typename } }'],
])('a hostile value as %s', (_, query) => {
  test.each(hostile.map((value, index) => [index, value] as const))('%i', async (__, x) => {
    await attack(http, (headers) => http.ask(query, { x }, headers));
  });
});

describe('ids', () => {
  const junk = [
    'x',
    '',
    'null',
    '__proto__',
    Buffer.from('Product:../../admin').toString('base64'),
    Buffer.from('Category:1e9').toString('base64'),
    Buffer.from('Category:-1').toString('base64'),
    Buffer.from('Order:1 OR 1=1').toString('base64'),
    encodeId('CartLine', 99_999_999_999),
    encodeId('Order', 1),
    '💡',
    '='.repeat(4_000),
  ];
  test.each(junk)('%s finds nothing and belongs to no caller', async (id) => {
    const found = await attack(http, (headers) =>
      http.ask('query ($id: ID!) { node(id: $id) { id } }', { id }, headers),
    );
    expect(found.json.data).toEqual({ node: null });
    await attack(http, (headers) =>
      http.ask(
        'mutation ($id: ID!) { cartLineUpdate(input: { lineId: $id, quantity: 1 }) { __typename } }',
        { id },
        headers,
      ),
    );
    await attack(http, (headers) =>
      http.ask(
        'mutation ($id: ID!) { cartLineAdd(input: { productId: $id, quantity: 1 }) { __typename } }',
        { id },
        headers,
      ),
    );
  });
});

test.each([-1, 0, 1.5, 2_147_483_648, -2_147_483_649, 1e300, '1', null, true, [1, 2], { a: 1 }])(
  'a quantity of %j is refused or told of, and nothing is added',
  async (quantity) => {
    const productId = encodeId('Product', '/lamp-1/');
    const { json } = await attack(http, (headers) =>
      http.ask(
        'mutation ($quantity: Int!, $productId: ID!) { cartLineAdd(input: { productId: $productId, quantity: $quantity }) { __typename } }',
        { quantity, productId },
        headers,
      ),
    );
    expect(JSON.stringify(json)).not.toContain('CartLineAddPayload');
  },
);
