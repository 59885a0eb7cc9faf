import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createShopServer } from '../server.ts';
import { openSmallShop } from '../small-shop.fixture.ts';

test('a long near miss of a code costs a few look-ups, not one for each of its characters', async () => {
  const shop = await openSmallShop();
  const server = await createShopServer(shop);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lookedUp = vi.spyOn(shop.search, 'withCode');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/products/by_sku`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ skus: [`V-1001${'x'.repeat(90)}`] }),
  });
  expect(await response.json()).toMatchObject({
    unknown: [{ nearest: expect.arrayContaining(['V-1001']) as unknown }],
  });
  expect(lookedUp.mock.calls.length).toBeLessThanOrEqual(10);
  await new Promise((resolve) => server.close(resolve));
  await shop.db.destroy();
});
