import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';

const graph = useFakeGraph();
beforeEach(async () => {
  graph.shop.on('GET /brands/get_brand_by_url', ({ query }) =>
    query.get('brand_url') === 'astro'
      ? {
          body: {
            id: 7,
            name: 'Astro',
            brand_url: 'astro',
            description: '<p>Lights.</p><script>x()</script>',
            categories: [{ id: 2, count: 9 }, { id: 404, count: 3 }, { id: null }],
          },
        }
      : { status: 404, body: { detail: 'Brand not found' } },
  );
  await graph.ask('{ categories { name } brands { name } }');
});

const BRAND = `query ($path: String!) {
  brand(path: $path) { name slug path productCount description categories { productCount category { path } } }
}`;

test('a brand page costs one call, and its result is cached', async () => {
  const asked = await graph.ask(BRAND, { path: '/Brands/Astro' });
  expect([asked.errors, asked.calls]).toEqual([[], ['GET /brands/get_brand_by_url']]);
  expect(asked.data).toEqual({
    brand: {
      name: 'Astro',
      slug: 'astro',
      path: '/brands/astro/',
      productCount: 12,
      description: '<p>Lights.</p>',
      categories: [{ productCount: 9, category: { path: '/lighting/pendants/' } }],
    },
  });
  expect((await graph.ask(BRAND, { path: '/brands/astro/' })).calls).toEqual([]);
});

test.each(['/brands/nobody/', '/brands/', '/astro/', '//brands/astro/', 'x'.repeat(600)])(
  '%s returns no brand and costs no call',
  async (path) => {
    expect(await graph.ask(BRAND, { path })).toMatchObject({ data: { brand: null }, errors: [], calls: [] });
  },
);

test('a product’s brand has its slug and product count without loading the product', async () => {
  const { data, calls } = await graph.ask(
    '{ featuredProducts(first: 2) { edges { node { brand { productCount slug } } } } }',
  );
  expect(calls).toEqual(['GET /featured']);
  expect(data).toMatchObject({
    featuredProducts: { edges: [{ node: { brand: { productCount: 12, slug: 'astro' } } }, {}] },
  });
});
