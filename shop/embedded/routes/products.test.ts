import { expect, test } from 'vitest';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { useTestShop } from '../shop.fixture.ts';

const shop = useTestShop();
const drawing = '/drawings/0000000000000000.svg';

test('a product is answered whole, prices in pounds', async () => {
  const { status, body } = await shop.get('/products/finished/');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 100,
    sku: 'L-100',
    product_url: '/finished/',
    brand_name: 'Heritage Brass',
    brand_url: 'heritage-brass',
    inventory_tracking: 'variant',
    categories: [3, 1],
    calculated_price: 11,
    retail_price: 0,
    variants: [
      {
        id: 1001,
        calculated_price: 20,
        inventory_level: 3,
        option_values: [{ option_display_name: 'Finish', label: 'Satin Brass' }],
      },
      { id: 1002, calculated_price: 25, inventory_level: 0, option_values: [{ label: 'Matt Black' }] },
    ],
    images: [{ url_standard: drawing, url_zoom: drawing, url_thumbnail: drawing, sort_order: 0 }],
    breadcrumb: [
      { name: 'Lamps', url: '/lamps/' },
      { name: 'Floor Lamps', url: '/lamps/floor/' },
    ],
    warranty: { box_contains: [], useful_information: '', technical_information: [] },
    manufacturer: { name: 'Heritage Brass Limited', postal_address: '3 Example Works, Sheffield, S1 0ZZ' },
    related_products_category: 2,
    date_created: '2026-01-01',
  });
  expect((await shop.get('/get_product_by_url?product_url=/finished/')).body).toEqual(body);
});

test('add-on options have the product that they add', async () => {
  const option_values = [{ id: 91, label: 'Lamp 1', price: 10.01, value_data: { product_id: 1 } }];
  expect((await shop.get('/products/with-bulb/')).body).toMatchObject({
    modifiers: [{ id: 9, display_name: 'Bulb', option_values }],
  });
});

test.each([
  ['/products/OLD-lamp', '/products/lamp-1/'],
  ['/products/lamp-1', '/products/lamp-1/'],
  ['/products/Lamp-1/', '/products/lamp-1/'],
  ['/get_product_by_url?product_url=lamp-1', '/products/lamp-1/'],
])('%s has moved to %s', async (path, location) => {
  const { status, headers } = await shop.get(path);
  expect([status, headers.get('location')]).toEqual([301, location]);
});

test.each([
  '/products/nothing/',
  '/get_product_by_url',
  '/get_product_by_url?product_url=/nothing/',
  '/products/lamps/',
])('%s is 404', async (path) => {
  expect(await shop.get(path)).toMatchObject({ status: 404, body: { detail: 'Product not found' } });
});

test.each([
  ['/lamps/table/', { type: 'category', id: 2, url: '/lamps/table/' }],
  ['/Lamp-1', { type: 'product', id: 1, url: '/lamp-1/' }],
  ['/old-lamp/', { type: 'redirect', url: '/lamp-1/' }],
  ['/nothing/', { status: 404 }],
  ['', { status: 404 }],
])('the address %j is %j', async (url, expected) => {
  expect((await shop.get(`/resolve_url?url=${encodeURIComponent(url)}`)).body).toMatchObject(expected);
});

test('lists each known product of many paths once; none for no paths, and refuses more than a hundred', async () => {
  const list = (urls: readonly string[]) =>
    shop.send<{ id: number }[]>(
      'POST',
      `/get_products_from_blog_url_list?${new URLSearchParams(urls.map((url) => ['url_list', url])).toString()}`,
    );
  const { body } = await list(['/lamp-2/', '/nothing/', '/lamp-1/', '/lamp-2/', '/LAMP-2']);
  expect(body.map(({ id }) => id)).toEqual([2, 1]);
  expect(await list([])).toMatchObject({ status: 200, body: [] });
  expect((await list(Array.from({ length: 101 }, (_, index) => `/lamp-${index}/`))).status).toBe(400);
});

test('lists the address of every product once, with the time of its last change', async () => {
  interface Addresses {
    results: { url: string; updated_at: string | null }[];
  }
  const page = async (query = '') => (await shop.get<Addresses>(`/get_product_addresses${query}`)).body;
  const first = await page();
  const urls = smallCatalogue.products.toSorted((a, b) => a.id - b.id).map(({ url }) => url);
  expect(first).toMatchObject({ total: urls.length, page_size: 2_000 });
  expect(first.results.map(({ url }) => url)).toEqual(urls);
  for (const { updated_at } of first.results) expect(updated_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  for (const past of ['2', '999999']) expect((await page(`?page_no=${past}`)).results).toEqual([]);
  for (const odd of ['0', 'x', '99999999999999999999']) expect(await page(`?page_no=${odd}`)).toEqual(first);
});
