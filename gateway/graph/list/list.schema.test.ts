import { beforeEach, describe, expect, test } from 'vitest';
import { items, pageOf } from '../../testing/fake-catalogue.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import type { FakeRequest } from '../../testing/fake-shop.ts';

const graph = useFakeGraph();
let asked: { query: string; body: unknown }[] = [];
const facets = {
  filters: [
    { name: 'IP Rating:', values: [{ name: 'IP44', selected: true, count: 9 }], values_total: 12 },
    { name: 'Wattage (W)', type: 'range', values: [{ name: '5', count: 2 }], min: 3, max: 60, selected_min: 5 },
    { name: 'Finish', values: [{ name: 'Satin Brass', selected: false, count: 4 }] },
    { name: null },
  ],
  brands: [
    { id: 7, name: 'Astro', brand_url: 'astro', selected: true, count: 9 },
    { id: 8, name: 'Hamilton', brand_url: 'hamilton', selected: false, count: 2 },
  ],
  min_price: 10,
  max_price: 100,
};
const answer = ({ query, body }: FakeRequest) => {
  asked.push({ query: decodeURIComponent(query.toString()), body });
  return { ...pageOf(items, query.get('page_no')), ...facets };
};

beforeEach(async () => {
  asked = [];
  graph.shop.on('POST /categories/get_category_by_url', (request) => ({
    body: { category_products: answer(request) },
  }));
  for (const call of ['POST /categories/get_products_with_filters', 'GET /featured', 'GET /search/*'])
    graph.shop.on(call, (request) => ({ body: answer(request) }));
  await graph.ask('{ categories { name } brands { name } }');
});

const FILTERS = `filters: {
  facets: [
    { name: "Wattage (W)", minimum: 60, maximum: 5 }
    { name: "IP Rating", values: ["IP65", "IP44", "IP44 "] }
  ]
  brands: ["astro", "nobody"]
  price: { minimum: 5000, maximum: 1000 }
}, sort: NAME, facetSize: 80`;
const BODY = {
  filters: [
    { name: 'IP Rating', value: 'IP44' },
    { name: 'IP Rating', value: 'IP65' },
    { name: 'Wattage (W)', value: '5..60' },
  ],
};
const NARROWED = 'page_no=1&brand_id=7&min_price=8.3292&max_price=41.6708&sort_by=name&sort_order=asc&aggs_size=80';
const WITHOUT_FACETS = '&with_filters=false';

describe('requests to the shop API', () => {
  test.each([
    [
      'a category',
      `{ category(path: "/lighting/") { products(${FILTERS}) { totalCount } } }`,
      `${NARROWED}&category_url=/lighting/${WITHOUT_FACETS}`,
      BODY,
    ],
    [
      'a brand',
      `{ brand(path: "/brands/Astro") { products(${FILTERS}) { totalCount } } }`,
      `${NARROWED}&category_id=2&is_brand_page=true${WITHOUT_FACETS}`,
      BODY,
    ],
    [
      'a search',
      `{ search(query: "1/2 inch", ${FILTERS}) { totalCount } }`,
      `${NARROWED}&query_string=1/2+inch${WITHOUT_FACETS}`,
      BODY,
    ],
    [
      'the featured',
      `{ featuredProducts(${FILTERS}) { totalCount } }`,
      `${NARROWED}&filters=${JSON.stringify(BODY.filters).replaceAll(' ', '+')}${WITHOUT_FACETS}`,
      null,
    ],
    [
      'products in stock and on sale',
      '{ category(path: "/lighting/") { products(filters: { inStock: true, onSale: true }) { nodes { name } } } }',
      'page_no=1&in_stock=true&on_sale=true&category_url=/lighting/&with_filters=false',
      { filters: [] },
    ],
    [
      'a list that is read in two places, in one of them with its facets',
      `{ a: search(query: "lamp", sort: NAME) { totalCount }
        ... on Query { b: search(sort: NAME, query: "lamp") { ...List } } }
        fragment List on SearchResult { ... on ProductList { facets { name } } }`,
      'page_no=1&sort_by=name&sort_order=asc&query_string=lamp',
      { filters: [] },
    ],
    [
      'a category with its facets',
      '{ category(path: "/lighting/") { products { brands { slug } } } }',
      'page_no=1&category_url=/lighting/&with_filters=true',
      { filters: [] },
    ],
  ])('%s', async (_, source, query, body) => {
    const { errors, calls } = await graph.ask(source);
    expect([errors, calls.length]).toEqual([[], 1]);
    expect(asked).toEqual([{ query, body }]);
  });

  test('more values per facet of a whole category are a call of their own', async () => {
    graph.shop.on('GET /categories/get_additional_filters/1', ({ query }) => ({
      body: { filters: [{ name: 'Finish', values: [{ name: `One of ${query.get('aggs_size')}` }] }] },
    }));
    const { data, calls } = await graph.ask(
      '{ category(path: "/lighting/") { products(facetSize: 80) { facets { name values { value } } } } }',
    );
    expect(calls).toHaveLength(2);
    expect(data).toMatchObject({
      category: { products: { facets: [{ name: 'Finish', values: [{ value: 'One of 80' }] }] } },
    });
    expect(asked[0]?.query).toBe('page_no=1&category_url=/lighting/&with_filters=true');
  });

  test.each([
    ['PRICE_ASCENDING', 'sort_by=calculated_price&sort_order=asc'],
    ['PRICE_DESCENDING', 'sort_by=calculated_price&sort_order=desc'],
    ['NEWEST', 'sort_by=date_created&sort_order=desc'],
  ])('sends the sort order %s', async (sort, expected) => {
    await graph.ask(`{ featuredProducts(sort: ${sort}) { totalCount } }`);
    expect(asked[0]?.query).toContain(expected);
  });
});

