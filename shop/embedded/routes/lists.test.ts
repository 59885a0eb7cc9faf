import { describe, expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';

interface Item {
  id: number;
}
interface List {
  results: Item[];
  total: number;
  filters: { name: string; values: { name: string; selected: boolean; count: number }[] }[];
  brands: { id: number; name: string; selected: boolean; count: number; brand_url: string }[];
  max_price: number;
  min_price: number;
  in_stock_count: number;
}

const shop = useTestShop();
const category = (parameters: string, filters?: unknown) =>
  shop.send<{ category: { id: number }; category_siblings: { id: number }[]; category_products: List }>(
    'POST',
    `/categories/get_category_by_url?category_url=${parameters}`,
    filters === undefined ? undefined : { filters },
  );
const listOf = async (parameters: string, filters?: object[]) =>
  (await category(parameters, filters)).body.category_products;
const filtered = (parameters: string, filters: unknown = []) =>
  shop.send<List>('POST', `/categories/get_products_with_filters?${parameters}`, { filters });
const idsOf = ({ results }: { results: readonly Item[] }) => results.map(({ id }) => id);
const wattage = (value: string) => ({ name: 'Wattage (W)', value });

describe('a category', () => {
  test('has its record, its children, its siblings and its products by relevance', async () => {
    const { status, body } = await category('/lamps/table/');
    expect(status).toBe(200);
    expect(body.category).toMatchObject({
      id: 2,
      parent_id: 1,
      url: '/lamps/table/',
      depth: 1,
      path: [1],
      has_children: false,
      children: [],
      breadcrumb: [{ name: 'Lamps' }, { name: 'Table Lamps' }],
    });
    expect(body.category_siblings.map(({ id }) => id)).toEqual([3]);
    const { total, brands, min_price, max_price } = body.category_products;
    expect(idsOf(body.category_products)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect([total, min_price, max_price]).toEqual([40, 10.01, 10.4]);
    expect(brands).toEqual([
      { id: 1, name: 'Heritage Brass', brand_url: 'heritage-brass', selected: false, count: 40 },
    ]);
    expect((await category('/lamps/')).body.category).toMatchObject({ children: [{ id: 2 }, { id: 3 }] });
  });

  test('has the fields of product cards in its items', async () => {
    const list = await listOf('/lamps/floor/&sort_by=calculated_price&sort_order=desc');
    expect(list.results[0]).toMatchObject({
      id: 100,
      variants_length: 2,
      option_values: { Finish: ['Satin Brass', 'Matt Black'] },
      inventory_level: 3,
      on_sale: false,
      min_variant_price: 20,
      max_variant_price: 25,
      // Satin brass is the cheapest.
      image_url: '/drawings/0000000000000001.svg',
    });
  });

  test('has the variant of a filtered finish in its items, and none in those of an unfiltered list', async () => {
    const finished = async (filters: object[]) =>
      (await listOf('/lamps/floor/', filters)).results.find(({ id }) => id === 100);
    expect(await finished([])).not.toHaveProperty('matching_variant');
    expect(await finished([{ name: 'Finish', value: 'Matt Black' }])).toMatchObject({
      matching_variant: {
        id: 1002,
        sku: 'V-1002',
        inventory_level: 0,
        calculated_price: 25,
        image_url: '/drawings/0000000000000000.svg',
        option_values: [{ option_display_name: 'Finish', label: 'Matt Black' }],
      },
    });
  });

  test('is filtered, and marks the filters as selected', async () => {
    const narrowed = await listOf('/lamps/table/&aggs_size=2', [wattage('..3'), wattage('40')]);
    expect(idsOf(narrowed)).toEqual([1, 2, 3, 40]);
    const [facet] = narrowed.filters;
    expect(facet).toMatchObject({ type: 'range', values_total: 40, min: 1, max: 40, selected_max: 3 });
    expect(facet?.values.map(({ name, selected }) => `${name} ${selected}`)).toEqual(['1 false', '2 false', '40 true']);
  });

  test('omits facets with with_filters=false', async () => {
    const list = await listOf('/lamps/table/&with_filters=false');
    expect(list).toMatchObject({ total: 40, filters: [], brands: [] });
  });

  test('says how many products are in stock', async () => {
    const floor = async (parameters: string, finish?: string) => {
      const list = await listOf(`/lamps/floor/${parameters}`, finish ? [{ name: 'Finish', value: finish }] : []);
      return [idsOf(list), list.in_stock_count];
    };
    expect(await floor('')).toEqual([[100, 101, 102, 103, 104], 2]);
    expect(await floor('&in_stock=true')).toEqual([[100, 101], 2]);
    // Matt black is sold out, though the product is in stock in satin brass.
    expect(await floor('&in_stock=true', 'Matt Black')).toEqual([[], 0]);
  });

  test('redirects when it has moved, is 404 when unknown, and 400 with malformed filters', async () => {
    const moved = await category('/old-lamps/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/lamps/']);
    expect(await category('/nothing/')).toMatchObject({ status: 404, body: { detail: 'Category not found' } });
    expect((await category('/lamps/', 'IP44')).status).toBe(400);
  });
});

test('the category tree is nested', async () => {
  expect((await shop.get('/categories/get_featured_categories')).body).toMatchObject([
    { id: 1, children: [{ id: 2, children: [] }, { id: 3 }] },
  ]);
});

test('featured products are paginated', async () => {
  const { body } = await shop.get<List>('/featured?page_no=2');
  expect(body.results.every(({ id }) => id % 2 === 0)).toBe(true);
  expect(body).toMatchObject({
    brands: [{ id: 1 }],
    filters: expect.arrayContaining([expect.objectContaining({ name: 'Wattage (W)', type: 'range' })]) as unknown,
    min_price: expect.any(Number) as number,
    max_price: expect.any(Number) as number,
  });
});

test.each([
  ['Finished', [100]],
  ['v 1002', [100]],
  ['nothing like it', []],
  ['', []],
])('searching for %j finds %j', async (term, ids) => {
  const { body } = await shop.get<List>(`/search_df?query_string=${encodeURIComponent(term)}&page_no=1`);
  expect([idsOf(body), body.total]).toEqual([ids, ids.length]);
});

test('a search has pages of 16', async () => {
  const lengths = [1, 3, 4].map(async (page) => {
    const { body } = await shop.get<List>(`/search_df?query_string=heritage&page_no=${page}`);
    return [body.total, body.results.length];
  });
  expect(await Promise.all(lengths)).toEqual([16, 13, 0].map((length) => [45, length]));
});

test('related products are eight other purchasable products', async () => {
  const related = async (parameters: string) =>
    (await shop.get<Item[]>(`/products/related_products${parameters}`)).body.map(({ id }) => id);
  expect(await related('?category=2&exclude_id=1')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await related('?category=3&exclude_id=100')).toEqual([101, 102, 103]);
  expect(await related('')).toEqual([]);
});

test.each([
  ['the whole shop', '', 45],
  ['a category', 'category_id=3', 5],
  ['a brand’s page', 'category_id=2&is_brand_page=true&brand_id=1', 45],
  ['the page of a brand without products', 'category_id=2&is_brand_page=true&brand_id=99', 0],
  ['the page of a brand that is no number', 'is_brand_page=true&brand_id=x', 0],
  ['an unknown category', 'category_id=99', 0],
  ['a category that is no number', 'category_id=x', 0],
  ['a search', 'query_string=finished', 1],
  ['a search within a price', 'query_string=lamp&max_price=10.02', 2],
])('the filtered list of %s', async (_, parameters, total) => {
  expect((await filtered(parameters)).body.total).toBe(total);
});

test('each list is filtered, and one without matches has no products and no price', async () => {
  for (const parameters of ['', 'category_id=2', 'query_string=lamp', 'is_brand_page=true&brand_id=1']) {
    expect(idsOf((await filtered(parameters, [wattage('5')])).body)).toEqual([5]);
    expect((await filtered(parameters, [wattage('x')])).body).toMatchObject({ total: 0, results: [], max_price: 0 });
  }
  const inAddress = async (path: string, name: string, value: string) =>
    idsOf((await shop.get<List>(`${path}?filters=${encodeURIComponent(JSON.stringify([{ name, value }]))}`)).body);
  expect(await inAddress('/featured', 'Wattage (W)', '6')).toEqual([6]);
  for (const path of ['/search/lamp', '/featured'])
    for (const name of ['constructor', 'Category']) expect(await inAddress(path, name, 'x')).toEqual([]);
  expect((await shop.get('/featured?filters={')).status).toBe(400);
  expect((await filtered('', 7)).status).toBe(400);
});

test.each(['x'.repeat(10_000), '\u0000\u0007', '💡', '"quoted" AND (x OR y) -z*', '..', '1/2 inch', 'the of', '%'])(
  'searching for %j does not fail',
  async (term) => {
    const { status, body } = await shop.get<List>(
      `/search/${encodeURIComponent(term).replaceAll('.', '%2E')}?page_no=1`,
    );
    expect([status === 200 || status === 404, Array.isArray(body.results) || status === 404]).toEqual([true, true]);
    for (const path of ['search_df', 'suggest'])
      expect((await shop.get(`/${path}?query_string=${encodeURIComponent(term)}`)).status).toBe(200);
  },
);

test('aggs_size sets the number of values per facet', async () => {
  const values = async (size: number) =>
    (await shop.get<{ filters: List['filters'] }>(`/categories/get_additional_filters/2/?aggs_size=${size}`)).body
      .filters[0]?.values.length;
  expect([await values(10), await values(80)]).toEqual([10, 40]);
  expect((await shop.get('/categories/get_additional_filters/99/')).status).toBe(404);
});

test('lists a category by its number, and 404 for an unknown one', async () => {
  const { body } = await shop.get<List>('/categories/get_products_by_category_id/2/?page_no=2');
  expect(body).toEqual(await listOf('/lamps/table/&page_no=2&with_filters=true'));
  expect((await shop.get('/categories/get_products_by_category_id/99/')).status).toBe(404);
});

test('lists the questions of a category, and 404 for an unknown one', async () => {
  expect((await shop.get('/categories/get_faqs?category_id=2')).body).toEqual([
    { question: 'Which lamp?', answer: '<p>This one.</p>' },
  ]);
  expect((await shop.get('/categories/get_faqs?category_id=x')).status).toBe(404);
});

test('brands have the number of their products, and a brand its categories with counts', async () => {
  expect((await shop.get('/brands/get_all_brands')).body).toEqual([
    { id: 1, name: 'Heritage Brass', brand_url: 'heritage-brass', description: '', products_count: 45 },
  ]);
  expect((await shop.get('/brands/get_brand_by_url?brand_url=heritage-brass')).body).toMatchObject({
    id: 1,
    products_count: 45,
    categories: [
      { id: 2, count: 40 },
      { id: 3, count: 5 },
    ],
  });
  expect((await shop.get('/brands/get_brand_by_url?brand_url=nobody')).status).toBe(404);
});

test('the deprecated route lists related products by categories', async () => {
  const { body } = await shop.send<Item[]>('POST', '/products/related_products_deprecated?exclude_id=101', [3]);
  expect(body.map(({ id }) => id)).toEqual([100, 102, 103]);
  expect((await shop.send('POST', '/products/related_products_deprecated', { a: 1 })).status).toBe(400);
});
