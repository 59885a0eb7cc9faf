import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { SHOP } from './shops.ts';

/** A partner’s page with the kit that the build has made, and a public key. */
const PAGE = (
  graph: string,
  key: string,
) => `<!doctype html><html lang="en"><title>Partner</title><body><output></output>
<script type="module">
import { CartDocument, CartLineAddDocument, createShopClient, SearchProductsDocument } from '/js/kit.js';
const shop = createShopClient({ endpoint: ${JSON.stringify(graph)}, partnerKey: ${JSON.stringify(key)} });
const say = (text) => (document.querySelector('output').textContent = text);
try {
  const { search } = await shop.request(SearchProductsDocument, { query: 'lamp', first: 64, filters: { inStock: true } });
  const { id, minimumQuantity } = search.nodes.find(({ variantCount }) => variantCount === 0);
  const input = { productId: id, quantity: minimumQuantity };
  await Promise.all([1, 2].map(() => shop.request(CartLineAddDocument, { input })));
  const { cart } = await shop.request(CartDocument);
  say(cart.quantity / minimumQuantity + ' times in the cart');
} catch (error) {
  say(error.code + ' ' + error.requestId);
}
</script>`;

let server: Server;
let html = '';
test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const isScript = /^\/js\/(?:__generated__\/)?[\w.-]+\.js$/.test(url);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? readFileSync(`dist/current/kit${url}`) : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => server.close());

test('the kit runs in a page of another origin, where two first additions share one cart', async ({
  page,
  baseURL,
}) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const words = ['create', 'Kit page', '--kind', 'public', '--origins', origin, '--scopes', 'catalogue,cart'];
  const told = execFileSync(process.execPath, ['gateway/manage-partners.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' },
  });
  html = PAGE(`${baseURL}/graphql`, /lk_public_[\w-]+/.exec(told)?.[0] ?? '');
  // A running gateway knows a new key within two seconds.
  await expect(async () => {
    await page.goto(origin);
    await expect(page.getByRole('status')).toHaveText('2 times in the cart', { timeout: 2_000 });
  }).toPass();
});
