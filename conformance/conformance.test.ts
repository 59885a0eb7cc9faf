import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShopServer } from '@storefront/shop/server.ts';
import { openSmallShop, TEST_SECRET } from '@storefront/shop/small-shop.fixture.ts';
import { featureOf } from './features.data.ts';
import { htmlReport } from './html-report.rules.ts';
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

const pathsOf = ({ verdicts }: ConformanceResult, outcome: Outcome) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ method, path }) => `${method} ${path}`);

describe('the embedded shop', () => {
  let url: string;
  beforeAll(async () => {
    const small = await openSmallShop();
    close.push(() => small.db.destroy());
    url = await listening(await createShopServer(small));
  });

  test('fits by its reading calls, which store nothing', async () => {
    const result = await runConformance({ url, credentials: { key: null, secret: null }, testEmail: null });
    expect([pathsOf(result, 'failed'), pathsOf(result, 'missing'), result.stored]).toEqual([[], [], []]);
    expect(pathsOf(result, 'untried')).toEqual(expect.arrayContaining(['POST /add_to_cart', 'POST /checkout']));
    expect(pathsOf(result, 'passed')).toEqual(expect.arrayContaining(['GET /product_changes', 'GET /products/{path}']));
  });

  test('fits by all calls, and the report says what stays behind', async () => {
    const result = await runConformance({
      url,
      credentials: { key: null, secret: TEST_SECRET },
      testEmail: 'tester@shop.example',
    });
    expect(result.verdicts.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(pathsOf(result, 'missing')).toEqual([]);
    expect(pathsOf(result, 'passed')).toEqual(
      expect.arrayContaining(['POST /checkout', 'POST /orders/{id}/payment', 'POST /delete_account']),
    );
    const text = textReport(url, result.verdicts, result.stored);
    expect(text).toMatch(/the order ORD-1\d{5}/);
    expect(text).toMatch(/tester\+conformance-[\da-f]{8}@shop\.example/);
    expect(text).toMatch(/\nIt fits: \d+ passed, 0 failed, 0 missing, \d+ not tried\.\n$/);
  });
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
  const result = await runConformance({
    url,
    credentials: { key: null, secret: null },
    testEmail: 'tester@shop.example',
  });
  expect(fits(result.verdicts)).toBe(false);
  expect(pathsOf(result, 'passed')).toEqual(['GET /categories/get_featured_categories']);
  expect(pathsOf(result, 'failed')).toEqual(expect.arrayContaining(['GET /featured', 'GET /search/{term}']));
  expect(pathsOf(result, 'missing')).toEqual(expect.arrayContaining(['GET /pages', 'POST /checkout']));
  const text = textReport(url, result.verdicts, result.stored);
  expect(text).toContain('GET  /featured (required)\n         /featured: answered 500');
  expect(text).toContain('GET  /pages – the storefront lacks content pages');
  const html = htmlReport('http://x/?<script>', result.verdicts, { stored: result.stored, at: new Date(0) });
  expect(html).toContain('http://x/?&lt;script&gt;');
  expect(html).not.toContain('<script>');
});

test('answers of the right shape fail where they contradict what was asked or done', async () => {
  const small = await openSmallShop();
  close.push(() => small.db.destroy());
  const shop = await listening(await createShopServer(small));
  const url = await listening(
    createServer(async (request, response) => {
      const { method = 'GET', url: path = '/' } = request;
      const body = await bodyText(request);
      // Says that it has changed the quantity, but has not.
      const isIgnored = path.startsWith('/update_cart');
      // Lists the featured products whatever the filters.
      const asked = path.startsWith('/featured') ? '/featured' : path;
      const real = await fetch(shop + (isIgnored ? '/logout' : asked), {
        method: isIgnored ? 'POST' : method,
        ...(body !== '' && { body }),
        headers: { 'content-type': 'application/json' },
      });
      const content = await real.text();
      response
        .writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? '' })
        .end(path.startsWith('/products/') ? content.replace('"product_url":"', '"product_url":"/moved') : content);
    }),
  );
  const { verdicts } = await runConformance({
    url,
    credentials: { key: null, secret: null },
    testEmail: 'tester@shop.example',
  });
  const faults = verdicts
    .filter(({ outcome }) => outcome === 'failed')
    .map((verdict) => [verdict.path, verdict.faults]);
  expect(faults).toEqual([
    ['/featured', [expect.stringMatching(/^a filter that no product matches found \d+ products$/)]],
    ['/products/{path}', [expect.stringContaining('answered with /moved')]],
    ['/cart', [expect.stringContaining('not 1: 3 by update_cart, less 2 by remove_item_from_cart')]],
    ['/checkout', ['answered 409']],
  ]);
});

