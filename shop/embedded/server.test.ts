import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { CommerceUnavailableError } from './commerce.ts';
import { createShopServer } from './server.ts';
import { serve, useTestShop } from './shop.fixture.ts';
import { openSmallShop } from './small-shop.fixture.ts';
import { DatabaseBusyError } from './database/retry-on-conflict.ts';

const shop = useTestShop();

test.each<['GET' | 'POST' | 'HEAD', string, string?]>([
  ['GET', '/nothing'],
  ['GET', '/'],
  ['GET', '/products'],
  ['GET', '/drawings/0000000000000000.svg'],
  ['GET', '/products/%E0%A4%A/'],
  ['POST', '/cart'],
  ['HEAD', '/featured'],
  ['POST', '/nothing', '{"items":'],
])('%s %s is 404', async (method, path, body) => {
  expect((await fetch(shop.url + path, { method, ...(body && { body }) })).status).toBe(404);
});

test('an error is answered with problem details (RFC 9457)', async () => {
  const { status, headers, body } = await shop.get('/products/nothing/');
  expect([status, headers.get('content-type'), body]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    { type: 'about:blank', title: 'Not Found', status: 404, detail: 'Product not found' },
  ]);
});

test.each<[string, unknown]>([
  ['a number as text', { product_id: '1', quantity: 1 }],
  ['a flag as text', { product_id: 1, quantity: 1, is_modifier: 'true' }],
  ['no quantity', { product_id: 1 }],
])('refuses a body rather than coercing it: %s', async (_, item) => {
  expect((await shop.send('POST', '/add_to_cart', { items: [item] })).status).toBe(400);
});

test('lists every invalid field of a body by its path', async () => {
  const { status, body } = await shop.send('POST', '/contact_us', { email: 5, message: 'Is it dimmable?' });
  const detail = [
    { loc: ['body', 'name'], msg: 'Field required' },
    { loc: ['body', 'email'], msg: 'must be string' },
  ];
  expect([status, body]).toMatchObject([422, { title: 'Unprocessable Entity', detail }]);
});

test('ignores unknown properties of a body', async () => {
  const items = [{ product_id: 1, quantity: 1, colour: 'red' }];
  expect((await shop.send('POST', '/add_to_cart', { items, colour: 'red' })).status).toBe(200);
});

test('uses the first value of a repeated parameter', async () => {
  const first = await shop.get<{ results: object[] }>('/featured?page_no=1&page_no=999');
  expect(first.body.results.length).toBeGreaterThan(0);
});

test.each(['/featured/', '/reviews?product_id=1', '/reviews/?product_id=1'])(
  '%s is 200: a trailing slash is optional',
  async (path) => {
    expect((await shop.get(path)).status).toBe(200);
  },
);

/** Sends raw bytes, as HTTP clients normalise paths and refuse invalid requests; returns the status line. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}
const get = (target: string) => raw(`GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);

test.each(['/search/..', '/search/%2e%2e', '/search/a/../../b', '/search/%2F..%2F'])(
  '%s is searched for rather than resolved as a path',
  async (path) => {
    expect(await get(path)).toBe('HTTP/1.1 200 OK');
  },
);

test('an invalid request target is 404', async () => {
  expect(await get('//')).toBe('HTTP/1.1 404 Not Found');
});

test.each([
  ['not JSON', '{"items":', 400],
  ['over 100 kB', ' '.repeat(100_001), 413],
  ['exactly 100 kB, but not JSON', 'x'.repeat(100_000), 400],
])('a body that is %s is refused', async (_, body, status) => {
  expect((await shop.send('POST', '/products/by_sku', body)).status).toBe(status);
});

test('refuses a body by its Content-Length, before all of it was sent', async () => {
  const text = `POST /products/by_sku HTTP/1.1\r\nHost: shop\r\nContent-Length: 100001\r\n\r\n${' '.repeat(50_000)}`;
  expect(await raw(text)).toBe('HTTP/1.1 413 Payload Too Large');
});

test.each([
  ['a seller that does not answer', new CommerceUnavailableError('Medusa did not answer'), '5', 1],
  ['a database that stays locked', new DatabaseBusyError(), '2', 0],
])('%s is 503 with Retry-After', async (_, error, seconds, lines) => {
  const small = await openSmallShop();
  small.carts.add = () => Promise.reject(error);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url, close } = await serve(small);
  const body = JSON.stringify({ items: [{ product_id: 1, quantity: 1 }] });
  const answer = await fetch(`${url}/add_to_cart`, { method: 'POST', body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, seconds]);
  expect(logged.mock.calls).toEqual(Array(lines).fill(['Medusa did not answer']));
  logged.mockRestore();
  await close();
  await small.db.destroy();
});

test('stops although a caller goes on over the connection that it keeps', async () => {
  const small = await openSmallShop();
  const server = await createShopServer(small);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  const underWay = once(server, 'request');
  socket.write('POST /products/by_sku HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\n{');
  await underWay;
  const stopped = new Promise((resolve) => server.close(resolve));
  socket.write('}GET /featured HTTP/1.1\r\nHost: shop\r\n\r\n');
  await stopped;
  await small.db.destroy();
});
