import { beforeEach, expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { itemRecord, productRecord, variantRecord } from '../../testing/records.ts';

const LIST = 'POST /categories/get_category_by_url';
const BRANDS = { 'Satin Brass': { id: 7, name: 'Astro' }, 'Brushed Brass': { id: 8, name: 'Varilight' } } as const;

const inCategory = (list: object) => ({ category: {}, category_siblings: [], category_products: list });

const graph = useFakeGraph();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  const finish = (values: Record<string, number>) => ({
    name: 'Finish',
    values: Object.entries(values).map(([name, count]) => ({ name, count })),
  });
  const finishes = (department: string | null) =>
    department?.startsWith('/lighting/')
      ? [finish({ 'Satin Brass': 5, 'Matt Black': 3 })]
      : [finish({ 'Brushed Brass': 9, Copper: 1 })];
  for (const [id, department] of [
    [1, '/lighting/'],
    [9, '/hardware/'],
  ] as const)
    graph.shop.on(`GET /categories/get_additional_filters/${id}`, () => ({ body: { filters: finishes(department) } }));
  graph.shop.on(LIST, ({ query, body }) => {
    const department = query.get('category_url');
    const labels = (body as { filters: { value: string }[] }).filters.map(({ value }) => value);
    asked.push(`${department} ${labels.join('+')}`);
    const isMade = finishes(department)[0]?.values.some(({ name }) => labels.includes(name));
    // A subcategory that has nothing in any finish.
    const has = department !== '/lighting/wall/' && (labels.length === 0 || isMade);
    const [brand] = Object.entries(BRANDS).flatMap(([label, one]) => (labels.includes(label) ? one : []));
    return {
      body: inCategory({
        results: has
          ? [
              itemRecord(`in${department?.replaceAll('/', '-')}`, {
                matching_variant: variantRecord(22, labels[0] ?? ''),
              }),
            ]
          : [],
        total: has ? 40 : 0,
        filters: finishes(department),
        brands: has && brand ? [{ ...brand, brand_url: `/brands/${brand.name}/`, count: 2 }] : [],
      }),
    };
  });
});

test('makers’ names of one finish are one finish across departments, read once a minute', async () => {
  const { data, errors } = await graph.ask('{ finishes { name path names swatch { colour } } }');
  expect([errors, asked]).toEqual([[], ['/lighting/ ', '/hardware/ ']]);
  expect(data).toMatchObject({
    finishes: [
      { name: 'Satin Brass', path: '/finishes/satin-brass', names: ['Brushed Brass', 'Satin Brass'] },
      { name: 'Matt Black', path: '/finishes/matt-black', names: ['Matt Black'] },
      { name: 'Copper', path: '/finishes/copper', names: ['Copper'] },
    ],
  });
  expect((await graph.ask('{ finish(slug: "tartan") { name } }')).calls).toEqual([]);
});

test('a finish has its products by department, and what each brand calls it', async () => {
  const { data, errors } = await graph.ask(`{ finish(slug: "satin-brass") {
    path makers { brand { name } names }
    departments { category { path } names productCount products(first: 3) { product { path } matchingVariant { sku } } }
  } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    finish: {
      path: '/finishes/satin-brass',
      makers: [
        { brand: { name: 'Astro' }, names: ['Satin Brass'] },
        { brand: { name: 'Varilight' }, names: ['Brushed Brass'] },
      ],
      departments: [
        {
          category: { path: '/lighting/' },
          names: ['Satin Brass'],
          productCount: 40,
          // The first of each kind that has any, then those of the department.
          products: ['/in-lighting-pendants-/', '/in-lighting-/'].map((path) => ({
            product: { path },
            matchingVariant: { sku: 'V-22' },
          })),
        },
        {
          category: { path: '/hardware/' },
          names: ['Brushed Brass'],
          productCount: 40,
          products: [{ product: { path: '/in-hardware-/' }, matchingVariant: { sku: 'V-22' } }],
        },
      ],
    },
  });
  // Each list is read once, and only by the names that its department has.
  expect(asked.toSorted()).toEqual([
    '/hardware/ ',
    '/hardware/ Brushed Brass',
    '/lighting/ ',
    '/lighting/ Satin Brass',
    '/lighting/pendants/ Satin Brass',
    '/lighting/wall/ Satin Brass',
  ]);
});

test.each(['brushed-gold', 'tartan', '', 'x'.repeat(121)])('the slug %j', async (slug) => {
  const { data } = await graph.ask('query ($slug: String!) { finish(slug: $slug) { name } }', { slug });
  expect(data).toEqual({ finish: slug === 'brushed-gold' ? { name: 'Satin Brass' } : null });
});

test('a product in a finish is its variant in it, for one call for all that are made in it', async () => {
  const items = [
    itemRecord('item-1', { option_values: { Finish: ['Satin Brass', 'Copper'] } }),
    itemRecord('item-2', { option_values: { Finish: ['Copper'] } }),
  ];
  const variants = [variantRecord(1, 'Copper'), variantRecord(2, 'Satin Brass')];
  graph.shop.on('GET /products/related_products', () => ({ body: items }));
  graph.shop.on('POST /get_products_from_blog_url_list', ({ query }) => ({
    body: query.getAll('url_list').map((path) => productRecord(path.slice(1, -1), { variants })),
  }));
  const { data, calls } = await graph.ask(
    '{ product(path: "/plain/") { related { variantInFinish(slug: "brushed-brass") { sku } } } }',
  );
  expect(calls).toEqual([
    'GET /products/plain/',
    'GET /products/related_products',
    'POST /get_products_from_blog_url_list',
  ]);
  const sku = variantRecord(2, 'Satin Brass').sku;
  expect(data).toMatchObject({ product: { related: [{ variantInFinish: { sku } }, { variantInFinish: null }] } });
});
