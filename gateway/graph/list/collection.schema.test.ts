import { beforeEach, expect, test } from 'vitest';
import { pageOf } from '../../testing/fake-catalogue.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { itemRecord, variantRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
beforeEach(async () => {
  // Warms the cache of categories and brands, so that the tests count only the calls for lists.
  await graph.ask('{ categories { name } brands { name } }');
});

const PAGE = `fragment Page on ProductCollection { id
  products(first: 16, after: $after) { totalCount pageInfo { endCursor } edges { node { path } } facets { name } }
}`;

interface Page {
  id: string;
  products: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { path: string } }[] };
}

test.each([
  ['a category', 'category(path: "/lighting/")', 'Category', 'POST /categories/get_category_by_url'],
  ['a brand', 'brand(path: "/brands/astro/")', 'Brand', 'POST /categories/get_products_with_filters'],
  ['a search', 'productSearch(query: " brass ")', 'ProductSearch', 'GET /search/brass'],
  ['the featured products', 'featuredCollection', 'FeaturedCollection', 'GET /featured'],
])('%s is a collection that costs one call per page of sixteen', async (_, field, type, call) => {
  const first = await graph.ask(
    `query ($after: String) { collection: ${field} { __typename ... on ProductCollection { ...Page } } } ${PAGE}`,
  );
  expect([first.errors, first.calls]).toEqual([[], [call]]);
  const { collection } = first.data as { collection: Page };
  expect(collection).toMatchObject({ __typename: type });

  const next = await graph.ask(`query ($id: ID!, $after: String) { collection: node(id: $id) { ...Page } } ${PAGE}`, {
    id: collection.id,
    after: collection.products.pageInfo.endCursor,
  });
  expect([next.errors, next.calls]).toEqual([[], [call]]);
  const { collection: second } = next.data as { collection: Page };
  expect(second).toMatchObject({ id: collection.id, products: { totalCount: collection.products.totalCount } });
  const paths = [collection, second].flatMap(({ products }) => products.edges.map(({ node }) => node.path));
  expect(new Set(paths).size).toBe(32);
});

test('a verbatim search stays verbatim when it is found by its id', async () => {
  const asked: (string | null)[] = [];
  graph.shop.on('GET /search/*', ({ query }) => {
    asked.push(query.get('verbatim'));
    return { body: { results: [], total: 0 } };
  });
  const { data } = await graph.ask(`{
    productSearch(query: "brass", verbatim: true) { id products { totalCount } } search(query: "brass") { totalCount }
  }`);
  const { productSearch } = data as { productSearch: { id: string } };
  expect(new Set(asked)).toEqual(new Set(['true', null]));
  await graph.ask(`{ node(id: "${productSearch.id}") { ... on ProductSearch { products { totalCount } } } }`);
  expect(asked.at(-1)).toBe('true');
  expect(asked).toHaveLength(3);
});

test.each(['', '  ', '?!', '\u0000'])('returns null for the term %j, without anything to search for', async (query) => {
  const { data, calls } = await graph.ask('query ($query: String!) { productSearch(query: $query) { id } }', { query });
  expect([data, calls]).toEqual([{ productSearch: null }, []]);
});

const serveList = (items: readonly object[]) =>
  graph.shop.on('POST /categories/get_category_by_url', ({ query }) => ({
    body: { category_products: pageOf(items, query.get('page_no')) },
  }));

const FILTER = 'filters: { facets: [{ name: "Finish", values: ["Satin Brass"] }] }';
const VARIANT = `entityId sku price { exVat { pence } } stock { status level } image { path(width: 320) description }
  selectedOptions { name value }`;

test('returns the variant that a list’s filters name, in the list’s one call', async () => {
  const variant = variantRecord(22, 'Satin Brass', { image_url: '/drawings/sb.svg', inventory_level: 2 });
  serveList([
    itemRecord('handle', { inventory_tracking: 'variant', inventory_level: 40, matching_variant: variant }),
    itemRecord('knob', { matching_variant: null }),
    itemRecord('latch', { matching_variant: { ...variant, id: 'x' } }),
  ]);
  const edges = `edges { matchingVariant { ${VARIANT} } }`;
  const source = `{ category(path: "/hardware/") { products(${FILTER}) { ${edges} } } }`;
  const { data, errors, calls } = await graph.ask(source);
  expect([errors, calls]).toEqual([[], ['POST /categories/get_category_by_url']]);
  expect(data).toHaveProperty('category.products.edges', [
    {
      matchingVariant: {
        entityId: 22,
        sku: 'V-22',
        price: { exVat: { pence: 2000 } },
        stock: { status: 'LOW_STOCK', level: 2 },
        image: { path: expect.stringContaining('sb') as string, description: 'The handle, Satin Brass' },
        selectedOptions: [{ name: 'Finish', value: 'Satin Brass' }],
      },
    },
    { matchingVariant: null },
    // A broken variant costs its product nothing.
    { matchingVariant: null },
  ]);
});
