import { expect, test } from 'vitest';
import { categoryRecord, productRecord } from '../../testing/records.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const TREE = 'GET /categories/get_featured_categories';

test('a category has its parent, depth, place and keywords at no further call', async () => {
  graph.shop.on(TREE, () => ({
    body: [
      categoryRecord(
        1,
        '/lighting/',
        [
          categoryRecord(2, '/lighting/pendants/', [], {
            sort_order: 3,
            search_keywords: 'hanging lights,  ceiling pendants,',
            meta_keywords: 'pendants',
          }),
        ],
        { search_keywords: null },
      ),
    ],
  }));
  const { data, calls } = await graph.ask(
    '{ categories { parent { name } depth hasChildren isVisible searchKeywords children { parent { path } depth sortOrder hasChildren searchKeywords metaKeywords } } }',
  );
  expect(calls).toEqual([TREE]);
  expect(data).toEqual({
    categories: [
      {
        parent: null,
        depth: 0,
        hasChildren: true,
        isVisible: true,
        searchKeywords: [],
        children: [
          {
            parent: { path: '/lighting/' },
            depth: 1,
            sortOrder: 3,
            hasChildren: false,
            searchKeywords: ['hanging lights', 'ceiling pendants'],
            metaKeywords: ['pendants'],
          },
        ],
      },
    ],
  });
});

test('a product has its visible categories, and says how its stock is counted and whether it is on sale', async () => {
  graph.shop.on('GET /products/both/', () => ({
    body: productRecord('both', { categories: [2, 80, 3], inventory_tracking: 'none', availability: 'disabled' }),
  }));
  const { data, calls } = await graph.ask(
    '{ product(path: "/both/") { categories { path } inventoryTracking isAvailable } switch: product(path: "/switch/") { inventoryTracking isAvailable } }',
  );
  expect(calls.toSorted()).toEqual([TREE, 'GET /products/both/', 'GET /products/switch/']);
  expect(data).toEqual({
    product: {
      categories: [{ path: '/lighting/pendants/' }, { path: '/lighting/wall/' }],
      inventoryTracking: 'NONE',
      isAvailable: false,
    },
    switch: { inventoryTracking: 'VARIANT', isAvailable: true },
  });
});

test('add-ons have their own products, at one call for all', async () => {
  const { data, calls } = await graph.ask(
    '{ product(path: "/pendant/") { modifiers { options { label product { path stock { level } } } } } }',
  );
  expect(calls).toEqual(['GET /products/pendant/', 'POST /get_products_from_blog_url_list']);
  expect(data).toMatchObject({
    product: {
      modifiers: [
        {
          options: [
            { label: 'bulb', product: { path: '/bulb/' } },
            { label: 'candle', product: null },
            { label: 'gone', product: { path: '/gone/', stock: { level: 0 } } },
            { label: 'few', product: { stock: { level: 3 } } },
          ],
        },
      ],
    },
  });
});

test('a variant’s option values have the numbers that the shop API gives them', async () => {
  graph.shop.on('GET /products/numbered/', () => ({
    body: productRecord('numbered', {
      variants: [
        {
          id: 7,
          calculated_price: 2,
          option_values: [
            { id: 41, option_display_name: 'Finish', label: 'Brass' },
            { id: 'x', option_display_name: 'Size', label: 'Large' },
          ],
        },
      ],
    }),
  }));
  const { data } = await graph.ask(
    '{ product(path: "/numbered/") { variants { selectedOptions { value valueId } } } }',
  );
  expect(data).toEqual({
    product: {
      variants: [
        {
          selectedOptions: [
            { value: 'Brass', valueId: 41 },
            { value: 'Large', valueId: null },
          ],
        },
      ],
    },
  });
});
