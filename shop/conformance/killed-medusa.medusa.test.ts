import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/deployment/gateway-process.ts';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/medusa/medusa-backed-shop.fixture.ts';
import { killMedusa, restartMedusa } from '@storefront/medusa/real-medusa.fixture.ts';
import { type CheckoutCall, type MedusaProxy, openMedusaProxy } from './medusa-proxy.fixture.ts';
import { type Basket, call, expectOneOrder, fillBasket } from './medusa-shopper.fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
let proxy: MedusaProxy;
let port: number;
let shop: MedusaBackedShop;

const start = async () => {
  shop = await startMedusaBackedShop(port, { medusaUrl: proxy.url, dataDir });
};

beforeAll(async () => {
  proxy = await openMedusaProxy();
  port = await freePort();
  await start();
}, 180_000);
afterAll(async () => {
  await shop.stop();
  proxy.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// After the first, Medusa has an order of which the shop knows nothing; after the second, none.
const CALLS: CheckoutCall[] = ['completion', 'delivery'];

test('Medusa is killed after a call of a checkout: repeated, there is one order', async () => {
  const baskets: Basket[] = [];
  for (const name of CALLS) {
    const basket = await fillBasket(shop.url, `Medusa killed after ${name} ${Date.now()}`);
    const done = proxy.keepBack(name);
    const placing = call(shop.url, 'POST', `/checkout?token=${basket.token}`, basket.checkout);
    (await done).destroy();
    expect((await placing).status).toBe(503);
    baskets.push(basket);
  }
  await killMedusa();
  const meanwhile = await call(shop.url, 'GET', `/cart?token=${baskets[0]?.token}`);
  expect([meanwhile.status, (await call(shop.url, 'GET', '/search/knob')).status]).toEqual([503, 200]);
  await restartMedusa();
  await Promise.all(baskets.map((basket) => expectOneOrder(shop.url, basket)));
}, 240_000);

// At once: the shop gives up on an answer after 10 seconds.
test('the shop is killed before it knows of its order: repeated, there is one, and the cart is empty', async () => {
  const basket = await fillBasket(shop.url, `Shop killed ${Date.now()}`);
  const done = proxy.keepBack('completion');
  const cutOff = call(shop.url, 'POST', `/checkout?token=${basket.token}`, basket.checkout);
  await done;
  shop.kill();
  expect((await cutOff).status).toBe(0);
  await start();
  await expectOneOrder(shop.url, basket);
}, 120_000);
