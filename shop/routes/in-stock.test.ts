import { expect, test } from 'vitest';
import { eachDatabase } from '../database/database.fixture.ts';
import { useTestShop } from '../shop.fixture.ts';

interface CategoryPage {
  category_products: { results: { id: number }[]; in_stock_count: number };
}

eachDatabase(
  (store) => {
    const shop = useTestShop(store);

    test('a list of products in stock says how many there are', async () => {
      const floor = async (parameters: string, filters: object[] = []) => {
        const path = `/categories/get_category_by_url?category_url=/lamps/floor/${parameters}`;
        const { category_products: list } = (await shop.send<CategoryPage>('POST', path, { filters })).body;
        return [list.results.map(({ id }) => id), list.in_stock_count];
      };
      expect(await floor('')).toEqual([[100, 101, 102, 103, 104], 2]);
      expect(await floor('&in_stock=true')).toEqual([[100, 101], 2]);
      // Matt black is sold out, though the product is in stock in satin brass.
      expect(await floor('&in_stock=true', [{ name: 'Finish', value: 'Matt Black' }])).toEqual([[], 0]);
      expect(await floor('&in_stock=true', [{ name: 'Finish', value: 'Satin Brass' }])).toEqual([[100], 1]);
    });
  },
  { isShared: true },
);
