import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { TEST_SECRET } from '../../small-shop.fixture.ts';
import { checkoutOf, shoppers, type OrderBody } from './checkout.fixture.ts';

const shop = useTestShop();
const PAID = JSON.stringify({ event_id: 'evt_1', outcome: 'paid', reference: 'mine' });

test.each<[string, Record<string, string>]>([
  ['no secret', {}],
  ['an empty secret', { 'x-shop-secret': '' }],
  ['another secret', { 'x-shop-secret': `${TEST_SECRET}x` }],
  ['another secret of the same length', { 'x-shop-secret': TEST_SECRET.replace(/.$/, 'x') }],
])('a caller with %s cannot read mails or record payments', async (_, headers) => {
  const { token, lines } = await shoppers(shop).withCart([{ product_id: 1, quantity: 1 }]);
  const order = (await shoppers(shop).checkOut(token, checkoutOf(lines, { idempotency_key: crypto.randomUUID() })))
    .body;
  const answers = [
    await fetch(`${shop.url}/outbox`, { headers }),
    await fetch(`${shop.url}/orders/${order.id}/payment`, { method: 'POST', headers, body: PAID }),
  ];
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual(
    Array(2).fill([403, expect.objectContaining({ detail: 'Forbidden' })]),
  );
  expect((await shop.get<OrderBody>(`/orders/${order.id}?access_key=${order.access_key}`)).body.status).toBe(
    'awaiting_payment',
  );
});
