import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { basket, lines } from './cart-steps.ts';
import { openSmallShop, type SmallShop } from '../shop/embedded/small-shop.fixture.ts';
import { graph } from './graph.ts';
import { serveShop, startGateway } from './second-gateway.ts';
import { FIRST_PORT } from './shops.ts';
import { open } from './watch.ts';

const PORT = FIRST_PORT + 40;
const SHOP_PORT = PORT + 1;

test.use({ baseURL: `http://127.0.0.1:${PORT}` });

let gateway: ChildProcess;
let shop: SmallShop;
let server: Server;

async function closeShop(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

test.beforeAll(async () => {
  shop = await openSmallShop();
  server = await serveShop(shop, SHOP_PORT);
  const settings = { OPEN_GRAPH: 'true', SHOP_API_URL: `http://127.0.0.1:${SHOP_PORT}` };
  gateway = await startGateway(PORT, 'cart-outage', settings);
});

test.afterAll(async () => {
  gateway.kill('SIGTERM');
  await closeShop();
});

const line = (page: Page, name: string) => lines(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const addButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Add to Cart ${name}`, exact: true });

/** Returns the shop API's cart: quantities by name. */
async function saved(page: Page): Promise<Record<string, number>> {
  const { cart } = await graph<{ cart: { lines: { name: string; quantity: number }[] } | null }>(
    page.request,
    '{ cart { lines { name quantity } } }',
  );
  return Object.fromEntries((cart?.lines ?? []).map(({ name, quantity }) => [name, quantity]));
}

test('while the shop API is down the basket works offline, and is saved once it is back', async ({ page }) => {
  await open(page, '/lamps/table/');
  await closeShop();
  await addButton(page, 'Lamp 1').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It’s in your basket but not saved yet');
  await expect(basket(page)).toBeHidden();
  await addButton(page, 'Lamp 2').click();
  await page.getByRole('button', { name: 'Your cart, 2 items' }).click();
  await line(page, 'Lamp 1').getByRole('button', { name: 'Increase' }).click();
  await expect(line(page, 'Lamp 1').getByRole('textbox')).toHaveValue('2');
  await expect(line(page, 'Lamp 1').getByText('Not saved yet')).toBeVisible();
  await expect(line(page, 'Lamp 1').getByText('£24.02').filter({ visible: true })).toBeVisible();

  // The checkout would order another basket than the one shown.
  await basket(page).getByRole('link', { name: 'Checkout Now' }).click();
  await expect(basket(page).getByRole('alert')).toContainText('aren’t saved yet');
  await expect(basket(page)).toBeVisible();

  server = await serveShop(shop, SHOP_PORT);
  await page.reload();
  await page.getByRole('button', { name: 'Your cart, 3 items' }).click();
  await expect(async () => expect(await saved(page)).toEqual({ 'Lamp 1': 2, 'Lamp 2': 1 })).toPass({ timeout: 20_000 });
  await expect(basket(page).getByText('Not saved yet')).toHaveCount(0);
  await expect(lines(page)).toHaveCount(2);
  await expect(basket(page).getByText('£36.04').filter({ visible: true }).first()).toBeVisible();
});
