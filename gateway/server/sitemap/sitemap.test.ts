import { afterEach, beforeEach, expect, test } from 'vitest';
import { listedPaths } from '@storefront/domain/pages.rules.ts';
import { readConfig } from '../../config/config.ts';
import { createGatewayServices } from '../../graph/services.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { generatedTexts } from '../generated-texts.ts';
import { sitemapRoutes } from './sitemap.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';

const PAGE_SIZE = 2_000;
let shop: FakeShop;
let products: number;
let origin: string;
let close: () => Promise<void>;

beforeEach(async () => {
  shop = await openFakeShop();
  products = 12_345;
  shop.on('GET /get_product_addresses', ({ query }) => {
    const first = (Number(query.get('page_no')) - 1) * PAGE_SIZE;
    const results = Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, products - first)) }, (_, index) => ({
      url: `/product-${first + index}/`,
      updated_at: '2026-11-21T09:00:00Z',
    }));
    return { body: { results, total: products, page_size: PAGE_SIZE } };
  });
  const services = createGatewayServices({ config: readConfig({}), shopApiUrl: shop.url });
  const routes = sitemapRoutes({ services, origin: 'https://shop.example', logger: { warn: () => {} } });
  const { url } = await serveRoutes(async (app) => {
    await app.register(generatedTexts(routes));
    app.setNotFoundHandler((_, reply) => reply.code(418).send());
  });
  origin = url;
  close = async () => {
    await services.close();
    shop.close();
  };
});
afterEach(() => close());

const read = async (path: string, headers?: HeadersInit) => {
  const response = await fetch(origin + path, { ...(headers && { headers }) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    locations: [...text.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) =>
      address.replace('https://shop.example', ''),
    ),
  };
};

test('the index lists every product part, and each is served', async () => {
  const { locations, headers } = await read('/sitemap.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(locations).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/categories.xml',
    '/sitemap/brands.xml',
    '/sitemap/products-1.xml',
    '/sitemap/products-2.xml',
  ]);
  const parts = await Promise.all(locations.slice(3).map((path) => read(path)));
  expect(parts.map((part) => part.locations.length)).toEqual([10_000, 2_345]);
  expect(new Set(parts.flatMap((part) => part.locations)).size).toBe(products);
});

test('caches a part for ten minutes, shares one flight, and supports revalidation', async () => {
  await Promise.all([read('/sitemap/products-1.xml'), read('/sitemap/products-1.xml')]);
  const { headers } = await read('/sitemap/products-1.xml');
  expect(shop.calls.length).toBe(5);
  expect((await read('/sitemap/products-1.xml', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});

test('serves the other parts when the shop API lacks some calls', async () => {
  shop.on('GET /get_product_addresses', () => ({ status: 404 }));
  expect((await read('/sitemap.xml')).locations).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/categories.xml',
    '/sitemap/brands.xml',
  ]);
  expect((await read('/sitemap/pages.xml')).locations).toEqual(listedPaths);
});

test('lists the shop API’s pages and posts', async () => {
  shop.on('GET /pages', () => ({ body: [{ url: '/about-us/', title: 'About us', updated_at: '2026-11-01' }] }));
  shop.on('GET /get_blog_list', ({ query }) => ({
    body: {
      results: query.get('page_no') === '1' ? [{ url: 'brass', title: 'Brass', published_at: '2026-10-01' }] : [],
      total: 1,
    },
  }));
  const { locations } = await read('/sitemap/pages.xml');
  expect(locations).toEqual([...listedPaths, '/about-us/', '/blog/', '/blog/brass/']);
});

test('returns an error while the shop API fails, and the part once it recovers', async () => {
  shop.on('GET /get_product_addresses', () => ({ status: 400 }));
  const { status, headers } = await read('/sitemap.xml');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
  shop.on('GET /get_product_addresses', () => ({ body: { results: [], total: 0, page_size: PAGE_SIZE } }));
  expect((await read('/sitemap.xml')).status).toBe(200);
});
