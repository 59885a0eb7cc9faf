import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/deployment/gateway-process.ts';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/shop/medusa/medusa-backed-shop.fixture.ts';
import { killMedusa, restartMedusa } from '@storefront/shop/medusa/real-medusa.fixture.ts';
import { CHECKOUT_CALLS, type MedusaProxy, openMedusaProxy } from './medusa-proxy.fixture.ts';
import { type Basket, call, expectOneOrder, fillBasket } from './medusa-shopper.fixture.ts';

let proxy: MedusaProxy;
let shop: MedusaBackedShop;

beforeAll(async () => {
  proxy = await openMedusaProxy();
  shop = await startMedusaBackedShop(await freePort(), { medusaUrl: proxy.url });
}, 180_000);
afterAll(async () => {
  await shop.stop();
  proxy.close();
});

test('Medusa is killed after each call of a checkout: repeated, there is one order each', async () => {
  const baskets: Basket[] = [];
  // Each checkout stops after another call, so that one start of Medusa is enough for all.
  for (const name of CHECKOUT_CALLS) {
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
