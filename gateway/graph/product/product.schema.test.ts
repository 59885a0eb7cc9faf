import { expect, test } from 'vitest';
import { openFakeGraph, useFakeGraph } from '../../testing/fake-graph.ts';
import { pageOf } from '../../testing/fake-catalogue.ts';
import { itemRecord, productRecord, variantRecord } from '../../testing/records.ts';

const graph = useFakeGraph();

const PAGE = `query ($path: String!) {
  product(path: $path) {
    path brand { name path } price { incVat { pence currency } exVat { pence } } onSale
    priceRange { minimum { exVat { pence } } maximum { exVat { pence } } } fromPrice { exVat { pence } }
    wasPrice { exVat { pence } } stock { status level message maximumQuantity }
    image { path(width: 300) url(width: 300) width(width: 300) height(width: 300) description }
    variantCount energyClass options { name values { label available swatch { colour } } } images { path description }
    variants { price { incVat { pence } } stock { message } }
    description specifications { name value } manufacturer { name postalAddress } rangePath breadcrumb { name path }
  }
}`;

test('omits external images whose host is not allowed', async () => {
  const pictures = [
    'https://cdn.example/a.jpg',
    'https://elsewhere.example/b.jpg',
    'http://cdn.example/c.jpg',
    '/drawings/a.svg',
  ].map((url, index) => ({ id: index, url_standard: url, description: '', sort_order: index }));
  const source = '{ product(path: "/pictured/") { image { path } images { path } } }';
  const seen: unknown[] = [];
  for (const environment of [{ IMAGE_HOSTS: 'cdn.example' }, { IMAGE_HOSTS: '' }]) {
    const other = await openFakeGraph(environment);
    other.shop.on('GET /products/pictured/', () => ({ body: productRecord('pictured', { images: pictures }) }));
    seen.push((await other.ask(source)).data);
  }
  const [cdn, own] = [
    { path: '/images/640/external/aHR0cHM6Ly9jZG4uZXhhbXBsZS9hLmpwZw.webp' },
    { path: '/images/640/drawings/a.svg.webp' },
  ];
  expect(seen).toEqual([{ product: { image: cdn, images: [cdn, own] } }, { product: { image: null, images: [own] } }]);
});

test('prices of goods sold by measure are per unit too, by variant and for larger quantities', async () => {
  const variants = [
    variantRecord(1, '5 m', { calculated_price: 15.825, price_breaks: [{ quantity: 10, price: 10 }] }),
    variantRecord(2, '1 m', { calculated_price: 4, unit_pricing_measure: '1 m' }),
    variantRecord(3, 'None', { unit_pricing_measure: '0 m' }),
  ];
  const body = productRecord('flex', { unit_pricing_measure: '5 m', unit_pricing_base_measure: '10 cm', variants });
  graph.shop.on('GET /products/flex/', () => ({ body }));
  const { data } = await graph.ask(`{ product(path: "/flex/") {
    fromPrice { ...Unit } variants { price { ...Unit } priceBreaks { price { ...Unit } } }
  } } fragment Unit on Price { unitPricing { incVat { amount } exVat { amount } measure per } }`);
  const per = (measure: number, incVat: string, exVat: string) => ({
    unitPricing: { incVat: { amount: incVat }, exVat: { amount: exVat }, measure, per: '10 cm' },
  });
  const long = { price: per(5, '0.3800', '0.3170'), priceBreaks: [{ price: per(5, '0.2400', '0.2000') }] };
  const short = per(1, '0.4800', '0.4000');
  const none = { price: { unitPricing: null }, priceBreaks: [] };
  const expected = { fromPrice: short, variants: [long, { price: short, priceBreaks: [] }, none] };
  expect(data).toEqual({ product: expected });
});

test('a product page costs one call', async () => {
  const { data, errors, calls } = await graph.ask(PAGE, { path: '/switch/' });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /products/switch/']);
  expect(data).toMatchObject({
    product: {
      path: '/switch/',
      brand: { name: 'Astro', path: '/brands/astro/' },
      price: { incVat: { pence: 2999, currency: 'GBP' }, exVat: { pence: 2499 } },
      priceRange: { minimum: { exVat: { pence: 2000 } }, maximum: { exVat: { pence: 4000 } } },
      fromPrice: { exVat: { pence: 2000 } },
      wasPrice: null,
      onSale: true,
      stock: { status: 'LOW_STOCK', level: 3, message: 'Hurry! Limited stock available', maximumQuantity: 3 },
      image: {
        path: '/images/320/drawings/a.svg.webp',
        url: 'http://127.0.0.1:4000/images/320/drawings/a.svg.webp',
        width: 320,
        height: 320,
        description: 'The switch',
      },
      variantCount: 2,
      energyClass: 'E',
      options: [
        {
          name: 'Finish',
          values: [
            { label: 'Satin Brass', available: true, swatch: { colour: '#C6A564' } },
            { label: 'Tartan', available: false, swatch: null },
          ],
        },
      ],
      images: [{ path: '/images/640/drawings/a.svg.webp', description: 'The switch' }, { description: 'Lit' }],
      variants: [
        { price: { incVat: { pence: 2400 } } },
        { stock: { message: 'This variant is currently out of stock. Please call or email us to place an order.' } },
      ],
      description: '<p>Solid brass.</p>',
      specifications: [
        { name: 'Energy Class', value: 'E' },
        { name: 'IP Rating', value: 'IP44' },
      ],
      manufacturer: { name: 'Acme Limited', postalAddress: '1 Mill Lane, Norwich' },
      rangePath: '/astro-range/',
      breadcrumb: [{ name: 'Lighting', path: '/lighting/' }],
    },
  });
});