test('a wrong key is reported at every call, and so is a shop that takes payments signed by anyone', async () => {
  const small = await openSmallShop();
  close.push(() => small.db.destroy());
  const shop = await listening(await createShopServer(small));
  const url = await listening(
    createServer(async (request, response) => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = await bodyText(request);
      const answer = (status: number, content: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(content);
      if (headers.authorization !== 'Bearer key-of-the-shop') return answer(401, '{"detail":"Wrong key"}');
      if (path.endsWith('/payment')) return answer(200, '{}');
      const real = await fetch(shop + path, {
        method,
        ...(body !== '' && { body }),
        headers: { 'content-type': 'application/json' },
      });
      return answer(real.status, await real.text());
    }),
  );
  const check = (key: string) =>
    runConformance({
      url,
      credentials: { key: { header: 'authorization', value: `Bearer ${key}` }, secret: TEST_SECRET },
      testEmail: 'tester@shop.example',
    });
  const shut = await check('another');
  expect([fits(shut.verdicts), pathsOf(shut, 'passed'), shut.stored]).toEqual([false, [], []]);
  expect(textReport(url, shut.verdicts, [])).toContain('answered 401');

  const { verdicts } = await check('key-of-the-shop');
  expect(verdicts.filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    {
      path: '/orders/{id}/payment',
      faults: expect.arrayContaining(['a payment signed with another secret is recorded']),
    },
  ]);
});

test('a shop that announces test orders and makes real ones fails', async () => {
  const small = await openSmallShop();
  close.push(() => small.db.destroy());
  const shop = await listening(await createShopServer(small));
  const url = await listening(
    createServer(async (request, response) => {
      const { method = 'GET', url: path = '/' } = request;
      const body = await bodyText(request);
      const answer = await fetch(shop + path, {
        method,
        ...(body !== '' && { body }),
        headers: { 'content-type': 'application/json' },
      });
      const headers = { 'content-type': 'application/json', 'shop-capabilities': 'test_orders' };
      response.writeHead(answer.status, headers).end(await answer.text());
    }),
  );
  const { verdicts } = await runConformance({
    url,
    credentials: { key: null, secret: null },
    testEmail: 'tester@shop.example',
  });
  const faults = verdicts.flatMap((verdict) => verdict.faults);
  expect(faults).toEqual([
    'a test cart is opened by a call without the header x-shop-test',
    'the order of a test cart does not say that it is a test',
  ]);
});

test('a key is sent with every call', async () => {
  const keys = new Set<string | undefined>();
  const url = await listening(
    createServer((request, response) => {
      keys.add(request.headers.authorization);
      response.writeHead(401).end('{}');
    }),
  );
  const { credentials } = readCommand([url, '--key', 'k-1']);
  const { verdicts } = await runConformance({ url, credentials, testEmail: null });
  expect([...keys]).toEqual(['Bearer k-1']);
  expect(conclusion(verdicts)).toMatch(/^It does not fit: 0 passed, .* Every call was refused: check --key/);
});

test('every optional call says what the storefront lacks without it', async () => {
  const { verdicts } = await runConformance({
    url: 'http://127.0.0.1:1',
    credentials: { key: null, secret: null },
    testEmail: null,
  });
  const optional = verdicts.filter(({ isOptional }) => isOptional);
  expect(optional.length).toBeGreaterThan(40);
  expect(optional.filter(({ path }) => featureOf(path) === 'the feature that uses it')).toEqual([]);
});

describe('the command line', () => {
  test('reads a URL, a key and a report', () => {
    expect(
      readCommand(['https://shop.example/api/', '--key', 'k', '--key-header', 'X-Auth', '--report', 'r.html']),
    ).toEqual({
      url: 'https://shop.example/api',
      credentials: { key: { header: 'x-auth', value: 'k' }, secret: null },
      testEmail: null,
      report: 'r.html',
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
