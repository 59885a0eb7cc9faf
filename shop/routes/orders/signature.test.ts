import { expect, test } from 'vitest';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { TEST_SECRET } from '../../small-shop.fixture.ts';
import { sign } from '../http/signature.ts';
import { checkoutOf, shoppers, type OrderBody } from './checkout.fixture.ts';

const shop = useTestShop();
const PAID = JSON.stringify({ event_id: 'evt_1', outcome: 'paid', reference: 'mine' });

async function placeOrder() {
  const { token, lines } = await shoppers(shop).withCart([{ product_id: 1, quantity: 1 }]);
  return (await shoppers(shop).checkOut(token, checkoutOf(lines, { idempotency_key: crypto.randomUUID() }))).body;
}

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const payment = (id: string) => ({ method: 'POST', path: `/orders/${id}/payment`, body: PAID });

test.each<[string, (id: string) => string | undefined]>([
  ['no signature', () => undefined],
  ['the secret itself', () => TEST_SECRET],
  ['a signature under another secret', (id) => sign(`${TEST_SECRET}x`, payment(id), new Date())],
  ['a signature of another body', (id) => sign(TEST_SECRET, { ...payment(id), body: '{}' }, new Date())],
  ['a signature of another order', () => sign(TEST_SECRET, payment('1'), new Date())],
  ['a signature of another method', (id) => sign(TEST_SECRET, { ...payment(id), method: 'PUT' }, new Date())],
  ['a signature of six minutes ago', (id) => sign(TEST_SECRET, payment(id), minutesFromNow(-6))],
  ['a signature of six minutes ahead', (id) => sign(TEST_SECRET, payment(id), minutesFromNow(6))],
])('a caller with %s cannot record a payment', async (_, signatureFor) => {
  const order = await placeOrder();
  const signature = signatureFor(order.id);
  const { method, path, body } = payment(order.id);
  const answer = await fetch(shop.url + path, {
    method,
    headers: { ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }) },
    body,
  });
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ detail: 'Forbidden' })]);
  expect((await shop.get<OrderBody>(`/orders/${order.id}?access_key=${order.access_key}`)).body.status).toBe(
    'awaiting_payment',
  );
});

test('a signature of four minutes ago still counts, as clocks and retries differ', async () => {
  const order = await placeOrder();
  const { method, path, body } = payment(order.id);
  const headers = { [SIGNATURE_HEADER]: sign(TEST_SECRET, payment(order.id), minutesFromNow(-4)) };
  expect((await fetch(shop.url + path, { method, headers, body })).status).toBe(200);
});

test('an unsigned caller cannot read mails', async () => expect((await fetch(`${shop.url}/outbox`)).status).toBe(403));