test('a product requested under several spellings of its path costs one call', async () => {
  const { calls } = await graph.ask(`{
    a: product(path: "/plain/") { name } b: product(path: "Plain") { sku }
    c: resolveUrl(url: "//plain") { __typename } d: resolveUrl(url: "/plain") { __typename }
  }`);
  expect(calls.filter((call) => call.includes('/products/'))).toEqual(['GET /products/plain/']);
});

test('heavy fields of a list cost one batched call, matched by path', async () => {
  const { data, errors, calls } = await graph.ask(
    '{ search(query: "brass", first: 3) { nodes { path description variants { sku } specifications { name } } } }',
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /search/brass', 'POST /get_products_from_blog_url_list']);
  const heavy = { description: '<p>Solid brass.</p>', variants: [] };
  expect(data).toMatchObject({ search: { nodes: [0, 1, 2].map((index) => ({ path: `/item-${index}/`, ...heavy })) } });
});

test('the heavy fields of a listed product that no longer exists are null, without an error', async () => {
  graph.shop.on('GET /search/*', () => ({ body: pageOf([itemRecord('vanished')], '1') }));
  const { data, errors } = await graph.ask(
    '{ search(query: "brass") { edges { node { name description related { name } } } } }',
  );
  expect(data).toEqual({ search: { edges: [{ node: { name: 'The vanished', description: null, related: null } }] } });
  expect(errors).toEqual([]);
});

test('related products cost one extra call', async () => {
  const { data, calls } = await graph.ask('{ product(path: "/plain/") { related { path } } }');
  expect(calls).toEqual(['GET /products/plain/', 'GET /products/related_products']);
  expect(data).toEqual({ product: { related: [{ path: '/item-0/' }, { path: '/item-1/' }, { path: '/item-2/' }] } });
});

test('a failing shop API is an error, not a missing product', async () => {
  for (const answer of [
    { status: 403 },
    { body: { id: 'x' } },
    { body: productRecord('other') },
    { body: productRecord('broken', { calculated_price: 1e9 }) },
  ]) {
    graph.shop.on('GET /products/broken/', () => answer);
    const { data, errors } = await graph.ask('{ product(path: "/broken/") { name } }');
    expect([data, errors.length]).toEqual([{ product: null }, 1]);
  }
});

test('malformed prices become £0.00, and a product without a price cannot be bought', async () => {
  for (const calculated_price of [null, -1, 'free']) {
    graph.shop.on('GET /products/odd/', () => ({
      body: productRecord('odd', { calculated_price, retail_price: -5, inventory_level: 5 }),
    }));
    const { data, errors } = await graph.ask(`{ product(path: "/odd/") {
      price { incVat { pence } } retailPrice { exVat { pence } } onSale stock { status maximumQuantity }
    } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      product: {
        price: { incVat: { pence: 0 } },
        retailPrice: null,
        onSale: false,
        stock: { status: 'UNAVAILABLE', maximumQuantity: 0 },
      },
    });
  }
});

test.each([
  [{ MADE_TO_ORDER_BRAND_IDS: '7' }, 'MADE_TO_ORDER'],
  [{ MADE_TO_ORDER_CATEGORY_ID: '2' }, 'MADE_TO_ORDER'],
  [{}, 'OUT_OF_STOCK'],
])('with %j the product is %s', async (environment, status) => {
  const other = await openFakeGraph(environment);
  expect((await other.ask('{ product(path: "/gone/") { stock { status } } }')).data).toEqual({
    product: { stock: { status } },
  });
});

test('reads prices as inc VAT with SHOP_PRICES_INCLUDE_VAT', async () => {
  const other = await openFakeGraph({ SHOP_PRICES_INCLUDE_VAT: 'true' });
  expect((await other.ask('{ product(path: "/plain/") { price { incVat { pence } exVat { pence } } } }')).data).toEqual(
    { product: { price: { incVat: { pence: 2499 }, exVat: { pence: 2083 } } } },
  );
});

test.each([
  [
    {
      gtin: '5061234500017',
      weight: 1.25,
      page_title: 'Lamp | IP44',
      meta_description: 'A lamp.',
      date_created: '2024-01-01',
      date_modified: '2026-11-23T10:00:00.000Z',
    },
    ['5061234500017', 1_250, 'Lamp | IP44', 'A lamp.', '2024-01-01T00:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ],
  [{ gtin: '', page_title: '', date_created: 'soon' }, Array(6).fill(null)],
])('has what feeds and search engines need of %o', async (more, expected) => {
  graph.shop.on('GET /products/lamp/', () => ({ body: productRecord('lamp', { ...more }) }));
  const { data } = await graph.ask(
    '{ product(path: "/lamp/") { gtin weightGrams pageTitle metaDescription createdAt updatedAt } }',
  );
  expect(Object.values((data as { product: object }).product)).toEqual(expected);
});

test('a variant leads to its product without a call', async () => {
  graph.shop.on('GET /products/lamp/', () => ({
    body: productRecord('lamp', { variants: [variantRecord(21, 'Satin Brass'), variantRecord(22, 'Tartan')] }),
  }));
  const { data, calls } = await graph.ask(
    '{ product(path: "/lamp/") { variants { sku product { path variantCount image { description } } } } }',
  );
  const product = { path: '/lamp/', variantCount: 2, image: { description: 'The lamp' } };
  expect(data).toMatchObject({ product: { variants: [{ product }, { product }] } });
  expect(calls).toEqual(['GET /products/lamp/']);
});
