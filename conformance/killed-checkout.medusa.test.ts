import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/deployment/gateway-process.ts';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/shop/medusa/medusa-backed-shop.fixture.ts';
import { CHECKOUT_CALLS, type MedusaProxy, openMedusaProxy } from './medusa-proxy.fixture.ts';
import { call, expectOneOrder, fillBasket } from './medusa-shopper.fixture.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'killed-checkout-'));
let proxy: MedusaProxy;
let shop: MedusaBackedShop;
let port: number;

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

// A crash costs each cart the time of its lease: so several share one. A process changes four carts at a time.
const crashes = [CHECKOUT_CALLS.slice(0, 4), CHECKOUT_CALLS.slice(4)];

test.each(crashes.map((calls) => ({ calls })))(
  'a crash after the calls of $calls: repeated, there is one order each, and the cart is empty',
  async ({ calls }) => {
    const baskets = await Promise.all(
      calls.map((name) => fillBasket(shop.url, `Shop killed after ${name} ${Date.now()}`)),
    );
    const cutOff = [];
    for (const [index, { token, checkout }] of baskets.entries()) {
      const done = proxy.keepBack(calls[index] ?? 'completion');
      cutOff.push(call(shop.url, 'POST', `/checkout?token=${token}`, checkout));
      await done;
    }
    shop.kill();
    expect((await Promise.all(cutOff)).map(({ status }) => status)).toEqual(calls.map(() => 0));
    await start();
    await Promise.all(baskets.map((basket) => expectOneOrder(shop.url, basket)));
  },
  120_000,
);
