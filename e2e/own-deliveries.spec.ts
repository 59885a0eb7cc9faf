import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { createShopServer } from '../shop/embedded/server.ts';
import { openSmallShop } from '../shop/embedded/small-shop.fixture.ts';
import { basket } from './cart-steps.ts';
import { fill, fillContact, ORDER_BUTTON } from './checkout-steps.ts';
import { startGateway } from './second-gateway.ts';
import { FIRST_PORT } from './shops.ts';
import { open } from './watch.ts';

const PORT = FIRST_PORT + 18;
const ORIGIN = `http://127.0.0.1:${PORT}`;

const DISCOUNTS = [{ name: 'Autumn sale', amount_inc_vat: 2 }];
const OPTIONS = [
  { id: 'standard', name: 'Standard', price_inc_vat: 3.5 },
  { id: 'named-day', name: 'A day of your choice', price_inc_vat: 7.25 },
];

/** What the shop answers beyond the small shop. */
let options = OPTIONS;
/** Refuses the next checkout with the changes that it returns. */
let change: (() => object[]) | null = null;

let servers: Server[];
let gateway: ChildProcess;

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

/** A shop API with delivery options and a promotion: the small shop, whose answers it passes on with these. */
async function openShop(): Promise<string> {
  const small = await createShopServer(await openSmallShop());
  const origin = await listen(small);
  const shop = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const { pathname, searchParams } = new URL(url, origin);
      const given = method === 'GET' ? undefined : await json(request).catch(() => ({}));
      const send = (status: number, body: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'shop-capabilities': 'delivery_options' })
          .end(JSON.stringify(body));
      // The words are those of the folder.
      if (pathname === '/banners') return send(404, {});
      if (pathname === '/delivery_options')
        return send(200, searchParams.get('postcode')?.startsWith('BT') ? [] : options);
      if (pathname === '/checkout' && change) {
        const changes = change();
        change = null;
        return send(409, { code: 'cart_changed', detail: 'The cart has changed.', changes });
      }
      const answer = await fetch(origin + url, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(given !== undefined && { body: JSON.stringify(given) }),
      });
      const body = (await answer.json()) as { cart?: object };
      if (body.cart) body.cart = { ...body.cart, discounts: DISCOUNTS };
      if (/^\/(?:checkout|orders)/.test(pathname)) Object.assign(body, { discounts: DISCOUNTS });
      return send(answer.status, body);
    })().catch(() => response.destroy());
  });
  servers = [small, shop];
  return listen(shop);
}

test.beforeAll(async () => {
  gateway = await startGateway(PORT, 'own-deliveries', {
    SHOP_API_URL: await openShop(),
    // Its shop.yaml has charges, an amount from which delivery is free, and a cut-off.
    SHOP_DIR: resolve('e2e/fixtures/hook-and-eye'),
  });
});

test.afterAll(() => {
  gateway.kill('SIGTERM');
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

test.use({ baseURL: ORIGIN });

/** What our zones and dates would promise. */
const PROMISES = /free (?:uk mainland )?delivery|£3\.99|£45\.50|11 am|highlands|working day|tomorrow|same day/i;

test('promises nothing before the postcode, offers the shop’s deliveries, and orders at a new total once it is confirmed', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, '/lamp-1/');
  await expect(page.getByRole('banner')).not.toContainText(PROMISES);
  await expect(main).not.toContainText(PROMISES);
  await main.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(basket(page).getByRole('link', { name: 'Lamp 1', exact: true })).toBeVisible();
  await expect(basket(page)).toContainText(/Total before delivery.*£10\.01 \(including VAT\)/);
  await expect(basket(page)).not.toContainText(PROMISES);
  await open(page, '/checkout-now');
  await fillContact(page);
  await expect(main).toContainText('Enter your postcode for the delivery charge');
  await expect(main).toContainText('−£2.00');

  await fill(page, 'House number and street', '1 High Street');
  await fill(page, 'Town or city', 'Leeds');
  await fill(page, 'Postcode', 'BT1 1AA');
  await expect(main).toContainText('We don’t deliver to BT1 1AA.');
  await expect(page.getByRole('group', { name: 'How should we deliver it?' })).toHaveCount(0);
  await fill(page, 'Postcode', 'LS1 4DT');
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  const namedDay = page.getByRole('radio', { name: /^A day of your choice/ });
  await namedDay.check({ force: true });
  await expect(main).toContainText(/A day of your choice\s*£7\.25/);
  // 12.01 + 7.25 - 2.00
  await expect(main).toContainText(/Total\s*£17\.26/);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const order = page.getByRole('button', { name: ORDER_BUTTON });
  await expect(order).toBeEnabled();

  await test.step('a delivery that is offered no more leads back to the others', async () => {
    options = OPTIONS.slice(0, 1);
    await order.click();
    await expect(page.getByRole('link', { name: 'Please choose how to deliver your order.' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(main).toContainText(/Standard\s*£3\.50/);
    await expect(order).toBeEnabled();
  });

  await test.step('the carrier’s price rises while the order is on its way', async () => {
    change = () => {
      options = [{ id: 'standard', name: 'Standard', price_inc_vat: 4 }];
      return [
        { what: 'delivery', agreed_inc_vat: 3.5, now_inc_vat: 4 },
        { what: 'total', agreed_inc_vat: 13.51, now_inc_vat: 14.01 },
      ];
    };
    await order.click();
    await expect(page.getByRole('alert')).toContainText('Delivery: £3.50 before, £4.00 now');
    await expect(page.getByRole('alert')).toContainText('Total: £13.51 before, £14.01 now');
    await expect(main).toContainText(/Total\s*£14\.01/);
    await order.click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ann Lee' })).toBeVisible();
    await expect(main).toContainText('−£2.00');
    await expect(main).toContainText(/Total\s*£14\.01/);
  });
});
