import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
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

async function open(hasEvents = true): Promise<string> {
  const routes = shopEventRoutes({ shopApiUrl: `${shop.url}/api`, hasEvents, logger: pino({ level: 'silent' }) });
  return `${(await serveRoutes(routes)).url}/shop-events`;
}
const seconds = () => Math.floor(Date.now() / 1_000);
const signed = (time = seconds()) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(time),
  'webhook-signature': 'v1,x',
});
const send = (url: string) =>
  fetch(url, { method: 'POST', headers: { ...signed(), cookie: 'a=b' }, body: '{"ids": []}' });

/** The status of a request whose body never comes. */
const statusBefore = async (url: string, method: string, headers: Record<string, string | number>) => {
  const sent = request(url, { method, headers });
  sent.on('error', () => undefined).flushHeaders();
  const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  return statusCode;
};

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

test.each<[string, string, Record<string, string | number>, boolean, number]>([
  ['without a secret', 'POST', signed(), false, 404],
  ['that is no POST', 'PUT', signed(), true, 405],
  ['without a signature', 'POST', { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds() }, true, 403],
  ['that is old', 'POST', signed(seconds() - 400), true, 403],
  ['from the future', 'POST', signed(seconds() + 400), true, 403],
  ['of no time', 'POST', { ...signed(), 'webhook-timestamp': 'now' }, true, 403],
  ['that is too long', 'POST', { ...signed(), 'content-length': 150_000 }, true, 413],
])('refuses a message %s before its body comes', async (_, method, headers, hasEvents, status) => {
  expect(await statusBefore(await open(hasEvents), method, headers)).toBe(status);
  expect(received).toEqual([]);
});
