import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLocalRequest } from '../local-request.ts';
import { createRestClient, type RestClient } from '../../upstream/client.ts';
import { openFakeShop, type FakeShop } from '../../testing/fake-shop.ts';
import { serveRoutes } from '../serve-routes.fixture.ts';
import { outboxRoutes } from './outbox.ts';

let shop: FakeShop;
let rest: RestClient;
let address = '';
beforeEach(async () => {
  shop = await openFakeShop();
  rest = createRestClient({ url: shop.url });
  const { url } = await serveRoutes(
    outboxRoutes({ rest, pricesIncludeVat: false }, 'https://shop.example', (request) => isLocalRequest(request, 0)),
  );
  address = `${url}/dev/outbox`;
});
afterEach(async () => {
  await rest.close();
  shop.close();
});

const mail = {
  id: 'first',
  to: 'ada@shopper.example',
  subject: 'Your order <1>',
  text: 'Thank you & <welcome>',
  html: '<p class="ink">Thank you</p>',
  created_at: '2026-11-23T10:00:00.000Z',
  sent_at: null,
};

test('shows the mails to this machine and forbids caching', async () => {
  shop.on('GET /outbox', () => ({ body: [mail] }));
  const response = await fetch(address);
  expect([response.headers.get('cache-control'), await response.json()]).toEqual(['no-store', [mail]]);
});

test('shows a browser the chosen mail as HTML in a frame without scripts, beside its plain text', async () => {
  const other = { ...mail, id: 'second', subject: 'Other', html: '"><script>alert(1)</script>' };
  shop.on('GET /outbox', () => ({ body: [mail, other] }));
  const read = async (query: string) => {
    const response = await fetch(`${address}${query}`, { headers: { accept: 'text/html,*/*' } });
    return { page: await response.text(), policy: response.headers.get('content-security-policy') };
  };
  const { page, policy } = await read('');
  expect(page).toContain('srcdoc="&lt;p class=&quot;ink&quot;&gt;Thank you&lt;/p&gt;"');
  expect(page).toContain('Thank you &amp; &lt;welcome&gt;</pre>');
  expect(page).toContain('<h2>Your order &lt;1&gt;</h2>');
  expect(page).not.toContain('allow-scripts');
  expect(policy).toMatch(/^default-src 'none'.*img-src 'self' https:\/\/shop\.example/);
  expect(policy).not.toContain('script-src');
  const { page: second } = await read('?mail=second');
  expect(second).toContain('<h2>Other</h2>');
  expect(second).not.toContain('<script>');
});

test.each([
  ['what a proxy passes on', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['anything but reading', { method: 'POST' }],
])('returns 404 for %s', async (_, options: RequestInit) => {
  shop.on('GET /outbox', () => ({ body: [] }));
  expect((await fetch(address, options)).status).toBe(404);
  expect(shop.calls).toEqual([]);
});
