import { expect, test } from 'vitest';
import { SIGNATURE_HEADER } from '@storefront/domain/shop-api/signed-call.rules.ts';
import { useTestShop } from '../../shop.fixture.ts';
import { isSigned, sign } from '../http/signature.ts';
import { checkoutOf, shoppers, type OrderBody } from './checkout.fixture.ts';

const SECRET = 'a secret of gateway and shop';
const NOW = new Date('2026-11-23T10:00:00Z');
const minutesFromNow = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const payment = { method: 'POST', path: '/orders/2/payment', body: '{"outcome":"paid"}' };

test.each<[string, string | undefined, boolean]>([
  ['a signature', sign(SECRET, payment, NOW), true],
  // Clocks and retries differ.
  ['a signature of four minutes ago', sign(SECRET, payment, minutesFromNow(-4)), true],
  ['no signature', undefined, false],
  ['the secret itself', SECRET, false],
  ['a signature under another secret', sign(`${SECRET}x`, payment, NOW), false],
  ['a signature of another body', sign(SECRET, { ...payment, body: '{}' }, NOW), false],
  ['a signature of another order', sign(SECRET, { ...payment, path: '/orders/1/payment' }, NOW), false],
  ['a signature of another method', sign(SECRET, { ...payment, method: 'PUT' }, NOW), false],
  ['a signature of six minutes ago', sign(SECRET, payment, minutesFromNow(-6)), false],
  ['a signature of six minutes ahead', sign(SECRET, payment, minutesFromNow(6)), false],
])('tells whether %s authenticates a call', (_, value, expected) =>
  expect(isSigned(value, SECRET, payment, NOW)).toBe(expected),
);

const shop = useTestShop();

test('an unsigned caller can neither record a payment nor read mails', async () => {
  const { token, lines } = await shoppers(shop).withCart([{ product_id: 1, quantity: 1 }]);
  const order = (await shoppers(shop).checkOut(token, checkoutOf(lines))).body;
  const headers = { [SIGNATURE_HEADER]: sign(SECRET, payment, new Date()) };
  const body = JSON.stringify({ event_id: 'evt_1', outcome: 'paid', reference: 'mine' });
  const answer = await fetch(`${shop.url}/orders/${order.id}/payment`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ detail: 'Forbidden' })]);
  const { status } = (await shop.get<OrderBody>(`/orders/${order.id}?access_key=${order.access_key}`)).body;
  expect(status).toBe('awaiting_payment');
  expect((await fetch(`${shop.url}/outbox`)).status).toBe(403);
});
