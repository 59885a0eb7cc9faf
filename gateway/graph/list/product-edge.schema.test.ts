import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf } from '../../testing/fake-catalogue.ts';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { itemRecord, variantRecord } from '../../testing/records.ts';

let graph: FakeGraph;
beforeEach(async () => {
  graph = await openFakeGraph();
  await graph.ask('{ categories { name } brands { name } }');
  const tracked = { inventory_tracking: 'variant', inventory_level: 40 };
  const variant = variantRecord(22, 'Satin Brass', { image_url: '/drawings/sb.svg', inventory_level: 2 });
  const items = [
    itemRecord('handle', { ...tracked, matching_variant: variant }),
    itemRecord('knob', { matching_variant: null }),
    itemRecord('latch', { matching_variant: { ...variant, id: 'x' } }),
  ];
  graph.shop.on('POST /categories/get_category_by_url', ({ query }) => ({
    body: { category_products: pageOf(items, query.get('page_no')) },
  }));
});
afterEach(() => graph.close());

const LIST = `{ category(path: "/hardware/") { products(filters: { facets: [{ name: "Finish", values: ["Satin Brass"] }] }) { edges {
  node { path }
  matchingVariant { entityId sku price { exVat { pence } } stock { status level } image { path(width: 320) description } selectedOptions { name value } }
} } } }`;

test('returns the variant that a list’s filters name, with its price, stock and picture, in the list’s one call', async () => {
  const { data, errors, calls } = await graph.ask(LIST);
  expect([errors, calls]).toEqual([[], ['POST /categories/get_category_by_url']]);
  const { edges } = (data as { category: { products: { edges: object[] } } }).category.products;
  expect(edges).toEqual([
    {
      node: { path: '/handle/' },
      matchingVariant: {
        entityId: 22,
        sku: 'V-22',
        price: { exVat: { pence: 2000 } },
        stock: { status: 'LOW_STOCK', level: 2 },
        image: { path: expect.stringContaining('sb') as string, description: 'The handle, Satin Brass' },
        selectedOptions: [{ name: 'Finish', value: 'Satin Brass' }],
      },
    },
    { node: { path: '/knob/' }, matchingVariant: null },
    // A broken variant costs its product nothing.
    { node: { path: '/latch/' }, matchingVariant: null },
  ]);
});

test('the variant has the id that the product’s own variants have', async () => {
  graph.shop.on('POST /categories/get_category_by_url', ({ query }) => ({
    body: {
      category_products: pageOf(
        [itemRecord('switch', { matching_variant: variantRecord(21, 'Satin Brass') })],
        query.get('page_no'),
      ),
    },
  }));
  const { data } = await graph.ask(
    '{ category(path: "/hardware/") { products { edges { matchingVariant { id } node { variants { id } } } } } }',
  );
  const { edges } = (
    data as { category: { products: { edges: { matchingVariant: object; node: { variants: object[] } }[] } } }
  ).category.products;
  expect(edges[0]?.matchingVariant).toEqual(edges[0]?.node.variants[0]);
});
