import { describe, expect, test } from 'vitest';
import { useTestShop } from '../shop.fixture.ts';
import { eachDatabase } from '../database/database.fixture.ts';

eachDatabase(
  (store) => {
    const shop = useTestShop(store);

    describe('a product', () => {
      test.each(['/products/finished/', '/get_product_by_url?product_url=/finished/'])(
        '%s answers all of it, prices in pounds',
        async (path) => {
          const { status, body } = await shop.get(path);
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
              {
                id: 1002,
                calculated_price: 25,
                inventory_level: 0,
                option_values: [{ option_display_name: 'Finish', label: 'Matt Black' }],
              },
            ],
            images: [
              {
                url_standard: '/drawings/0000000000000000.svg',
                url_zoom: '/drawings/0000000000000000.svg',
                url_thumbnail: '/drawings/0000000000000000.svg',
                sort_order: 0,
              },
            ],
            breadcrumb: [
              { name: 'Lamps', url: '/lamps/' },
              { name: 'Floor Lamps', url: '/lamps/floor/' },
            ],
            warranty: { box_contains: [], useful_information: '', technical_information: [] },
            related_products_category: 2,
            date_created: '2026-01-01',
          });
        },
      );

      test('add-on options have the product that they add', async () => {
        const { body } = await shop.get('/products/with-bulb/');
        expect(body).toMatchObject({
          modifiers: [
            {
              id: 9,
              display_name: 'Bulb',
              option_values: [{ id: 91, label: 'Lamp 1', price: 10.01, value_data: { product_id: 1 } }],
            },
          ],
        });
      });

      test.each([
        ['/products/old-lamp/', '/products/lamp-1/'],
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
    });

    describe('resolve_url', () => {
      test.each([
        ['/lamps/table/', { type: 'category', id: 2, url: '/lamps/table/' }],
        ['/lamp-1/', { type: 'product', id: 1, url: '/lamp-1/' }],
        ['/Lamp-1', { type: 'product', id: 1, url: '/lamp-1/' }],
        ['/old-lamp/', { type: 'redirect', url: '/lamp-1/' }],
      ])('%s', async (url, expected) => {
        expect(await shop.get(`/resolve_url?url=${encodeURIComponent(url)}`)).toMatchObject({
          status: 200,
          body: expected,
        });
      });

      test.each(['/nothing/', ''])('%j is 404', async (url) => {
        expect((await shop.get(`/resolve_url?url=${encodeURIComponent(url)}`)).status).toBe(404);
      });
    });

    describe('many products at once', () => {
      const list = (urls: readonly string[]) =>
        `/get_products_from_blog_url_list?${new URLSearchParams(urls.map((url) => ['url_list', url])).toString()}`;

      test('lists each known product once', async () => {
        const { body } = await shop.send<{ id: number }[]>(
          'POST',
          list(['/lamp-2/', '/nothing/', '/lamp-1/', '/lamp-2/', '/LAMP-2']),
        );
        expect(body.map(({ id }) => id)).toEqual([2, 1]);
      });

      test('lists none for no paths, and refuses more than a hundred', async () => {
        expect(await shop.send('POST', list([]))).toMatchObject({ status: 200, body: [] });
        expect(
          (await shop.send('POST', list(Array.from({ length: 101 }, (_, index) => `/lamp-${index}/`)))).status,
        ).toBe(400);
      });
    });
  },
  { isShared: true },
);
