import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readDrawing } from '@storefront/schema/shop-folder/looks/logo.ts';
import { themeOf } from '@storefront/schema/shop-folder/looks/theme.ts';
import { SAMPLE_FOLDER } from '@storefront/schema/shop-folder/shop-folder.ts';
import { looksRoutes } from './looks-routes.ts';

const folder = { path: SAMPLE_FOLDER, isSample: true };
const looks = {
  theme: themeOf(':root { --color-green: #7a1f3d }', 'theme.css'),
  logo: readDrawing(folder, 'logo.svg'),
  icon: readDrawing(folder, 'icon.svg'),
};

async function get(path: string, headers: Record<string, string> = {}) {
  const app = fastify();
  await app.register(looksRoutes(looks, 'Lumen & Latch'));
  return app.inject({ url: path, headers });
}

test.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/icons/icon-192.png', 'image/png'],
  ['/icons/card.png', 'image/png'],
])('%s is kept for minutes, then asked for by its ETag, and mails may show it on other origins', async (path, type) => {
  const { statusCode, headers, rawPayload } = await get(path);
  expect([statusCode, rawPayload.length > 100]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=300',
    etag: expect.stringMatching(/^"/),
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test.each([
  [looks.theme.sheet?.path ?? '', 'text/css; charset=utf-8', '--color-green:#7a1f3d'],
  [looks.logo?.path ?? '', 'image/svg+xml', '<svg'],
])('%s is kept for ever', async (path, type, content) => {
  const { headers, body } = await get(path);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).toContain(content);
});
