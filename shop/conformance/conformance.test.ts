import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPlace } from '@storefront/embedded/database/database.fixture.ts';
import { createShopServer } from '@storefront/embedded/server.ts';
import { openSmallShop, TEST_SECRET } from '@storefront/embedded/small-shop.fixture.ts';
import { freePort } from '../../scripts/deployment/gateway-process.ts';
import { readCommand } from './read-command.ts';
import { conclusion, textReport } from './report.rules.ts';
import { runConformance, type ConformanceResult } from './run-conformance.ts';
import { fits, type Outcome } from './verdicts.rules.ts';

const close: (() => unknown)[] = [];
afterAll(() => Promise.all(close.map((end) => end())));

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = (url: string, { key = '', secret = null as string | null, writes = true } = {}) =>
  runConformance({
    url,
    credentials: { key: key === '' ? null : { header: 'authorization', value: `Bearer ${key}` }, secret },
    testEmail: writes ? 'tester@shop.example' : null,
  });

const pathsOf = ({ verdicts }: ConformanceResult, outcome: Outcome) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ method, path }) => `${method} ${path}`);
const failedOf = ({ verdicts }: ConformanceResult) => verdicts.filter(({ outcome }) => outcome === 'failed');

/** The embedded shop. */
let shop: string;
beforeAll(async () => {
  const small = await openSmallShop();
  close.push(() => small.db.destroy());
  shop = await listening(await createShopServer(small));
});

/** An answer of the embedded shop to a call. */
async function ofShop(path: string, method = 'GET', body = ''): Promise<Response> {
  return fetch(shop + path, {
    method,
    ...(body !== '' && { body }),
    headers: { 'content-type': 'application/json' },
  });
}

test('the embedded shop fits by its reading calls, which store nothing', async () => {
  const result = await check(shop, { writes: false });
  expect([pathsOf(result, 'failed'), pathsOf(result, 'missing'), result.stored]).toEqual([[], [], []]);
  expect(pathsOf(result, 'untried')).toEqual(expect.arrayContaining(['POST /add_to_cart', 'POST /checkout']));
  expect(pathsOf(result, 'passed')).toEqual(expect.arrayContaining(['GET /product_changes', 'GET /products/{path}']));
});

test('the embedded shop fits by all calls, and the report says what stays behind', async () => {
  const result = await check(shop, { secret: TEST_SECRET });
  expect([failedOf(result), pathsOf(result, 'missing')]).toEqual([[], []]);
  expect(pathsOf(result, 'passed')).toEqual(
    expect.arrayContaining(['POST /checkout', 'POST /orders/{id}/payment', 'POST /delete_account']),
  );
  const text = textReport(shop, result.verdicts, result.stored);
  expect(text).toMatch(/the order ORD-1\d{5}/);
  expect(text).toMatch(/tester\+conformance-[\da-f]{8}@shop\.example/);
  expect(text).toMatch(/\nIt fits: \d+ passed, 0 failed, 0 missing, \d+ not tried\.\n$/);
});

test('a shop whose cart is broken and which has no optional calls does not fit, and the report says why', async () => {
  const url = await listening(
    createServer((request, response) => {
      const path = request.url ?? '';
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (path.startsWith('/categories/get_featured_categories'))
        return answer(200, [{ id: 1, name: '<b>Lamps</b>', url: '/lamps/' }]);
      if (path.startsWith('/cart')) return answer(200, { cart: { items: [{ id: 'x' }] } });
      if (path.startsWith('/featured')) return answer(500, {});
      return answer(404, { detail: 'No such call' });
    }),
  );
  const result = await check(url);
  expect(fits(result.verdicts)).toBe(false);
  expect(pathsOf(result, 'passed')).toEqual(['GET /categories/get_featured_categories']);
  expect(pathsOf(result, 'failed')).toEqual(expect.arrayContaining(['GET /featured', 'GET /search/{term}']));
  expect(pathsOf(result, 'missing')).toEqual(expect.arrayContaining(['GET /pages', 'POST /checkout']));
  const text = textReport(url, result.verdicts, result.stored);
  expect(text).toContain('GET  /featured (required)\n         /featured: answered 500');
  expect(text).toContain('GET  /pages – the storefront lacks content pages');
});

test('answers of the right shape fail where they contradict what was asked or done', async () => {
  const url = await listening(
    createServer(async (request, response) => {
      const { method = 'GET', url: path = '/' } = request;
      const body = await bodyText(request);
      // Says that it has changed the quantity, but has not.
      const isIgnored = path.startsWith('/update_cart');
      // Lists the featured products whatever the filters.
      const asked = path.startsWith('/featured') ? '/featured' : path;
      const real = isIgnored ? await ofShop('/logout', 'POST', body) : await ofShop(asked, method, body);
      const content = await real.text();
      response
        .writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' })
        .end(path.startsWith('/products/') ? content.replace('"product_url":"', '"product_url":"/moved') : content);
    }),
  );
  expect(failedOf(await check(url)).map(({ path, faults }) => [path, faults])).toEqual([
    ['/featured', [expect.stringMatching(/^a filter that no product matches found \d+ products$/)]],
    ['/products/{path}', [expect.stringContaining('answered with /moved')]],
    ['/cart', [expect.stringContaining('not 1: 3 by update_cart, less 2 by remove_item_from_cart')]],
    ['/checkout', ['answered 409']],
  ]);
});

