import { describe, expect, test } from 'vitest';
import { useTestGateway } from '../testing/gateway.fixture.ts';
import { encodeId } from './ids.rules.ts';

const gateway = useTestGateway();

describe('call budgets', () => {
  test('a product page costs one call for the product', async () => {
    const { resolveUrl } = await gateway.data<{
      resolveUrl: object;
    }>(`{ resolveUrl(url: "/finished/") { ... on Product {
      name sku price { incVat { pence } exVat { pence } } stock { message } images { path } variants { sku stock { status } } options { name values { label available } } modifiers { name }
      description specifications { name value } breadcrumb { name path } priceRange { minimum { exVat { pence } } maximum { exVat { pence } } } } } }`);
    expect(gateway.calls).toEqual(['GET /products/finished/']);
    expect(resolveUrl).toMatchObject({
      name: 'Finished',
      priceRange: { minimum: { exVat: { pence: 2000 } }, maximum: { exVat: { pence: 2500 } } },
      options: [
        {
          name: 'Finish',
          values: [
            { label: 'Satin Brass', available: true },
            { label: 'Matt Black', available: false },
          ],
        },
      ],
      specifications: [{ name: 'IP Rating', value: 'IP44' }],
      breadcrumb: [
        { name: 'Lamps', path: '/lamps/' },
        { name: 'Floor Lamps', path: '/lamps/floor/' },
      ],
    });
  });

  test('a category page costs one call', async () => {
    const { resolveUrl } = await gateway.data<{
      resolveUrl: { description: string; products: { edges: object[] } };
    }>(`{ resolveUrl(url: "/lamps/table/") { ... on Category {
      name description breadcrumb { path } siblings { name } children { name } list: products { pageCount }
      products(first: 16) { totalCount pageInfo { hasNextPage } edges { node { name path price { incVat { pence } } stock { message } image { path(width: 320) } options { name } } } } } } }`);
    expect(gateway.calls).toEqual(['POST /categories/get_category_by_url']);
    expect(resolveUrl).toMatchObject({
      name: 'Table Lamps',
      siblings: [{ name: 'Floor Lamps' }],
      products: { totalCount: 40, pageInfo: { hasNextPage: true } },
    });
    expect(resolveUrl.products.edges).toHaveLength(16);
    expect(resolveUrl.description).toBe('<p>Table Lamps</p>');
  });

  test('a search costs one call', async () => {
    await gateway.data('{ search(query: "lamp") { totalCount edges { node { name brand { name } } } } }');
    expect(gateway.calls).toEqual(['GET /search/lamp']);
  });

  test('the heavy fields of a list cost one extra batched call', async () => {
    const { search } = await gateway.data<{ search: { edges: { node: { description: string } }[] } }>(
      '{ search(query: "lamp") { edges { node { description specifications { name } variants { sku } } } } }',
    );
    expect(gateway.calls).toEqual(['GET /search/lamp', 'POST /get_products_from_blog_url_list']);
    expect(search.edges.every(({ node }) => node.description === '<p>Bright.</p>')).toBe(true);
  });

  test('a window across two REST pages fetches each page once', async () => {
    await gateway.data(
      '{ category(path: "/lamps/table") { products(first: 20, page: 2) { edges { node { name } } } } }',
    );
    expect(gateway.calls).toEqual(['POST /categories/get_category_by_url', 'POST /categories/get_category_by_url']);
  });
});

test('cursors page through a whole list without gaps or duplicates', async () => {
  const names: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 6; page += 1) {
    const query =
      'query ($after: String) { category(path: "/lamps/table/") { products(first: 15, after: $after) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { name } } } } }';
    const {
      category,
    }: {
      category: {
        products: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; edges: { node: { name: string } }[] };
      };
    } = await gateway.data(query, { after });
    names.push(...category.products.edges.map(({ node }) => node.name));
    after = category.products.pageInfo.endCursor;
    if (!category.products.pageInfo.hasNextPage) break;
  }
  expect(names).toEqual(Array.from({ length: 40 }, (_, index) => `Lamp ${index + 1}`));
  const past = await gateway.data(
    'query ($after: String) { category(path: "/lamps/table/") { products(after: $after) { pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor } } } }',
    { after },
  );
  expect(past).toEqual({
    category: {
      products: {
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
        edges: [],
      },
    },
  });
});

describe('resolveUrl', () => {
  test.each([
    ['/LAMPS/table', { __typename: 'Category', path: '/lamps/table/' }],
    ['/lamp-1', { __typename: 'Product', path: '/lamp-1/' }],
    ['/old-lamp/', { __typename: 'Redirect', path: '/lamp-1/' }],
    ['/nowhere/', null],
    ['//evil.example/', null],
    ['/%E0%A4%A/', null],
    ['/', null],
  ])('resolves %s', async (url, expected) => {
    const { resolveUrl } = await gateway.data<{ resolveUrl: object | null }>(
      'query ($url: String!) { resolveUrl(url: $url) { __typename ... on Category { path } ... on Product { path } ... on Redirect { path } } }',
      { url },
    );
    expect(resolveUrl).toEqual(expected);
  });
});

describe('node', () => {
  test.each([
    ['Product', encodeId('Product', '/lamp-1/'), 'Lamp 1'],
    ['Category', encodeId('Category', 2), 'Table Lamps'],
    ['Brand', encodeId('Brand', 1), 'Heritage Brass'],
  ])('fetches a %s by its id', async (type, id, name) => {
    const { node } = await gateway.data<{ node: object }>(
      'query ($id: ID!) { node(id: $id) { __typename id ... on Product { name } ... on Category { name } ... on Brand { name } } }',
      { id },
    );
    expect(node).toEqual({ __typename: type, id, name });
  });

  test('fetches a variant by its id', async () => {
    const id = encodeId('Variant', '/finished/#1001');
    expect(await gateway.data('query ($id: ID!) { node(id: $id) { ... on Variant { sku } } }', { id })).toEqual({
      node: { sku: 'V-1001' },
    });
  });

  test('returns null for a missing or private object, and for a malformed id', async () => {
    const ids = [
      'junk',
      '',
      '💡',
      encodeId('Product', '/nowhere/'),
      encodeId('Category', 99),
      encodeId('CartLine', 1),
      encodeId('Cart', 'another'),
      encodeId('Order', 1),
      encodeId('Variant', '/finished/#9'),
      'constructor',
    ];
    const { nodes } = await gateway.data<{ nodes: null[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids,
    });
    expect(nodes).toEqual(ids.map(() => null));
  });
});

test.each(['first: 101', 'first: -1', 'page: 0'])('rejects %s with BAD_USER_INPUT', async (argument) => {
  const { errors } = await gateway.ask(`{ search(query: "lamp", ${argument}) { totalCount } }`);
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
});

test.each([
  ['/gone/', 'OUT_OF_STOCK', 0],
  ['/bespoke/', 'MADE_TO_ORDER', null],
  ['/withdrawn/', 'UNAVAILABLE', 0],
  ['/lamp-1/', 'IN_STOCK', 50],
])('the stock status of %s is %s', async (path, status, maximumQuantity) => {
  expect(
    await gateway.data('query ($path: String!) { product(path: $path) { stock { status maximumQuantity } } }', {
      path,
    }),
  ).toEqual({ product: { stock: { status, maximumQuantity } } });
});
