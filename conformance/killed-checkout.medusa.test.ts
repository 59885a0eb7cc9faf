import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/deployment/gateway-process.ts';
import { address } from '@storefront/shop/routes/orders/checkout.fixture.ts';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/shop/medusa/medusa-backed-shop.fixture.ts';
import { realMedusa } from '@storefront/shop/medusa/real-medusa.fixture.ts';

const medusa = realMedusa();
const dataDir = mkdtempSync(join(tmpdir(), 'killed-checkout-'));

/** Called when Medusa has done a call, before the shop learns of it. Returns whether the answer is lost. */
let onDone: (call: string) => boolean = () => false;

const FORWARDED = ['authorization', 'content-type', 'x-publishable-api-key'];

const proxy = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(`${medusa.url}${url}`, {
    method: method ?? 'GET',
    headers: FORWARDED.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
  });
  const text = await answer.text();
  if (!onDone(`${method} ${url?.split('?')[0]}`))
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
});

let shop: MedusaBackedShop;
let port: number;

const start = async () => {
  const medusaUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  shop = await startMedusaBackedShop(port, { medusaUrl, dataDir });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  port = await freePort();
  await start();
}, 180_000);
afterAll(async () => {
  await shop.stop();
  proxy.closeAllConnections();
  proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Body {
  token: string;
  number?: string;
  results: { id: number }[];
  cart: { items: { id: string; quantity: number; price: number }[]; discounts?: object[] };
}

/** Calls the shop, again where it is told to try later. A call that is cut off has the status 0. */
async function call(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${shop.url}${path}`, { method, body: body ? JSON.stringify(body) : null }).catch(
    () => null,
  );
  if (!answer) return { status: 0, body: {} as Body };
  if (answer.status !== 503) return { status: answer.status, body: (await answer.json()) as Body };
  await delay(Number(answer.headers.get('retry-after')) * 1_000);
  return call(method, path, body);
}

/** Fills a cart, and returns its token and a checkout of it. */
async function fillCart(key: string) {
  const { results } = (await call('GET', '/search/knob')).body;
  let token = '';
  for (const { id } of results)
    token ||= (await call('POST', '/add_to_cart', { items: [{ product_id: id, quantity: 1 }] })).body.token ?? '';
  const options: unknown = (await call('GET', `/delivery_options?token=${token}&postcode=SE10ZZ`)).body;
  const [option] = options as { id: string; price_inc_vat: number }[];
  const { cart } = (await call('GET', `/cart?token=${token}`)).body;
  return {
    token,
    checkout: {
      idempotency_key: key,
      contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '' },
      delivery: { method: 'address', address, cost: (option?.price_inc_vat ?? 0) / 1.2, option_id: option?.id },
      payment_method: 'bank_transfer',
      items: cart.items.map(({ id, quantity, price }) => ({ id, quantity, price })),
      discounts: cart.discounts ?? [],
    },
  };
}

/** How many orders Medusa has of an idempotency key. */
async function ordersOf(key: string): Promise<number> {
  const answer = await fetch(`${medusa.url}/admin/orders?order=-created_at&limit=50&fields=id,metadata`, {
    headers: { authorization: `Basic ${btoa(`${medusa.adminKey}:`)}` },
  });
  const { orders } = (await answer.json()) as { orders: { metadata: unknown }[] };
  return orders.filter(({ metadata }) => JSON.stringify(metadata).includes(key)).length;
}

test.each([
  ['address', /^POST \/store\/carts\/[^/]+$/],
  ['delivery', /\/shipping-methods$/],
  ['payment collection', /\/payment-collections$/],
  ['payment session', /\/payment-sessions$/],
  ['completion', /\/complete$/],
])(
  'a crash after the call of the %s: repeated, there is one order, and the cart is empty',
  async (step, pattern) => {
    const key = `killed after ${step} ${Date.now()}`;
    const { token, checkout } = await fillCart(key);
    onDone = (done) => {
      if (!pattern.test(done)) return false;
      onDone = () => false;
      shop.kill();
      return true;
    };
    expect((await call('POST', `/checkout?token=${token}`, checkout)).status).toBe(0);
    await start();
    const repeated = await call('POST', `/checkout?token=${token}`, checkout);
    expect([repeated.status, await ordersOf(key)]).toEqual([201, 1]);
    const again = await call('POST', `/checkout?token=${token}`, checkout);
    expect([again.status, again.body.number, await ordersOf(key)]).toEqual([200, repeated.body.number, 1]);
    expect((await call('GET', `/cart?token=${token}`)).body.cart.items).toEqual([]);
  },
  120_000,
);
