import { beforeAll, expect, test, vi } from 'vitest';
import { product, smallCatalogue, variantOf } from './catalogue.fixture.ts';
import { useTestShop } from '../shop.fixture.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { invalidFieldOf } from './valid-product.rules.ts';

const [lamp] = smallCatalogue.products;
const broken: CatalogueProduct[] = [
  product(701, { customFields: null as never }),
  product(702, { name: 7 as never }),
  product(703, { images: [{}] as never }),
];

const lines: string[] = [];

test.each<[string, unknown, string | null]>([
  ['a valid product', lamp, null],
  ['a product with variants', smallCatalogue.products.find(({ variants }) => variants.length > 0), null],
  ['nothing', null, 'document'],
  ['no name', { ...lamp, name: undefined }, 'name'],
  ['a price that is not a number', { ...lamp, price: null }, 'price'],
  ['custom fields that are not a list', { ...lamp, customFields: {} }, 'customFields'],
  ['a variant without options', { ...lamp, variants: [{ ...variantOf(1, {}), optionValues: undefined }] }, 'variants'],
])('%s', (_, document, field) => {
  expect(invalidFieldOf(document)).toBe(field);
});

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
});
const shop = useTestShop(undefined, broken);

test('lists, results and batches leave out products that are stored broken, and count the others', async () => {
  const page = '/categories/get_products_with_filters?category_id=2&page_no=3';
  const list = await shop.send<{ results: object[]; total: number }>('POST', page);
  expect([list.status, list.body.results.length, list.body.total]).toEqual([200, 8, 40]);
  expect(await shop.get('/search/lamp')).toMatchObject({ status: 200, body: { total: 45 } });
  const batch = '/get_products_from_blog_url_list?url_list=/lamp-1/&url_list=/lamp-701/&url_list=/lamp-703/';
  expect((await shop.send('POST', batch)).body).toMatchObject([{ id: 1 }]);
});

test('each is logged once per process, by its id', async () => {
  await shop.send('POST', '/get_products_from_blog_url_list?url_list=/lamp-701/');
  expect(lines).toEqual([
    'The embedded shop leaves out product 701: its customFields is invalid',
    'The embedded shop leaves out product 702: its name is invalid',
    'The embedded shop leaves out product 703: its images is invalid',
  ]);
});
