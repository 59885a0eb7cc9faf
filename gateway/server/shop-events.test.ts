import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { serve, stop } from '../testing/listen.fixture.ts';
import { serveRoutes } from './serve-routes.fixture.ts';
import { shopEventRoutes } from './shop-events.ts';

const received: { url: string | undefined; signature: unknown; cookie: unknown; body: string }[] = [];
let status = 202;
let shop: { url: string; server: Server };

beforeEach(async () => {
  received.length = 0;
  status = 202;
  shop = await serve((request, response) => {
    void text(request).then((body) => {
      const { cookie, 'webhook-signature': signature } = request.headers;
      received.push({ url: request.url, signature, cookie, body });
      response.writeHead(status).end('a secret of the shop');
    });
  });
});

async function open(): Promise<string> {
  const routes = shopEventRoutes({ shopApiUrl: `${shop.url}/api`, logger: pino({ level: 'silent' }) });
  return `${(await serveRoutes(routes)).url}/shop-events`;
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
  await stop(shop.server);
  expect((await send(url)).status).toBe(503);
});

test.each([
  ['no POST', undefined, 'GET', 405],
  ['too long', 'x'.repeat(150_000), 'POST', 413],
])('passes nothing on that is %s', async (_, body, method, expected) => {
  expect((await send(await open(), body, method)).status).toBe(expected);
  expect(received).toEqual([]);
});
