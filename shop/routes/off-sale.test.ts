import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from '../catalogue/catalogue.ts';
import { catchUp } from '../follow-changes.ts';
import { serve } from '../shop.fixture.ts';
import { openSmallShop, type SmallShop } from '../small-shop.fixture.ts';
import { readStamp } from '../catalogue/catalogue-store.ts';
import { upsertBrands, upsertCategories, upsertProducts } from '../catalogue/catalogue-writes.ts';
import { takeOffSale } from '../import/sources/import-sources.ts';
import { eachDatabase } from '../database/database.fixture.ts';

const ID = 1_000_001;
const [lamp] = smallCatalogue.products as [CatalogueProduct];
const [category] = smallCatalogue.categories as [CatalogueCategory];
const [brand] = smallCatalogue.brands as [CatalogueBrand];

eachDatabase((store) => {
  let shop: SmallShop;
  let serving: Awaited<ReturnType<typeof serve>>;
  const keeper = { rebuild: () => undefined, afterChanges: () => undefined };
  const get = async <Body>(path: string): Promise<{ status: number; body: Body }> => {
    const response = await fetch(serving.url + path);
    return { status: response.status, body: (await response.json()) as Body };
  };
  const post = (path: string, body: unknown) =>
    fetch(serving.url + path, { method: 'POST', body: JSON.stringify(body) });

  /** The places where the product appears: search, suggestions, its brand, its category and the sitemap. */
  const shown = async () => {
    const found = await get<{ total: number }>('/search/zephyr?page_no=1');
    const suggested = await get<{ products: unknown[] }>('/suggest?query_string=zephyr');
    const brands = await get<{ id: number }[]>('/brands/get_all_brands');
    const tree = await get<{ id: number; is_visible: boolean }[]>('/categories/get_featured_categories');
    const addresses = await get<{ results: { url: string }[]; total: number }>('/get_product_addresses');
    return {
      search: found.body.total,
      suggestions: suggested.body.products.length,
      brand: brands.body.some(({ id }) => id === 100_001),
      category: tree.body.find(({ id }) => id === 100_001)?.is_visible,
      sitemap: addresses.body.results.some((address) => address.url === '/zephyr/'),
      isCounted: addresses.body.total === addresses.body.results.length,
    };
  };

  beforeEach(async () => {
    shop = await openSmallShop(await store.open());
    const seen = await readStamp(shop.db);
    await upsertCategories(shop.db, [{ ...category, id: 100_001, name: 'Winds', url: '/winds/' }]);
    await upsertBrands(shop.db, [{ ...brand, id: 100_001, name: 'Aeolus', url: 'aeolus' }]);
    await upsertProducts(shop.db, [
      { ...lamp, id: ID, name: 'Zephyr', url: '/zephyr/', sku: 'ZE-1', brandId: 100_001, categoryIds: [100_001] },
    ]);
    await catchUp(shop, seen, keeper);
    serving = await serve(shop);
  });
  afterEach(() => serving.close());

  test('does not list a product that is off sale, nor a brand or category without other products', async () => {
    expect(await shown()).toEqual({
      search: 1,
      suggestions: 1,
      brand: true,
      category: true,
      sitemap: true,
      isCounted: true,
    });
    const seen = await readStamp(shop.db);
    await takeOffSale(shop.db, [ID]);
    await catchUp(shop, seen, keeper);
    expect(await shown()).toEqual({
      search: 0,
      suggestions: 0,
      brand: false,
      category: false,
      sitemap: false,
      isCounted: true,
    });
  });

  test('keeps the page of a product that is off sale, and refuses to add it to a cart', async () => {
    const seen = await readStamp(shop.db);
    await takeOffSale(shop.db, [ID]);
    await catchUp(shop, seen, keeper);
    expect(await get('/get_product_by_url?product_url=/zephyr/')).toMatchObject({
      status: 200,
      body: { name: 'Zephyr', availability: 'off_sale' },
    });
    expect((await post('/add_to_cart?token=new_customer', { items: [{ product_id: ID, quantity: 1 }] })).status).toBe(
      400,
    );
  });

  test('keeps the line of a product that is off sale in a cart', async () => {
    const added = (await (
      await post('/add_to_cart?token=new_customer', { items: [{ product_id: ID, quantity: 2 }] })
    ).json()) as { token: string };
    await takeOffSale(shop.db, [ID]);
    await catchUp(shop, await readStamp(shop.db), keeper);
    shop.products.forget();
    expect(await get(`/cart?token=${added.token}`)).toMatchObject({
      body: { cart: { items: [{ name: 'Zephyr', quantity: 2 }] } },
    });
  });
});
