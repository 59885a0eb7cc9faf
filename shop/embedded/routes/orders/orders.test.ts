import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { checkoutOf, shoppers, type OrderBody } from './checkout.fixture.ts';

const shop = useTestShop();

async function ordered(productId: number, quantity = 1) {
  const { token, lines } = await shoppers(shop).withCart([{ product_id: productId, quantity }]);
  return (await shoppers(shop).checkOut(token, checkoutOf(lines, { payment_method: 'card' }))).body;
}
const pay = (id: string, event_id: string, outcome: string) =>
  shop.send<OrderBody>('POST', `/orders/${id}/payment`, { event_id, outcome, reference: 'pi_1' });
const level = (id: number) => shoppers(shop).level(`/lamp-${id}/`);

test('reads an order by its access key, and answers alike to an unknown order and a wrong key', async () => {
  const [order, other] = [await ordered(1), await ordered(1)];
  expect(await shop.get(`/orders/${order.id}?access_key=${order.access_key}`)).toMatchObject({
    status: 200,
    body: order,
  });
  const wrong = [
    await shop.get(`/orders/${order.id}?access_key=${other.access_key}`),
    await shop.get(`/orders/${order.id}`),
    await shop.get(`/orders/${'0'.repeat(24)}?access_key=${order.access_key}`),
  ];
  expect(wrong.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([404, expect.objectContaining({ detail: 'Order not found' })]),
  );
});

test('a failed payment cancels the order and returns its stock, once', async () => {
  const order = await ordered(3, 3);
  expect(await level(3)).toBe(47);
  for (const outcome of ['failed', 'expired'])
    expect((await pay(order.id, `evt_${outcome}`, outcome)).body.status).toBe('cancelled');
  expect(await level(3)).toBe(50);
});

test('refuses malformed payment events and unknown orders', async () => {
  const order = await ordered(6);
  expect((await pay(order.id, 'evt_1', 'stolen')).status).toBe(400);
  expect((await pay(order.id, '', 'paid')).status).toBe(400);
  expect((await pay('unknown', 'evt_1', 'paid')).status).toBe(404);
});

test('lists four stores with addresses, fictional telephone numbers and opening hours', async () => {
  const { body } = await shop.get<Record<string, unknown>[]>('/stores');
  expect(body).toHaveLength(4);
  for (const store of body) {
    expect(store).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      address1: expect.any(String),
      address2: expect.any(String),
      city: expect.any(String),
      postcode: expect.any(String),
      phone: expect.stringMatching(/^020 7946 0\d{3}$|^01\d1 496 0\d{3}$|^011[37] 496 0\d{3}$/),
      opening_hours: expect.arrayContaining([{ days: expect.any(String), hours: expect.any(String) }]),
      ready_hours: 1,
    });
  }
});
