import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { createShopServer } from '../shop/server.ts';
import { openSmallShop } from '../shop/small-shop.fixture.ts';
import { openStorefront } from '../gateway/server/storefront/storefront.ts';
import { FIRST_PORT } from './shops.ts';

const PORT = FIRST_PORT + 10;
const SHOP_PORT = PORT + 1;
const ORIGIN = `http://127.0.0.1:${PORT}`;

let gateway: ChildProcess;
let shop: Server;

test.beforeAll(async () => {
  shop = await createShopServer(await openSmallShop());
  gateway = spawn('node', ['main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OPEN_GRAPH: 'true',
      PORT: String(PORT),
      SHOP_API_URL: `http://127.0.0.1:${SHOP_PORT}`,
      DATA_DIR: 'test-results/outage',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${ORIGIN}/healthz`)).status).toBe(200)).toPass();
});

test.afterAll(() => {
  gateway.kill('SIGTERM');
  shop.closeAllConnections();
  shop.close();
});

test('while the shop API is down pages say so at once, and recover when it is back', async ({ page, request }) => {
  const started = performance.now();
  const response = await page.goto(`${ORIGIN}/lamps/table/`);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('5');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const graph = await request.post(`${ORIGIN}/graphql`, { data: { query: '{ category(path: "/lamps/") { name } }' } });
  const { data, errors } = (await graph.json()) as {
    data: object;
    errors: { message: string; extensions: { code: string; requestId: string } }[];
  };
  expect(data).toEqual({ category: null });
  expect(errors[0]?.extensions).toEqual({ code: 'UPSTREAM_UNAVAILABLE', requestId: graph.headers()['x-request-id'] });
  expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|get_featured/);

  await new Promise<void>((resolve) => shop.listen(SHOP_PORT, '127.0.0.1', resolve));
  await expect(async () => expect((await request.get(`${ORIGIN}/lamps/table/`)).status()).toBe(200)).toPass({
    timeout: 3_000,
  });
  await page.goto(`${ORIGIN}/lamps/table/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Table Lamps' })).toBeVisible();
});

test.describe('a page that throws while rendering', () => {
  for (const [what, products, errors, status] of [
    ['because of an upstream error is a 503', null, [{ message: 'x', path: ['productSearch', 'products'] }], 503],
    ['because of a bug is a 500 with the same apology', { facets: null }, undefined, 500],
  ] as const) {
    test(what, async ({ request }) => {
      const { render, assets } = await openStorefront(process.cwd());
      const seen: unknown[] = [];
      const page = await render(new Request(`${ORIGIN}/search?query=lamp`), {
        assets,
        themeColour: '#1F3A2E',
        vitalsRatio: 0,
        onError: (error) => void seen.push(error),
        async execute(documentId, variables) {
          const { data } = (await (
            await request.post(`${ORIGIN}/graphql`, { data: { documentId, variables } })
          ).json()) as { data: { productSearch?: { products: object } } };
          const { productSearch } = data;
          if (!productSearch) return { data };
          const broken = { ...productSearch, products: products && { ...productSearch.products, ...products } };
          return { data: { ...data, productSearch: broken }, ...(errors && { errors }) };
        },
      });
      expect([page.status, page.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
      expect(page.body).toContain('We’ll be right back');
      expect(page.body).toContain('</footer>');
      expect(seen.length).toBeGreaterThan(0);
    });
  }
});
