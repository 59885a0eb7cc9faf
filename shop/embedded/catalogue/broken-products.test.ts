import { beforeAll, expect, test, vi } from 'vitest';
import { product, smallCatalogue } from './catalogue.fixture.ts';
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
  [
    'a variant without options',
    { ...lamp, variants: [{ id: 1, sku: '', price: 1, inventoryLevel: 1, image: { url: '', description: '' } }] },
    'variants',
  ],
])('%s', (_, document, field) => {
  expect(invalidFieldOf(document)).toBe(field);
});

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts) => void lines.push(parts.join(' ')));
});
const shop = useTestShop(undefined, broken);

test.each([
  [
    'a list',
    'POST',
    '/categories/get_products_with_filters?category_id=2&page_no=3',
    ({ results, total }: { results: object[]; total: number }) => [results.length, total],
    [8, 40],
  ],
  ['search results', 'GET', '/search/lamp', ({ total }: { total: number }) => total, 45],
  [
    'a batch',
    'POST',
    '/get_products_from_blog_url_list?url_list=/lamp-1/&url_list=/lamp-701/&url_list=/lamp-703/',
    (found: { id: number }[]) => found.map(({ id }) => id),
    [1],
  ],
])('%s leaves out products that are stored broken, and counts the others', async (_, method, path, read, expected) => {
  const { status, body } = await (method === 'GET' ? shop.get(path) : shop.send('POST', path));
  expect(status).toBe(200);
  expect((read as (body: unknown) => unknown)(body)).toEqual(expected);
});

test('each is logged once per process, by its id', async () => {
  await shop.send('POST', '/get_products_from_blog_url_list?url_list=/lamp-701/');
  expect(lines).toEqual([
    'The embedded shop leaves out product 701: its customFields is invalid',
    'The embedded shop leaves out product 702: its name is invalid',
    'The embedded shop leaves out product 703: its images is invalid',
  ]);
});
