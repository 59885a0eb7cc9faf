import { expect, test, vi } from 'vitest';
import { serve } from '../shop.fixture.ts';
import { openSmallShop } from '../small-shop.fixture.ts';

test('a long near miss of a code costs a few look-ups, not one for each of its characters', async () => {
  const shop = await openSmallShop();
  const { url, close } = await serve(shop);
  const lookedUp = vi.spyOn(shop.search, 'withCode');
  const response = await fetch(`${url}/products/by_sku`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ skus: [`V-1001${'x'.repeat(90)}`] }),
  });
  expect(await response.json()).toMatchObject({
    unknown: [{ nearest: expect.arrayContaining(['V-1001']) as unknown }],
  });
  expect(lookedUp.mock.calls.length).toBeLessThanOrEqual(10);
  await close();
  await shop.db.destroy();
});
