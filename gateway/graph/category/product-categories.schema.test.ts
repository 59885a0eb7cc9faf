import { expect, test } from 'vitest';
import { productRecord } from '../../testing/records.ts';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();

const TREE = 'GET /categories/get_featured_categories';

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
