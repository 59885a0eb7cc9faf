import { expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';
import { eachDatabase } from '../database/database.fixture.ts';

interface List {
  results: object[];
  total: number;
}

eachDatabase(
  (store) => {
    const shop = useTestShop(store);
    const filtered = async (parameters: string, filters: object[] = []) =>
      (await shop.send<List>('POST', `/categories/get_products_with_filters?${parameters}`, { filters })).body;
    const wattage = (value: string) => ({ name: 'Wattage (W)', value });

    test.each([
      ['a value that no product has', [{ name: 'IP Rating', value: 'IP20' }], 0],
      ['a value of another category', [{ name: 'Finish', value: 'Satin Brass' }], 0],
      ['a facet that no product has', [{ name: 'constructor', value: '__proto__' }], 0],
      ['an empty value', [{ name: 'IP Rating', value: '' }], 0],
      ['a range that no product is in', [wattage('41..')], 0],
      ['a range in the wrong order', [wattage('3..1')], 3],
      ['one of two values', [wattage('x'), wattage('40')], 1],
    ])('a category filtered by %s', async (_, filters, total) => {
      const path = '/categories/get_category_by_url?category_url=/lamps/table/';
      const { body } = await shop.send<{ category_products: List }>('POST', path, { filters });
      expect([body.category_products.total, body.category_products.results.length]).toEqual([total, total]);
    });

    test.each([
      ['a category that is no number', 'category_id=x', 0],
      ['an unknown brand', 'brand_id=99', 0],
      ['a brand that is no number', 'brand_id=x', 0],
      ['a brand’s page that is no number', 'is_brand_page=true&brand_id=x', 0],
      ['an empty brand', 'brand_id=', 45],
      ['a price above all', 'min_price=99999999999', 0],
    ])('a list of %s', async (_, parameters, total) => {
      expect((await filtered(parameters)).total).toBe(total);
    });

    test.each(['', 'category_id=2', 'query_string=lamp', 'is_brand_page=true&brand_id=1'])(
      'the list of %j filtered by an unknown value',
      async (parameters) => {
        expect(await filtered(parameters, [wattage('x')])).toMatchObject({ total: 0, results: [], max_price: 0 });
      },
    );

    test.each(['/search/lamp', '/featured'])('%s filtered by an unknown facet or category', async (path) => {
      for (const name of ['Nothing', 'Category']) {
        const filters = encodeURIComponent(JSON.stringify([{ name, value: 'x' }]));
        expect((await shop.get<List>(`${path}?filters=${filters}`)).body.total).toBe(0);
      }
    });
  },
  { isShared: true },
);
