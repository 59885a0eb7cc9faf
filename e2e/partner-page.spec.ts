import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { SHOP } from './shops.ts';

/** A partner's page: it knows the graph's address and a public key, and keeps the cart's token itself. */
const PAGE = (graph: string, key: string) => `<!doctype html><html lang="en"><title>Partner</title><body>
<h1></h1><img alt="The product"><p id="price"></p><button>Buy</button><output></output><a>Order</a>
<script type="module">
let token = null;
async function ask(query, variables) {
  const answer = await fetch(${JSON.stringify(graph)}, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-partner-key': ${JSON.stringify(key)},
      ...(token && { authorization: 'Bearer ' + token }),
    },
    body: JSON.stringify({ query, variables }),
  });
  token = answer.headers.get('x-cart-token') ?? token;
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
const { featuredProducts } = await ask('{ featuredProducts(first: 64, filters: { inStock: true }) { nodes { id name variantCount minimumQuantity price { incVat { pence } } image { url(width: 320) } } } }');
const product = featuredProducts.nodes.find(({ variantCount }) => variantCount === 0);
document.querySelector('h1').textContent = product.name;
document.querySelector('img').src = product.image.url;
document.querySelector('#price').textContent = '£' + (product.price.incVat.pence / 100).toFixed(2);
document.querySelector('button').onclick = async () => {
  const added = await ask('mutation ($input: CartLineAddInput!) { cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } ... on UserError { message } } }', { input: { productId: product.id, quantity: product.minimumQuantity } });
  const { checkoutComplete } = await ask('mutation ($input: CheckoutCompleteInput!) { checkoutComplete(input: $input) { ... on CheckoutCompletePayload { order { id number accessKey url } } ... on UserError { message } } }', { input: {
    idempotencyKey: crypto.randomUUID(),
    contact: { email: 'partner-' + crypto.randomUUID() + '@shopper.example', firstName: 'Ann', lastName: 'Lee', phone: '020 7946 0123' },
    delivery: { method: 'ADDRESS', address: { address1: '1 Example Street', city: 'Leeds', postcode: 'LS1 4AP' } },
    paymentMethod: 'BANK_TRANSFER',
  } });
  const { order } = checkoutComplete;
  const read = await ask('query ($id: ID!, $key: String!) { order(id: $id, key: $key) { number status lines { quantity } } }', { id: order.id, key: order.accessKey });
  document.querySelector('a').href = order.url;
  document.querySelector('output').textContent = [added.cartLineAdd.cart.quantity, read.order.number, read.order.status].join(' ');
};
</script>`;

let server: Server;
let html = '';
test.beforeAll(async () => {
  server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => server.close());

test('a page of another origin shows a product with its picture, fills a cart, and places and reads an order', async ({
  page,
  baseURL,
}) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const told = execFileSync(
    process.execPath,
    [
      'gateway/manage-partners.ts',
      'create',
      'Another page',
      '--kind',
      'public',
      '--origins',
      origin,
      '--scopes',
      'catalogue,cart,checkout',
    ],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: SHOP.dataDir, DATABASE_URL: '' } },
  );
  const key = /lk_public_[\w-]+/.exec(told)?.[0] ?? '';
  html = PAGE(`${baseURL}/graphql`, key);
  // A running gateway knows a new key within two seconds.
  await expect(async () => {
    await page.goto(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^£\d+\.\d\d$/)).toBeVisible();
  const picture = page.getByRole('img', { name: 'The product' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByRole('status')).toHaveText(/^\d+ ORD-1\d{5} AWAITING_PAYMENT$/);
  await page.getByRole('link', { name: 'Order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order ORD-1\d{5}$/);
  expect(new URL(page.url()).origin).toBe(new URL(String(baseURL)).origin);
});
