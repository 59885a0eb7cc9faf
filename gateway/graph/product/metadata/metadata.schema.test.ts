import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../../testing/fake-graph.ts';
import { productRecord, variantRecord } from '../../../testing/records.ts';

let graph: FakeGraph;
beforeEach(async () => void (graph = await openFakeGraph()));
afterEach(() => graph.close());

const read = async (more: object) => {
  graph.shop.on('GET /products/lamp/', () => ({ body: productRecord('lamp', { ...more }) }));
  const { data, calls } = await graph.ask(
    '{ product(path: "/lamp/") { gtin weightGrams pageTitle metaDescription createdAt updatedAt } }',
  );
  expect(calls).toEqual(['GET /products/lamp/']);
  return (data as { product: object }).product;
};

test('has what feeds and search engines need', async () => {
  expect(
    await read({
      gtin: '5061234500017',
      weight: 1.25,
      page_title: 'Lamp | IP44',
      meta_description: 'A lamp.',
      date_created: '2024-01-01',
      date_modified: '2026-11-23T10:00:00.000Z',
    }),
  ).toEqual({
    gtin: '5061234500017',
    weightGrams: 1_250,
    pageTitle: 'Lamp | IP44',
    metaDescription: 'A lamp.',
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2026-11-23T10:00:00.000Z',
  });
});

test('is null where the shop API says nothing, or nothing that makes sense', async () => {
  const nothing = {
    gtin: null,
    weightGrams: null,
    pageTitle: null,
    metaDescription: null,
    createdAt: null,
    updatedAt: null,
  };
  expect(await read({ gtin: undefined, date_created: undefined })).toEqual(nothing);
  expect(await read({ gtin: '', weight: 0, page_title: '', date_created: 'soon', date_modified: null })).toEqual(
    nothing,
  );
});

test('a variant leads to its product without a call', async () => {
  graph.shop.on('GET /products/lamp/', () => ({
    body: productRecord('lamp', { variants: [variantRecord(21, 'Satin Brass'), variantRecord(22, 'Tartan')] }),
  }));
  const { data, calls } = await graph.ask(
    '{ product(path: "/lamp/") { variants { sku product { path variantCount image { description } } } } }',
  );
  const product = { path: '/lamp/', variantCount: 2, image: { description: 'The lamp' } };
  expect(data).toEqual({
    product: {
      variants: [
        { sku: expect.any(String), product },
        { sku: expect.any(String), product },
      ],
    },
  });
  expect(calls).toEqual(['GET /products/lamp/']);
});
