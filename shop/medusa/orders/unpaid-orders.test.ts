import { beforeEach, expect, test } from 'vitest';
import { address } from '@storefront/embedded/routes/orders/checkout.fixture.ts';
import { useFakeMedusa } from '../use-fake-medusa.fixture.ts';
import { useMedusaShop } from '../medusa-shop.fixture.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';

const LAMP = 'variant_lamp';

const { fake, access } = useFakeMedusa();
const served = useMedusaShop({ access, regionId: 'reg_1', variants: [LAMP] });

beforeEach(() => {
  fake.variants.set(LAMP, { price: 12.99, stock: 100 });
});

let keys = 0;
/** Orders a lamp. Medusa's id of the order is that of the last. */
async function order(email: string, paymentMethod: string) {
  const { current } = served;
  const items = [{ product_id: 1, quantity: 1, maximum_quantity: null }];
  const { token } = (await current.send('POST', '/add_to_cart', { items })).body;
  const { cart } = (await current.get(`/cart?token=${token}`)).body;
  const { status, body, headers } = await current.send('POST', `/checkout?token=${token}`, {
    idempotency_key: `key-of-order-${++keys}`,
    contact: { email, first_name: 'Ada', last_name: 'Byron', phone: '02079460111' },
    delivery: { method: 'address', address, store_id: null, cost: 4.95, option_id: 'so_1' },
    payment_method: paymentMethod,
    items: cart.items.map(({ id, quantity, price }) => ({ id, quantity, price })),
    client_address: '203.0.113.9',
  });
  return { status, body, headers, medusaId: [...fake.orders.keys()].at(-1) ?? '' };
}

const pay = (id: string) =>
  served.current.send('POST', `/orders/${id}/payment`, { event_id: 'evt_1', outcome: 'paid', reference: 'pi_1' });

test('an order that nobody pays by bank is cancelled in Medusa at its deadline, and no other is', async () => {
  const unpaid = await order('unpaid@shopper.example', 'bank_transfer');
  const paid = await order('paid@shopper.example', 'bank_transfer');
  const card = await order('card@shopper.example', 'card');
  const foreign = await order('foreign@shopper.example', 'bank_transfer');
  await pay(paid.body.id);
  const held = fake.orders.get(foreign.medusaId);
  if (held) held.cart.metadata = {};
  expect(unpaid.body).toMatchObject({ expires_at: '2026-12-03T23:59:59.000Z' });
  expect(card.body).toMatchObject({ expires_at: null });

  const cancelled = async (time: string) => {
    served.current.shop.model.now = () => new Date(time);
    await cancelUnpaid(served.current.shop);
    return [...fake.orders].filter(([, { status }]) => status === 'canceled').map(([id]) => id);
  };
  expect(await cancelled('2026-12-03T23:59:58Z')).toEqual([]);
  expect(await cancelled('2026-12-03T23:59:59Z')).toEqual([unpaid.medusaId]);
  expect(await cancelled('2026-12-04T11:00:00Z')).toEqual([unpaid.medusaId]);
});

test('an address has at most twenty unpaid orders a day', async () => {
  const orders = [];
  for (let count = 0; count < 20; count += 1) orders.push(await order('bot@shopper.example', 'bank_transfer'));
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]));
  const refused = await order('BOT@shopper.example', 'bank_transfer');
  expect([refused.status, refused.body.code]).toEqual([429, 'throttled']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  await pay(orders[0]?.body.id ?? '');
  expect((await order('bot@shopper.example', 'bank_transfer')).status).toBe(201);
});
