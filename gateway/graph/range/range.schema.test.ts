import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { itemRecord, variantRecord } from '../../testing/records.ts';

const graph = useFakeGraph();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  graph.shop.on('GET /ranges/vintage', ({ query }) => {
    asked.push(query.toString());
    return {
      body: {
        name: 'Vintage',
        brand: { id: 7, name: 'Astro', brand_url: 'astro' },
        finishes: ['Satin Brass', 'Chrome'],
        finish: query.get('finish') ? 'Satin Brass' : null,
        kinds: [
          {
            name: 'Switches',
            url: '/switches/',
            results: [itemRecord('switch', { matching_variant: variantRecord(22, 'Satin Brass') })],
          },
          { name: 'Sockets', url: null, results: [itemRecord('socket')] },
        ],
      },
    };
  });
});

const RANGE = (path: string) =>
  `{ range(path: "${path}", finish: "satin-brass") { path name brand { name path } finishes finish
    kinds { name path products { product { path } matchingVariant { sku } } } } }`;

test('a range has its finishes and its products by kind, in one call', async () => {
  const { data, errors, calls } = await graph.ask(RANGE('/Ranges/Vintage'));
  expect([errors, calls, asked]).toEqual([[], ['GET /ranges/vintage'], ['finish=satin-brass']]);
  expect(data).toEqual({
    range: {
      path: '/ranges/vintage/',
      name: 'Vintage',
      brand: { name: 'Astro', path: '/brands/astro/' },
      finishes: ['Satin Brass', 'Chrome'],
      finish: 'Satin Brass',
      kinds: [
        {
          name: 'Switches',
          path: '/switches/',
          products: [{ product: { path: '/switch/' }, matchingVariant: { sku: 'V-22' } }],
        },
        { name: 'Sockets', path: null, products: [{ product: { path: '/socket/' }, matchingVariant: null }] },
      ],
    },
  });
});

test.each(['/ranges/unknown/', '/ranges/', '/ranges/a/b/', '/lighting/', '/ranges/../pages/'])(
  '%s is not a range',
  async (path) => {
    const { data, errors } = await graph.ask(`{ range(path: "${path}") { name } }`);
    expect([data, errors]).toEqual([{ range: null }, []]);
  },
);
