import { expect, test } from 'vitest';
import { categoryRecord, productRecord, variantRecord } from '../../testing/records.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const TREE = 'GET /categories/get_featured_categories';

test('a category has its parent, depth, place and keywords at no further call', async () => {
  const pendants = categoryRecord(2, '/lighting/pendants/', [], {
    sort_order: 3,
    search_keywords: 'hanging lights,  ceiling pendants,',
    meta_keywords: 'pendants',
  });
  graph.shop.on(TREE, () => ({ body: [categoryRecord(1, '/lighting/', [pendants], { search_keywords: null })] }));
  const FIELDS = 'parent { path } depth sortOrder hasChildren isVisible searchKeywords metaKeywords';
  const { data, calls } = await graph.ask(`{ categories { ${FIELDS} children { ${FIELDS} } } }`);
  expect(calls).toEqual([TREE]);
  const child = { depth: 1, sortOrder: 3, hasChildren: false, searchKeywords: ['hanging lights', 'ceiling pendants'] };
  expect(data).toMatchObject({
    categories: [
      {
        parent: null,
        depth: 0,
        hasChildren: true,
        isVisible: true,
        searchKeywords: [],
        children: [{ ...child, parent: { path: '/lighting/' }, metaKeywords: ['pendants'] }],
      },
    ],
  });
});

test('a product has its visible categories, and says how its stock is counted and whether it is on sale', async () => {
  graph.shop.on('GET /products/both/', () => ({
    body: productRecord('both', { categories: [2, 80, 3], inventory_tracking: 'none', availability: 'disabled' }),
  }));
  const { data, calls } = await graph.ask(`{
    product(path: "/both/") { categories { path } inventoryTracking isAvailable }
    switch: product(path: "/switch/") { inventoryTracking isAvailable }
  }`);
  expect(calls.toSorted()).toEqual([TREE, 'GET /products/both/', 'GET /products/switch/']);
  const below = (name: string) => ({ path: `/lighting/${name}/` });
  expect(data).toEqual({
    product: { categories: ['pendants', 'wall'].map(below), inventoryTracking: 'NONE', isAvailable: false },
    switch: { inventoryTracking: 'VARIANT', isAvailable: true },
  });
});

test('add-ons have their own products, at one call for all', async () => {
  const { data, calls } = await graph.ask(
    '{ product(path: "/pendant/") { modifiers { options { label product { path stock { level } } } } } }',
  );
  expect(calls).toEqual(['GET /products/pendant/', 'POST /get_products_from_blog_url_list']);
  const options = [
    { label: 'bulb', product: { path: '/bulb/' } },
    { label: 'candle', product: null },
    { label: 'gone', product: { path: '/gone/', stock: { level: 0 } } },
    { label: 'few', product: { stock: { level: 3 } } },
  ];
  expect(data).toMatchObject({ product: { modifiers: [{ options }] } });
});

test('a variant’s option values have the numbers that the shop API gives them', async () => {
  const option_values = [
    { id: 41, option_display_name: 'Finish', label: 'Brass' },
    { id: 'x', option_display_name: 'Size', label: 'Large' },
  ];
  graph.shop.on('GET /products/numbered/', () => ({
    body: productRecord('numbered', { variants: [variantRecord(7, 'Brass', { option_values })] }),
  }));
  const query = '{ product(path: "/numbered/") { variants { selectedOptions { value valueId } } } }';
  const { data } = await graph.ask(query);
  expect(data).toHaveProperty('product.variants.0.selectedOptions', [
    { value: 'Brass', valueId: 41 },
    { value: 'Large', valueId: null },
  ]);
});
