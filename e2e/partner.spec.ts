import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { WITH_PICTURES } from './pictures.ts';
import { SHOP } from './shops.ts';

/** A partner’s page with a public key. */
const PAGE = (graph: string, key: string) => `<!doctype html><html lang="en"><title>Partner</title><body>
<h1></h1><img alt="The product"><p id="price"></p><button>Buy</button><output></output><a>Order</a>
<script type="module">
let token = null;
async function ask(query, variables) {
  const headers = { 'content-type': 'application/json', 'x-partner-key': ${JSON.stringify(key)} };
  if (token) headers.authorization = 'Bearer ' + token;
  const body = JSON.stringify({ query, variables });
  const response = await fetch(${JSON.stringify(graph)}, { method: 'POST', headers, body });
  token = response.headers.get('x-cart-token') ?? token;
  return (await response.json()).data;
}
const show = (selector, value) => Object.assign(document.querySelector(selector), value);
const { search } = await ask('{ search(query: "lamp", first: 64, filters: { inStock: true }) { nodes { \
  id name variantCount minimumQuantity image { url(width: 320) } price { incVat { amount } } } } }');
const product = search.nodes.find(({ variantCount }) => variantCount === 0);
show('h1', { textContent: product.name });
show('img', { src: product.image.url });
show('#price', { textContent: product.price.incVat.amount });
show('button', { async onclick() {
  const input = { productId: product.id, quantity: product.minimumQuantity, cartKey: crypto.randomUUID() };
  const add = 'mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename } }';
  await Promise.all([1, 2].map(() => ask(add, { input })));
  const { cart } = await ask('{ cart { quantity } }');
  const { checkoutComplete } = await ask(
    'mutation ($input: CheckoutCompleteInput!) { checkoutComplete(input: $input) { \
    ... on CheckoutCompletePayload { order { id accessKey url } } } }', { input: {
    idempotencyKey: crypto.randomUUID(),
    contact: {
      email: 'partner-' + crypto.randomUUID() + '@shopper.example',
      firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123',
    },
    delivery: { method: 'ADDRESS', address: { address1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' } },
    paymentMethod: 'BANK_TRANSFER',
  } });
  const { id, accessKey, url } = checkoutComplete.order;
  const read = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { number status } }';
  const { order } = await ask(read, { id, key: accessKey });
  show('a', { href: url });
  show('output', { textContent: [cart.quantity / product.minimumQuantity, order.number, order.status].join(' ') });
} });
</script>`;

let server: Server;
let html = '';
test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => server.close());
test.use({ launchOptions: WITH_PICTURES });

test('a page of another origin shows a product, and fills, orders and reads a cart', async ({ page, baseURL }) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const words = ['create', 'Another page', '--kind', 'public', '--origins', origin];
  const told = execFileSync(
    process.execPath,
    ['gateway/manage-partners.ts', ...words, '--scopes', 'catalogue,cart,checkout'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' } },
  );
  html = PAGE(`${baseURL}/graphql`, /lk_public_[\w-]+/.exec(told)?.[0] ?? '');
  // A running gateway knows a new key within two seconds.
  await expect(async () => {
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^£?\d+\.\d\d$/)).toBeVisible();
  const picture = page.getByRole('img', { name: 'The product' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('status')).toHaveText(/^2 ORD-1\d{5} AWAITING_PAYMENT$/);
  await page.getByRole('link', { name: 'Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ORD-1\d{5}$/);
  expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
});
