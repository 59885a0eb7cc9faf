import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renamedProducts } from './catalogue/renamed-products.data.ts';
import { startShop, type RunningShop } from './start-shop.ts';

let dataDir = '';
let shop: RunningShop;
const progress: string[] = [];

const start = async () => {
  shop = await startShop({ dataDir, onProgress: (message) => progress.push(message) });
};
const json = async <Body>(path: string, options?: RequestInit) => (await (await fetch(shop.url + path, options)).json()) as Body;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  progress.length = 0;
  await start();
});
afterEach(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true });
});

test('it opens full, and opens again as it was left', async () => {
  expect(progress[0]).toMatch(/^Writing [\d,]+ products in \d+ categories …$/);
  const found = async () => (await json<{ results?: { image_url: string }[] }>('/search_df?query_string=switch%20plate')).results ?? [];
  await expect.poll(found, { timeout: 20_000 }).not.toEqual([]);
  const drawing = await fetch(shop.url + ((await found())[0]?.image_url ?? ''));
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);

  const featured = await json<{ results: { id: number; variants_length: number }[] }>('/featured');
  const plain = featured.results.find(({ variants_length }) => variants_length === 0);
  const items = [{ product_id: plain?.id, quantity: 3 }];
  const { token } = await json<{ token: string }>('/add_to_cart', { method: 'POST', body: JSON.stringify({ items }) });

  await shop.stop();
  progress.length = 0;
  await start();
  expect(progress[0]).toBe('Search is being built; everything else is open …');
  expect(await json(`/cart?token=${token}`)).toMatchObject({ cart: { items: [{ product_id: plain?.id, quantity: 3 }] } });
});

test('every renamed product is found where it was', async () => {
  for (const { from, to } of renamedProducts) {
    const moved = await fetch(`${shop.url}/products${from}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/products${to}`]);
    expect((await fetch(`${shop.url}/products${to}`)).status).toBe(200);
  }
});
