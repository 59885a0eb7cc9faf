import { describe, expect, test } from 'vitest';
import { answerOf, urlPage, useHttpGateway } from './http-gateway.fixture.ts';

// Disables the response cache, so that requests reach the catalogue cache.
const http = useHttpGateway({ CACHE_SECONDS: '0' });
const page = (path: string, headers: Record<string, string> = {}) => fetch(`${http.url}${path}`, { headers });
const read = async (path: string, headers: Record<string, string> = {}) => answerOf(await page(path, headers));

test('is live at once, and ready after the shop API and its search have answered', async () => {
  expect((await read('/healthz')).text).toBe('ok\n');
  const ready = await read('/readyz');
  expect([ready.status, ready.json]).toEqual([200, { status: 'ready', shop: 'ok', search: 'ok' }]);
});

test('forwards a well-formed request id to the shop API and returns it', async () => {
  http.asked.length = 0;
  const answer = await http.post(urlPage('/lamp-1/'), { 'x-request-id': 'my-request-1' });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'my-request-1']);
  expect(http.asked.length).toBeGreaterThan(0);
  expect(new Set(http.asked.map(({ requestId }) => requestId))).toEqual(new Set(['my-request-1']));
  expect((await http.post(urlPage('/lamp-2/'), { 'x-request-id': 'forged\tid' })).headers.get('x-request-id')).toMatch(
    /^[\da-f-]{36}$/,
  );
});

test('counts requests, operations, calls and open breakers, without client text in labels', async () => {
  const secret = 'a-search-of-my-own';
  http.isBroken = true;
  await http.post(urlPage(`/${secret}-too/`));
  http.isBroken = false;
  await http.post(urlPage(`/${secret}/`));
  await http.ask(`query ${secret.replaceAll('-', '_')} { shop { name } }`, {}, { 'x-partner-key': http.partner() });
  await page(`/${secret}/`);
  await read('/feeds/google.xml');
  const { text, status, headers } = await read('/metrics');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(text).toMatch(/^http_requests_total\{route="graphql",status="200"\} \d+$/m);
  expect(text).toMatch(/^http_requests_total\{route="feeds",status="\d+"\} 1$/m);
  expect(text).toMatch(/^graphql_operations_total\{operation="UrlPageQuery",caller="storefront",status="200"\} \d+$/m);
  expect(text).toMatch(/^graphql_operations_total\{operation="own",caller="partner",status="200"\} 1$/m);
  expect(text).toMatch(/^shop_api_calls_total\{call="products",outcome="failed"\} \d+$/m);
  expect(text).toMatch(/^shop_api_breaker_open\{breaker="shop"\} 0$/m);
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="0.05",route="graphql"\} \d+$/m);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toMatch(/a.search.of.my.own/);
});

test('hides metrics from proxied requests', async () => {
  expect((await page('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});

// Last, because the breaker of the calls that fail stays open for a second.
test('serves stale responses with their age while the shop API fails, and an error on a cache miss', async () => {
  await http.post(urlPage('/lamps/table/'));
  const before = await http.post(urlPage('/lamp-3/'));
  expect(before.headers.get('cache-status')).toBeNull();
  http.isBroken = true;
  const [list, product, unread, shown] = [
    await http.post(urlPage('/lamps/table/')),
    await http.post(urlPage('/lamp-3/')),
    await http.post(urlPage('/lamp-4/')),
    await page('/lamp-3/'),
  ];
  http.isBroken = false;
  expect([list.json.errors, list.headers.get('cache-status')]).toEqual([
    undefined,
    expect.stringMatching(/^"catalogue"; hit; ttl=-\d+$/),
  ]);
  expect(product.json.data).toEqual(before.json.data);
  expect(product.headers.get('cache-status')).toMatch(/ttl=-\d+$/);
  expect([unread.code, unread.headers.get('cache-status')]).toEqual(['UPSTREAM_UNAVAILABLE', null]);
  expect([shown.status, shown.headers.get('cache-status')]).toEqual([200, expect.stringMatching(/ttl=-\d+$/)]);
});

describe('with a token for metrics', () => {
  const guarded = useHttpGateway({ METRICS_TOKEN: 'sixteen-characters' });

  test.each([
    [undefined, 404],
    ['Bearer sixteen-character', 404],
    ['Bearer sixteen-characterz', 404],
    ['sixteen-characters', 404],
    ['Bearer sixteen-characters', 200],
  ])('an Authorization header of %j returns %i', async (authorization, status) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    expect((await fetch(`${guarded.url}/metrics`, { headers })).status).toBe(status);
  });
});
