import { describe, expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';
import { eachDatabase } from '../database/database.fixture.ts';

interface Item {
  id: number;
  calculated_price: number;
}
interface List {
  results: Item[];
  total: number;
  filters: { name: string; values: { name: string; selected: boolean; count: number }[] }[];
  brands: { id: number; name: string; selected: boolean; count: number; brand_url: string }[];
  max_price: number;
  min_price: number;
}

eachDatabase(
  (store) => {
    const shop = useTestShop(store);
    const category = (parameters: string, body?: unknown) =>
      shop.send<{ category: { id: number }; category_siblings: { id: number }[]; category_products: List }>(
        'POST',
        `/categories/get_category_by_url?category_url=${parameters}`,
        body,
      );

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
        const { results, total, brands, min_price, max_price } = body.category_products;
        expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
        expect([total, min_price, max_price]).toEqual([40, 10.01, 10.4]);
        expect(brands).toEqual([
          { id: 1, name: 'Heritage Brass', brand_url: 'heritage-brass', selected: false, count: 40 },
        ]);
        expect((await category('/lamps/')).body.category).toMatchObject({ children: [{ id: 2 }, { id: 3 }] });
      });

      test('has the fields of product cards in its items', async () => {
        const { body } = await category('/lamps/floor/&sort_by=calculated_price&sort_order=desc');
        expect(body.category_products.results[0]).toMatchObject({
          id: 100,
          variants_length: 2,
          option_values: { Finish: ['Satin Brass', 'Matt Black'] },
          inventory_level: 3,
          on_sale: false,
          min_variant_price: 20,
          max_variant_price: 25,
          image_url: '/drawings/0000000000000000.svg',
        });
      });

      test('has the variant of a filtered finish in its items, and none in those of an unfiltered list', async () => {
        const floor = async (filters: object[]) =>
          (await category('/lamps/floor/', { filters })).body.category_products.results.find(({ id }) => id === 100);
        expect(await floor([])).not.toHaveProperty('matching_variant');
        expect(await floor([{ name: 'Finish', value: 'Matt Black' }])).toMatchObject({
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

      test.each([
        ['its last page', '&page_no=3', 8],
        ['a page past the last', '&page_no=4', 0],
        ['a price range', '&min_price=10.05&max_price=10.10', 6],
        ['empty parameters', '&min_price=&max_price=&brand_id=&page_no=', 16],
        ['an unknown brand', '&brand_id=7', 0],
      ])('%s', async (_, parameters, length) => {
        const { status, body } = await category(`/lamps/table/${parameters}`);
        expect([status, body.category_products.results.length]).toEqual([200, length]);
      });

      test('is filtered, and marks the filters as selected', async () => {
        const narrowed = (
          await category('/lamps/table/&aggs_size=2', {
            filters: [
              { name: 'Wattage (W)', value: '..3' },
              { name: 'Wattage (W)', value: '40' },
            ],
          })
        ).body.category_products;
        expect(narrowed.results.map(({ id }) => id)).toEqual([1, 2, 3, 40]);
        expect(narrowed.filters).toEqual([
          {
            name: 'Wattage (W)',
            type: 'range',
            values: [
              { name: '1', count: 1, selected: false },
              { name: '2', count: 1, selected: false },
              { name: '40', count: 1, selected: true },
            ],
            values_total: 40,
            min: 1,
            max: 40,
            selected_min: null,
            selected_max: 3,
          },
        ]);
      });

      test('omits facets with with_filters=false', async () => {
        expect((await category('/lamps/table/&with_filters=false')).body.category_products).toMatchObject({
          total: 40,
          filters: [],
          brands: [],
        });
      });

      test('redirects when it has moved', async () => {
        const moved = await category('/old-lamps/');
        expect([moved.status, moved.headers.get('location')]).toEqual([301, '/lamps/']);
      });

      test('sorts by price, highest first', async () => {
        const { body } = await category('/lamps/table/&sort_by=calculated_price&sort_order=desc');
        expect(body.category_products.results.slice(0, 2).map(({ calculated_price }) => calculated_price)).toEqual([
          10.4, 10.39,
        ]);
      });

      test('is 404 when unknown, and 400 with malformed filters', async () => {
        expect(await category('/nothing/')).toMatchObject({ status: 404, body: { detail: 'Category not found' } });
        expect((await category('/lamps/', { filters: 'IP44' })).status).toBe(400);
      });
    });

    test('the category tree is nested', async () => {
      expect((await shop.get('/categories/get_featured_categories')).body).toMatchObject([
        { id: 1, children: [{ id: 2, children: [] }, { id: 3 }] },
      ]);
    });

    test('brands have the number of their products', async () => {
      expect((await shop.get('/brands/get_all_brands')).body).toEqual([
        { id: 1, name: 'Heritage Brass', brand_url: 'heritage-brass', description: '', products_count: 45 },
      ]);
    });

    test('featured products are paginated', async () => {
      const { body } = await shop.get<List>('/featured?page_no=2');
      expect(body.results.every(({ id }) => id % 2 === 0)).toBe(true);
      expect(body).toMatchObject({
        brands: [{ id: 1 }],
        filters: expect.arrayContaining([expect.objectContaining({ name: 'Wattage (W)', type: 'range' })]),
        min_price: expect.any(Number),
        max_price: expect.any(Number),
      });
    });

    test.each([
      ['Finished', [100]],
      ['v 1002', [100]],
      ['nothing like it', []],
      ['!?', []],
      ['', []],
    ])('searching for %j finds %j', async (term, ids) => {
      const { body } = await shop.get<List>(`/search_df?query_string=${encodeURIComponent(term)}&page_no=1`);
      expect(body.results.map(({ id }) => id)).toEqual(ids);
      expect(body.total).toBe(ids.length);
    });

    test.each([
      ['finished in matt black', 1002],
      ['v 1001', 1001],
      ['finished', undefined],
    ])('searching for %j has the variant %j in its item', async (term, id) => {
      const { results } = (await shop.get<{ results: { matching_variant?: { id: number } }[] }>(`/search/${term}`))
        .body;
      expect(results[0]?.matching_variant?.id).toBe(id);
    });

    test('a search has pages of 16', async () => {
      const page = async (number: number) =>
        (await shop.get<List>(`/search_df?query_string=heritage&page_no=${number}`)).body;
      expect(await page(1)).toMatchObject({ total: 45, results: { length: 16 } });
      expect(await page(3)).toMatchObject({ total: 45, results: { length: 13 } });
      expect(await page(4)).toMatchObject({ total: 45, results: { length: 0 } });
    });

    test('related products are eight other purchasable products', async () => {
      const { body } = await shop.get<Item[]>('/products/related_products?category=2&exclude_id=1');
      expect(body.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      const floor = await shop.get<Item[]>('/products/related_products?category=3&exclude_id=100');
      expect(floor.body.map(({ id }) => id)).toEqual([101, 102, 103]);
      expect((await shop.get('/products/related_products')).body).toEqual([]);
    });

    describe('filtered lists', () => {
      const filtered = (parameters: string, body?: unknown) =>
        shop.send<List & { corrected_query?: string | null }>(
          'POST',
          `/categories/get_products_with_filters?${parameters}`,
          body,
        );
      test.each([
        ['the whole shop', '', 45],
        ['a category', 'category_id=3', 5],
        ['a brand’s page', 'category_id=2&is_brand_page=true&brand_id=1', 45],
        ['the page of a brand without products', 'category_id=2&is_brand_page=true&brand_id=99', 0],
        ['an empty category parameter', 'category_id=', 45],
        ['an unknown category', 'category_id=99', 0],
        ['a search', 'query_string=finished', 1],
        ['a search within a price', 'query_string=lamp&max_price=10.02', 2],
      ])('%s', async (_, parameters, total) => {
        expect((await filtered(parameters)).body.total).toBe(total);
      });
      test('filters each of these lists', async () => {
        const body = { filters: [{ name: 'Wattage (W)', value: '5' }] };
        for (const parameters of ['', 'category_id=2', 'query_string=lamp'])
          expect((await filtered(parameters, body)).body.results.map(({ id }) => id)).toEqual([5]);
        expect(
          (
            await shop.get<List>(`/featured?filters=${encodeURIComponent('[{"name":"Wattage (W)","value":"6"}]')}`)
          ).body.results.map(({ id }) => id),
        ).toEqual([6]);
        expect((await shop.get('/featured?filters={')).status).toBe(400);
        expect((await filtered('', { filters: 7 })).status).toBe(400);
      });
    });

    test.each(['x'.repeat(10_000), '\u0000\u0007', '💡', '"quoted" AND (x OR y) -z*', '..', '1/2 inch', 'the of', '%'])(
      'searching for %j does not fail',
      async (term) => {
        const { status, body } = await shop.get<List>(
          `/search/${encodeURIComponent(term).replaceAll('.', '%2E')}?page_no=1`,
        );
        expect([status === 200 || status === 404, Array.isArray(body.results) || status === 404]).toEqual([true, true]);
        expect((await shop.get(`/search_df?query_string=${encodeURIComponent(term)}`)).status).toBe(200);
        expect((await shop.get(`/suggest?query_string=${encodeURIComponent(term)}`)).status).toBe(200);
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
      expect(body).toEqual((await category('/lamps/table/&page_no=2&with_filters=true')).body.category_products);
      expect((await shop.get('/categories/get_products_by_category_id/99/')).status).toBe(404);
    });

    test('lists the questions of a category, and 404 for an unknown one', async () => {
      expect((await shop.get('/categories/get_faqs?category_id=2')).body).toEqual([
        { question: 'Which lamp?', answer: '<p>This one.</p>' },
      ]);
      expect((await shop.get('/categories/get_faqs?category_id=x')).status).toBe(404);
    });

    test('a brand has its categories with counts', async () => {
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
  },
  { isShared: true },
);
