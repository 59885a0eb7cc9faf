import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLocalRequest } from '../local-request.ts';
import { createRestClient, type RestClient } from '../../upstream/client.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { createOutboxHandler } from './outbox.ts';

let shop: FakeShop;
let rest: RestClient;
let server: Server;
let address = '';
beforeEach(async () => {
  shop = await openFakeShop();
  rest = createRestClient({ url: shop.url });
  const handle = createOutboxHandler({ rest, pricesIncludeVat: false }, (request) => isLocalRequest(request, 0));
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev/outbox`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rest.close();
  shop.close();
});

test('shows the mails to this machine and forbids caching', async () => {
  shop.on('GET /outbox', () => ({ body: [{ to: 'ada@shopper.example' }] }));
  const response = await fetch(address);
  expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual([
    200,
    [{ to: 'ada@shopper.example' }],
    'no-store',
  ]);
});

test.each([
  ['what a proxy passes on', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['what a proxy passes on by another header', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['anything but reading', { method: 'POST' }],
])('returns 404 for %s', async (_, options: RequestInit) => {
  shop.on('GET /outbox', () => ({ body: [] }));
  expect((await fetch(address, options)).status).toBe(404);
  expect(shop.calls).toEqual([]);
});

test('returns 404 when the shop API has no outbox', async () => {
  expect((await fetch(address)).status).toBe(404);
});
