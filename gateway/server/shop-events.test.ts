import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveRoutes } from './serve-routes.fixture.ts';
import { shopEventRoutes } from './shop-events.ts';

const received: { url: string | undefined; signature: unknown; cookie: unknown; body: string }[] = [];
let status = 202;
const shop = createServer((request, response) => {
  void text(request).then((body) => {
    const { cookie, 'webhook-signature': signature } = request.headers;
    received.push({ url: request.url, signature, cookie, body });
    response.writeHead(status).end('a secret of the shop');
  });
});

beforeEach(async () => {
  received.length = 0;
  status = 202;
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => void shop.close());

async function open(): Promise<string> {
  const shopApiUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/api`;
  return `${(await serveRoutes(shopEventRoutes({ shopApiUrl, logger: pino({ level: 'silent' }) }))).url}/shop-events`;
}
const send = (url: string, body = '{"ids": []}', method = 'POST') =>
  fetch(url, { method, headers: { 'webhook-signature': 'v1,x', cookie: 'a=b' }, ...(method === 'POST' && { body }) });

test('passes the body on as it came, with its signature alone', async () => {
  const answer = await send(await open());
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  expect(received).toEqual([{ url: '/api/shop-events', signature: 'v1,x', cookie: undefined, body: '{"ids": []}' }]);
});

test.each([
  [403, 403],
  [404, 404],
  [500, 503],
])('answers %i of the shop with %i', async (given, expected) => {
  status = given;
  expect((await send(await open())).status).toBe(expected);
});

test('answers 503 when the shop is away', async () => {
  const url = await open();
  shop.close();
  shop.closeAllConnections();
  expect((await send(url)).status).toBe(503);
});

test.each([
  ['no POST', undefined, 'GET', 405],
  ['too long', 'x'.repeat(150_000), 'POST', 413],
])('passes nothing on that is %s', async (_, body, method, expected) => {
  expect((await send(await open(), body, method)).status).toBe(expected);
  expect(received).toEqual([]);
});
