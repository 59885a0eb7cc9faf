import { describe, expect, test } from 'vitest';
import { eachDatabase } from '@storefront/shop/database/database.fixture.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';

interface List {
  totalCount: number;
  nodes: { name: string }[];
  facets: { name: string; values: { value: string; count: number; selected: boolean }[] }[];
  applied: { facets: { name: string; values: string[] }[] };
}

const LONG = 'x'.repeat(5_000);
const facet = (name: string, more: object) => ({ facets: [{ name, ...more }] });

eachDatabase(
  (store) => {
    const gateway = useTestGateway({ store });
    const lists = (filters: object) =>
      gateway.data<{ category: { products: List }; brand: { products: List }; search: List; featured: List }>(
        `query ($filters: ProductFilters) {
          category(path: "/lamps/") { products(filters: $filters) { ...List } }
          brand(path: "/brands/heritage-brass/") { products(filters: $filters) { ...List } }
          search(query: "lamp", filters: $filters) { ...List }
          featured: featuredProducts(filters: $filters) { ...List }
        }
        fragment List on ProductList {
          totalCount nodes { name } facets { name values { value count selected } } applied { facets { name values } }
        }`,
        { filters },
      );

    test('every list has products without filters', async () => {
      const { category, brand, search, featured } = await lists({});
      for (const list of [category.products, brand.products, search, featured])
        expect(list.nodes.length).toBeGreaterThan(0);
    });

    describe('a filter that no product matches finds nothing in any list', () => {
      test.each<[string, object]>([
        ['an unknown value', facet('IP Rating', { values: ['IP99'] })],
        ['a value in other letters', facet('IP Rating', { values: ['ip44'] })],
        ['a blank value', facet('IP Rating', { values: [''] })],
        ['a long value', facet('IP Rating', { values: [LONG] })],
        ['a long value of letters beyond the basic plane', facet('IP Rating', { values: ['💡'.repeat(999)] })],
        ['an unknown facet', facet('Nothing', { values: ['IP44'] })],
        ['a facet without a name', facet('', { values: ['IP44'] })],
        ['a long facet', facet(LONG, { values: ['IP44'] })],
        ['a property’s name', facet('__proto__', { values: ['constructor'] })],
        ['a value of a property’s name', facet('Finish', { values: ['constructor', '__proto__'] })],
        ['bounds of a facet without numbers', facet('IP Rating', { minimum: 1, maximum: 50 })],
        ['bounds beyond every value', facet('Wattage (W)', { minimum: 1e15 })],
        ['bounds of an unknown facet', facet('Nothing', { minimum: 1 })],
        ['a price above all', { price: { minimum: 2_000_000_000 } }],
        ['a price below all', { price: { maximum: 0 } }],
      ])('%s', async (_, filters) => {
        const { category, brand, search, featured } = await lists(filters);
        for (const list of [category.products, brand.products, search, featured])
          expect([list.totalCount, list.nodes]).toEqual([0, []]);
      });

      // A brand's own list ignores them: all of its products are the brand's.
      test.each(['nobody', 'Heritage-Brass', '', '__proto__', LONG])('the brand %j', async (slug) => {
        const { category, search, featured } = await lists({ brands: [slug] });
        for (const list of [category.products, search, featured])
          expect([list.totalCount, list.nodes]).toEqual([0, []]);
      });
    });

    test('keeps the filter and its facet, so that it can be removed or changed', async () => {
      const { category } = await lists(facet('IP Rating', { values: ['IP99'] }));
      const { facets, applied } = category.products;
      expect(applied.facets).toEqual([{ name: 'IP Rating', values: ['IP99'] }]);
      const values = facets.find(({ name }) => name === 'IP Rating')?.values ?? [];
      expect(values).toContainEqual({ value: 'IP99', count: 0, selected: true });
      expect(values.filter(({ count }) => count > 0).length).toBeGreaterThan(0);
    });

    test('refuses more values than the shop API takes', async () => {
      const source = 'query ($filters: ProductFilters) { featuredProducts(filters: $filters) { totalCount } }';
      const values = Array.from({ length: 251 }, (_, index) => String(index));
      const { errors } = await gateway.ask(source, { filters: facet('IP Rating', { values }) });
      expect(errors).toMatchObject([
        { message: '`filters` must have at most 250 facet values.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
      const some = { filters: facet('IP Rating', { values: values.slice(1) }) };
      expect(await gateway.data(source, some)).toEqual({ featuredProducts: { totalCount: 0 } });
    });

    test('one of several values or brands is enough', async () => {
      const [one, both] = await Promise.all([
        lists({ brands: ['heritage-brass'], ...facet('IP Rating', { values: ['IP44'] }) }),
        lists({ brands: ['heritage-brass', 'nobody'], ...facet('IP Rating', { values: ['IP44', 'IP99'] }) }),
      ]);
      expect(both.category.products.totalCount).toBe(one.category.products.totalCount);
      expect(both.category.products.totalCount).toBeGreaterThan(0);
    });
  },
  { isShared: true },
);