const LIST = `{ category(path: "/lighting/") { products(filters: {
  facets: [{ name: "IP Rating", values: ["IP44", "IP99"] }, { name: "Wattage (W)", minimum: 5 }]
  brands: ["astro"]
  price: { maximum: 5000 }
}) {
  facets {
    name kind unit valueCount minimum maximum selectedMinimum selectedMaximum
    values { value count selected swatch { colour } }
  }
  brands { slug count selected brand { name path } }
  priceBounds { minimum { incVat { pence } } maximum { incVat { pence } exVat { pence } } }
  applied { facets { name values minimum maximum } brands { slug } price { minimum maximum } }
} } }`;

test('returns facets, brands, price bounds and applied filters with the list in one call', async () => {
  const { data, errors, calls } = await graph.ask(LIST);
  expect([errors, calls.length]).toEqual([[], 1]);
  const values = (value: string, count: number, selected: boolean) => ({ value, count, selected, swatch: null });
  const satinBrass = { ...values('Satin Brass', 4, false), swatch: { colour: expect.any(String) as string } };
  const range = { minimum: 3, maximum: 60, selectedMinimum: 5, selectedMaximum: null };
  expect(data).toMatchObject({
    category: {
      products: {
        facets: [
          { name: 'IP Rating', valueCount: 13, values: [values('IP44', 9, true), values('IP99', 0, true)] },
          { name: 'Wattage (W)', kind: 'RANGE', unit: 'W', ...range, values: [values('5', 2, false)] },
          { name: 'Finish', kind: 'VALUES', unit: null, minimum: null, maximum: null, values: [satinBrass] },
        ],
        brands: [
          { slug: 'astro', count: 9, selected: true, brand: { name: 'Astro', path: '/brands/astro/' } },
          { slug: 'hamilton', count: 2, selected: false, brand: { name: 'Hamilton', path: '/brands/hamilton/' } },
        ],
        priceBounds: {
          minimum: { incVat: { pence: 1200 } },
          maximum: { incVat: { pence: 12_000 }, exVat: { pence: 10_000 } },
        },
        applied: {
          facets: [
            { name: 'IP Rating', values: ['IP44', 'IP99'], minimum: null, maximum: null },
            { name: 'Wattage (W)', values: [], minimum: 5, maximum: null },
          ],
          brands: [{ slug: 'astro' }],
          price: { minimum: null, maximum: 5000 },
        },
      },
    },
  });
});

test('returns the products of a list whose facets are malformed or missing', async () => {
  for (const more of [
    { filters: 'x', brands: [{}] },
    { filters: undefined, brands: null, min_price: undefined, max_price: 'x' },
  ]) {
    graph.shop.on('GET /featured', ({ query }) => ({ body: { ...pageOf(items, query.get('page_no')), ...more } }));
    const { data, errors } = await graph.ask(`{ featuredProducts {
      totalCount facets { name } brands { slug } priceBounds { minimum { incVat { pence } } }
    } }`);
    const featuredProducts = { totalCount: 40, facets: [], brands: [], priceBounds: null };
    expect([errors, data]).toEqual([[], { featuredProducts }]);
  }
});

test('a cursor resumes the list with the same filters and sort, and starts any other list at the top', async () => {
  const walk = async (more: string) =>
    (
      (await graph.ask(`{ featuredProducts(first: 5, ${more}) { pageInfo { endCursor } edges { node { path } } } }`))
        .data as { featuredProducts: { pageInfo: { endCursor: string }; edges: { node: { path: string } }[] } }
    ).featuredProducts;
  const { pageInfo } = await walk('filters: { brands: ["astro"] }');
  const first = async (more: string) => (await walk(`after: "${pageInfo.endCursor}", ${more}`)).edges[0]?.node.path;
  expect(await first('filters: { brands: ["astro"] }')).toBe('/item-5/');
  expect(await first('filters: { brands: ["astro"] }, sort: NAME')).toBe('/item-0/');
  expect(await first('sort: RELEVANCE')).toBe('/item-0/');
});

test.each([
  ['filters by them', { on_sale_count: 4, in_stock_count: 7 }, [4, true, 7, true]],
  ['does not', {}, [null, false, null, false]],
])('says how many products are on sale and in stock, of a shop API that %s', async (_, more, expected) => {
  graph.shop.on('GET /featured', (request) => ({ body: { ...answer(request), ...more } }));
  const { data } = await graph.ask(`{ featuredProducts(filters: { onSale: true, inStock: true }) {
    onSaleCount inStockCount applied { onSale inStock }
  } }`);
  const [onSaleCount, onSale, inStockCount, inStock] = expected;
  expect(data).toEqual({ featuredProducts: { onSaleCount, inStockCount, applied: { onSale, inStock } } });
});

test('refuses more facet values than the shop API takes', async () => {
  const query = 'query ($filters: ProductFilters) { featuredProducts(filters: $filters) { totalCount } }';
  const values = Array.from({ length: 251 }, (_, index) => String(index));
  const ask = (some: string[]) => graph.ask(query, { filters: { facets: [{ name: 'IP Rating', values: some }] } });
  const message = '`filters` must have at most 250 facet values.';
  expect(await ask(values)).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }], calls: [] });
  expect(await ask(values.slice(1))).toMatchObject({ errors: [] });
});
