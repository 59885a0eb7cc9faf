import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { openSmallShop } from '../shop/embedded/small-shop.fixture.ts';
import { serveShop } from './second-gateway.ts';
import { FIRST_PORT } from './shops.ts';

/** A gateway in production, in front of a shop API that runs elsewhere. */
const PORT = FIRST_PORT + 12;
const SHOP_PORT = PORT + 1;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const STOP_MILLISECONDS = 10_000;

let gateway: ChildProcess;
let shop: Server;
let printed: string;
let said = '';

const { OPEN_GRAPH: _, ...outer } = process.env;
const environment = {
  ...outer,
  NODE_ENV: 'production',
  PORT: String(PORT),
  SHOP_API_URL: `http://127.0.0.1:${SHOP_PORT}`,
  DATABASE_URL: '',
  DATA_DIR: 'test-results/operate',
  LOG_LEVEL: 'debug',
  PAGES_PER_MINUTE: '100000',
};

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${ORIGIN}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test.beforeAll(async () => {
  shop = await serveShop(await openSmallShop(), SHOP_PORT);
  gateway = spawn('node', ['main.ts'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [gateway.stdout, gateway.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect(async () => expect((await fetch(`${ORIGIN}/readyz`)).status).toBe(200)).toPass();
  await expect.poll(() => said).toContain('points before you sell');
  printed = said;
});
test.afterAll(() => {
  gateway.kill('SIGKILL');
  shop.closeAllConnections();
  shop.close();
});

test('the printed URL opens GraphiQL; without a key only persisted operations run', async ({ page }) => {
  expect(printed).toMatch(/"points":\["PUBLIC_URL","BANK_DETAILS",.*"msg":"\d+ points before you sell: /);
  // Your own shop API has its own mails.
  expect(printed).not.toContain('"SMTP_URL"');
  expect((await post({ query: '{ shop { name } }' })).status).toBe(403);
  await page.goto(`${ORIGIN}/graphql`);
  await expect(page.locator('.result-window')).toContainText('Without a partner key', { timeout: 20_000 });
  await page.goto(/GraphiQL +(http\S+)/.exec(printed)?.[1] ?? '');
  await page.getByRole('button', { name: 'Categories', exact: true }).click({ timeout: 20_000 });
  await page.getByRole('button', { name: /execute/i }).click();
  await expect(page.locator('.result-window')).toContainText('Table Lamps');
  await expect(page.locator('.result-window')).toContainText('requested');
});

test('logs identify each request, without keys, tokens, addresses or shoppers’ text', async () => {
  const key = /partner_key=(\S+)/.exec(printed)?.[1] ?? '';
  said = '';
  const secrets = ['ann.secret@example.com', 'LS1 4DT', 'my-private-search', 'cart-token-of-mine', 'key-of-my-order'];
  const [email, postcode, term, token, orderKey] = secrets;
  const ask = (query: string, variables: object) =>
    post(
      { query, variables },
      {
        'x-partner-key': key,
        'x-request-id': 'request-of-mine',
        authorization: `Bearer ${token}`,
        'x-buyer-ip': '198.51.100.77',
      },
    );
  await ask('query ($postcode: String!) { deliveryEstimate(postcode: $postcode) { __typename } cart { quantity } }', {
    postcode,
  });
  await ask('query ($query: String!) { search(query: $query) { totalCount } }', { query: term });
  await ask('mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { __typename } }', {
    input: { productId: 'x', rating: 9, body: 'x', author: 'x', email },
  });
  await ask('{ nme }', {});
  await post({ query: '{ shop { name } }' }, { 'x-partner-key': 'lk_secret_of_somebody_else' });
  await fetch(`${ORIGIN}/search?query=${term}`);
  await fetch(`${ORIGIN}/order/xyz?key=${orderKey}`);
  await expect.poll(() => said).toContain('/order/…');
  expect(said).toContain('"requestId":"request-of-mine"');
  for (const secret of [...secrets, encodeURIComponent(postcode ?? ''), key, 'lk_secret', '198.51.100.77', '127.0.0.1'])
    expect(said).not.toContain(secret);
});

test('while the shop API is down pages say so at once, and recover when it is back', async ({ request }) => {
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  const started = performance.now();
  const response = await request.get(`${ORIGIN}/lamps/table/`);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '5']);
  expect(await response.text()).toMatch(/<h1[^>]*>We’ll be right back.*<\/footer>/s);
  const key = /partner_key=(\S+)/.exec(printed)?.[1] ?? '';
  const graph = await post({ query: '{ product(path: "/lamp-7/") { name } }' }, { 'x-partner-key': key });
  const { data, errors } = (await graph.json()) as { data: object; errors: { extensions: object }[] };
  expect(data).toEqual({ product: null });
  expect(errors[0]?.extensions).toEqual({
    code: 'UPSTREAM_UNAVAILABLE',
    requestId: graph.headers.get('x-request-id'),
  });
  expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|get_/);

  await new Promise<void>((resolve) => shop.listen(SHOP_PORT, '127.0.0.1', resolve));
  await expect(async () => expect((await request.get(`${ORIGIN}/lamps/table/`)).status()).toBe(200)).toPass({
    timeout: 5_000,
  });
  expect(await (await request.get(`${ORIGIN}/lamps/table/`)).text()).toMatch(/<h1[^>]*>Table Lamps</);
});

test('SIGTERM answers what is accepted, and ends the process in time without an error', async () => {
  const exited = once(gateway, 'exit');
  const answer = await fetch(`${ORIGIN}/lamps/table/`);
  const started = performance.now();
  gateway.kill('SIGTERM');
  expect(await answer.text()).toContain('</html>');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - started).toBeLessThan(STOP_MILLISECONDS);
});
