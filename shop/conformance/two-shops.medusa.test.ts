import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/deployment/gateway-process.ts';
import { postgresPlace } from '@storefront/embedded/database/database.fixture.ts';
import { type MedusaBackedShop, startMedusaBackedShop } from '@storefront/medusa/medusa-backed-shop.fixture.ts';
import { callPatiently, fillBasket, ordersOf } from './medusa-shopper.fixture.ts';

const place = postgresPlace(process.env.TEST_DATABASE_URL ?? '');
let one: MedusaBackedShop;
let other: MedusaBackedShop;

// Both start on an empty database: one copies the catalogue for both.
beforeAll(async () => {
  const database = await place.make();
  const start = async () => startMedusaBackedShop(await freePort(), { ...('databaseUrl' in database && database) });
  [one, other] = await Promise.all([start(), start()]);
}, 180_000);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await place.remove();
});

test('additions to one cart at once, through two processes: none is lost', async () => {
  const { token } = await fillBasket(one.url, `Cart of two shops ${Date.now()}`);
  const read = async ({ url }: MedusaBackedShop) => (await callPatiently(url, 'GET', `/cart?token=${token}`)).body.cart;
  const productId = (await read(one)).items[0]?.product_id;
  const body = { items: [{ product_id: productId, quantity: 1 }] };
  const added = await Promise.all(
    [one, other, one, other, one, other].map(({ url }) =>
      callPatiently(url, 'POST', `/add_to_cart?token=${token}`, body),
    ),
  );
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await read(other)).items).toMatchObject([{ quantity: 7 }]);
  expect(await read(one)).toEqual(await read(other));
}, 60_000);

test('a checkout sent to two processes at once: one order', async () => {
  const { token, email, total, checkout } = await fillBasket(one.url, `Checkout at two shops ${Date.now()}`);
  const answers = await Promise.all(
    [one, other].map(({ url }) => callPatiently(url, 'POST', `/checkout?token=${token}`, checkout)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 201]);
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
  expect(await ordersOf(email)).toEqual([{ total, isCartClosed: true }]);
}, 60_000);
