import { expect, test } from 'vitest';
import { product, smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { readStamp } from '../catalogue/catalogue-store.ts';
import { upsertBrands, upsertCategories } from '../catalogue/catalogue-writes.ts';
import type { CatalogueBrand, CatalogueCategory } from '../catalogue/catalogue.ts';
import { catchUp } from '../follow-changes.ts';
import { takeOffSale } from '@storefront/import/sources/import-sources.ts';
import { useTestShop } from '../shop.fixture.ts';
import type { SmallShop } from '../small-shop.fixture.ts';

const ID = 1_000_001;
const zephyr = product(ID, { name: 'Zephyr', url: '/zephyr/', sku: 'ZE-1', brandId: 100_001, categoryIds: [100_001] });
const [category] = smallCatalogue.categories as [CatalogueCategory];
const [brand] = smallCatalogue.brands as [CatalogueBrand];
const keeper = { rebuild: () => undefined, afterChanges: () => undefined };

let small: SmallShop;
const shop = useTestShop(undefined, [zephyr], (opened) => (small = opened));

/** The places where the product appears: search, suggestions, its brand, its category and the sitemap. */
async function shown() {
  const found = await shop.get<{ total: number }>('/search/zephyr?page_no=1');
  const suggested = await shop.get<{ products: unknown[] }>('/suggest?query_string=zephyr');
  const brands = await shop.get<{ id: number }[]>('/brands/get_all_brands');
  const tree = await shop.get<{ id: number; is_visible: boolean }[]>('/categories/get_featured_categories');
  const addresses = await shop.get<{ results: { url: string }[]; total: number }>('/get_product_addresses');
  return {
    search: found.body.total,
    suggestions: suggested.body.products.length,
    brand: brands.body.some(({ id }) => id === 100_001),
    category: tree.body.find(({ id }) => id === 100_001)?.is_visible,
    sitemap: addresses.body.results.some((address) => address.url === '/zephyr/'),
    isCounted: addresses.body.total === addresses.body.results.length,
  };
}

test('what is off sale is listed nowhere and cannot be added, but keeps its page and cart lines', async () => {
  const before = await readStamp(small.db);
  await upsertCategories(small.db, [{ ...category, id: 100_001, name: 'Winds', url: '/winds/' }]);
  await upsertBrands(small.db, [{ ...brand, id: 100_001, name: 'Aeolus', url: 'aeolus' }]);
  const seen = await catchUp(small, before, keeper);
  const add = (token: string) =>
    shop.send<{ token: string }>('POST', `/add_to_cart?token=${token}`, { items: [{ product_id: ID, quantity: 2 }] });
  const { token } = (await add('new_customer')).body;
  const listed = { search: 1, suggestions: 1, brand: true, category: true, sitemap: true, isCounted: true };
  expect(await shown()).toEqual(listed);

  await takeOffSale(small.db, [ID]);
  await catchUp(small, seen, keeper);
  const unlisted = { search: 0, suggestions: 0, brand: false, category: false, sitemap: false, isCounted: true };
  expect(await shown()).toEqual(unlisted);
  expect(await shop.get('/get_product_by_url?product_url=/zephyr/')).toMatchObject({
    status: 200,
    body: { name: 'Zephyr', availability: 'off_sale' },
  });
  expect((await add('new_customer')).status).toBe(400);
  const kept = { items: [{ name: 'Zephyr', quantity: 2 }] };
  expect((await shop.get(`/cart?token=${token}`)).body).toMatchObject({ cart: kept });
});
