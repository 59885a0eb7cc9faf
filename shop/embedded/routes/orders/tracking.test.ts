import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { checkoutOf, shoppers } from './checkout.fixture.ts';

const shop = useTestShop();

async function ordered() {
  const { token, lines } = await shoppers(shop).withCart([{ product_id: 1, quantity: 1 }]);
  return (await shoppers(shop).checkOut(token, checkoutOf(lines, { payment_method: 'card' }))).body;
}
const track = (number: string, emailOrPostcode: string, more: object = {}) =>
  shop.send<{ code?: string }>('POST', '/track_order', { number, email_or_postcode: emailOrPostcode, ...more });

test.each([
  ['ADA@shopper.example', (number: string) => number],
  ['se10zz', (number: string) => ` ord ${number.slice(3)} `],
])('an order is tracked by its number and %s, without personal data', async (known, written) => {
  const order = await ordered();
  const { status, body } = await track(written(order.number), known);
  expect([status, body]).toEqual([
    200,
    {
      number: order.number,
      placed_at: order.placed_at,
      status: 'awaiting_payment',
      method: 'address',
      store_name: null,
      date: '2026-11-24',
      latest_date: null,
    },
  ]);
});

test('an unknown order, a wrong address and no number at all have the same answer', async () => {
  const { number } = await ordered();
  const answers = [
    await track(number, 'ben@shopper.example'),
    await track(number, 'LS1 4DT'),
    await track('ORD-999999999', 'ada@shopper.example'),
    await track('x', 'ada@shopper.example'),
    await track(number, ''),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
  expect(answers[0]).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
});

test('guesses at one order have to wait, and do not keep out its owner', async () => {
  const { number } = await ordered();
  for (let guess = 0; guess < 20; guess += 1) expect((await track(number, 'LS1 4DT')).status).toBe(404);
  expect(await track(number, 'LS1 4DT')).toMatchObject({ status: 429, body: { code: 'throttled' } });
  expect((await track(number, 'SE1 0ZZ')).status).toBe(200);
  for (let guess = 21; guess < 30; guess += 1) expect((await track(number, 'LS1 4DT')).status).toBe(429);
  // Without addresses the order has no other callers: a right guess would come out.
  expect((await track(number, 'SE1 0ZZ')).status).toBe(429);
  expect((await track(number, 'SE1 0ZZ', { client_address: '198.51.100.7' })).status).toBe(200);
});

test('guesses from one network have to wait, and right answers do not count', async () => {
  const { number } = await ordered();
  const caller = { client_address: '203.0.113.9' };
  for (let look = 0; look < 35; look += 1) expect((await track(number, 'SE1 0ZZ', caller)).status).toBe(200);
  for (let guess = 0; guess < 30; guess += 1)
    expect((await track(`ORD-8${guess}`, 'LS1 4DT', caller)).status).toBe(404);
  expect(await track(number, 'SE1 0ZZ', caller)).toMatchObject({ status: 429 });
  expect((await track(number, 'SE1 0ZZ', { client_address: '198.51.100.7' })).status).toBe(200);
});