test('a wrong key is reported at every call, and so is a shop that takes payments signed by anyone', async () => {
  const keys = new Set<string | undefined>();
  const url = await listening(
    createServer(async (request, response) => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = await bodyText(request);
      const answer = (status: number, content: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(content);
      keys.add(headers.authorization);
      if (headers.authorization !== 'Bearer key-of-the-shop') return answer(401, '{"detail":"Wrong key"}');
      if (path.endsWith('/payment')) return answer(200, '{}');
      const real = await ofShop(path, method, body);
      return answer(real.status, await real.text());
    }),
  );
  const shut = await check(url, { key: 'another', secret: TEST_SECRET });
  expect([fits(shut.verdicts), pathsOf(shut, 'passed'), shut.stored]).toEqual([false, [], []]);
  expect(textReport(url, shut.verdicts, [])).toContain('answered 401');
  expect(conclusion(shut.verdicts)).toMatch(/^It does not fit: 0 passed, .* Every call was refused: check --key/);
  expect([...keys]).toEqual(['Bearer another']);
  expect(failedOf(await check(url, { key: 'key-of-the-shop', secret: TEST_SECRET }))).toMatchObject([
    {
      path: '/orders/{id}/payment',
      faults: expect.arrayContaining(['a payment signed with another secret is recorded']),
    },
  ]);
});

test('a shop that announces test orders and makes real ones fails', async () => {
  const url = await listening(
    createServer(async (request, response) => {
      const real = await ofShop(request.url ?? '/', request.method, await bodyText(request));
      const headers = { 'content-type': 'application/json', 'shop-capabilities': 'test_orders' };
      response.writeHead(real.status, headers).end(await real.text());
    }),
  );
  expect((await check(url)).verdicts.flatMap((verdict) => verdict.faults)).toEqual([
    'a test cart is opened by a call without the header x-shop-test',
    'the order of a test cart does not say that it is a test',
  ]);
});

test.runIf(process.env.TEST_DATABASE_URL)('the example that searches with PostgreSQL keeps the contract', async () => {
  const text = readFileSync(new URL('postgres-search.md', import.meta.url), 'utf8');
  const [, sql = '', program = ''] = /```sql\n(.*?)```.*```ts\n(.*?)```/s.exec(text) ?? [];
  const place = postgresPlace(process.env.TEST_DATABASE_URL ?? '');
  const location = await place.make();
  const DATABASE_URL = 'databaseUrl' in location ? location.databaseUrl : '';
  const database = new Pool({ connectionString: DATABASE_URL });
  await database.query(sql);
  const { results } = (await (await ofShop('/featured')).json()) as { results: object[] };
  const rows = `select (item->>'id')::integer, item, '{"Finish": ["White", "Brass"]}', '{}' from jsonb_array_elements($1) as item`;
  await database.query(`insert into products ${rows}`, [JSON.stringify(results)]);
  await database.end();
  const PORT = String(await freePort());
  const options = { env: { ...process.env, DATABASE_URL, PORT, SHOP_API: shop } };
  const example = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], options);
  close.push(
    () => example.kill(),
    () => place.remove(),
  );
  const answer = async (path: string) => (await fetch(`http://127.0.0.1:${PORT}${path}`)).json();
  await expect.poll(() => answer('/suggest').catch(String), { timeout: 15_000 }).toHaveProperty('total');
  expect(await answer('/search/white')).toMatchObject({ total: results.length, filters: [{ name: 'Finish' }] });
  const result = await check(`http://127.0.0.1:${PORT}`, { writes: false });
  expect([failedOf(result), pathsOf(result, 'missing')]).toEqual([[], []]);
});

describe('the command line', () => {
  test.each([
    [['--key', 'k', '--key-header', 'X-Auth'], { header: 'x-auth', value: 'k' }],
    [['--key', 'k'], { header: 'authorization', value: 'Bearer k' }],
  ])('reads %j', (words, key) => {
    expect(readCommand(['https://shop.example/api/', ...words])).toEqual({
      url: 'https://shop.example/api',
      credentials: { key, secret: null },
      testEmail: null,
    });
  });
  test.each([
    ['', 'is no'],
    ['shop', 'must be an address'],
    ['https://shop.example more', 'one word too many'],
    ['https://shop.example --write', '--write needs --test-email'],
    ['https://shop.example --write --test-email nobody', '--test-email'],
    ['https://shop.example --test-email a@shop.example', 'belong to --write'],
  ])('refuses %j', (words, reason) =>
    expect(() => readCommand(words.split(' '))).toThrow(words === '' ? 'must be an address' : reason),
  );
});
