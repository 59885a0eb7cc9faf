import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { productRecord, variantRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
beforeEach(() => {
  graph.shop.on('GET /stores', () => ({
    body: [
      { id: 'leeds', name: 'Leeds', ready_hours: 1 },
      { id: 'york', name: 'York' },
    ],
  }));
});

const STORES = `{
  product(path: "/lamp/") {
    storeStock { level store { name readyHours } }
    variants { storeStock { level store { name readyHours } } }
  }
}`;

async function ask(record: Record<string, unknown>) {
  graph.shop.on('GET /products/lamp/', () => ({ body: productRecord('lamp', record) }));
  const { data, errors, calls } = await graph.ask(STORES);
  return {
    product: (data as { product: unknown }).product,
    errors,
    calls: calls.map((call) => call.split('?')[0]),
  };
}

test('says what each store has of a product, and when it is ready there', async () => {
  const { product, errors, calls } = await ask({
    store_stock: [
      { store_id: 'york', level: 2 },
      { store_id: 'leeds', level: 900 },
      { store_id: 'leeds', level: 9 },
    ],
  });
  expect(errors).toEqual([]);
  expect(product).toEqual({
    storeStock: [
      { level: 9, store: { name: 'Leeds', readyHours: 1 } },
      { level: 2, store: { name: 'York', readyHours: null } },
    ],
    variants: [],
  });
  expect(calls).toEqual(['GET /products/lamp/', 'GET /stores']);
});

test('a variant has its own', async () => {
  const { product, calls } = await ask({
    inventory_tracking: 'variant',
    variants: [
      variantRecord(21, 'Brass', { store_stock: [{ store_id: 'leeds', level: 7 }] }),
      variantRecord(22, 'Black'),
    ],
  });
  expect(product).toEqual({
    storeStock: [],
    // Of the three that it has in all.
    variants: [{ storeStock: [{ level: 3, store: { name: 'Leeds', readyHours: 1 } }] }, { storeStock: [] }],
  });
  expect(calls).toEqual(['GET /products/lamp/', 'GET /stores']);
});

test.each([
  ['does not say', {}],
  ['says something else', { store_stock: [{ store_id: 'leeds', level: 'many' }] }],
])('a shop API that %s costs no call for its stores', async (_, record) => {
  const { product, calls } = await ask(record);
  expect(product).toEqual({ storeStock: [], variants: [] });
  expect(calls).toEqual(['GET /products/lamp/']);
});
