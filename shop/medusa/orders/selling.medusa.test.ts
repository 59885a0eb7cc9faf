import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lineTotal, unitPrice } from '@storefront/domain/money.rules.ts';
import { address } from '../../routes/orders/checkout.fixture.ts';
import { readMedusaCart } from '../carts/medusa-cart.ts';
import { penceOf } from '../carts/pence.rules.ts';
import { ownerOf } from '../carts/carts.ts';
import { createGoods } from '../medusa-goods.fixture.ts';
import { openMedusaShop, type ServedMedusaShop } from '../medusa-shop.fixture.ts';
import { realMedusa } from '../real-medusa.fixture.ts';

const access = realMedusa();

/** Adds lamp `id` of the catalogue, and orders the cart. Repeats what Medusa was too busy for. */
async function buy({ get, send }: ServedMedusaShop, id: number, quantity: number, key: string) {
  const patiently = async (call: () => ReturnType<typeof get>) => {
    for (let times = 0; ; times += 1) {
      const reply = await call();
      if (reply.status !== 503 || times === 30) return reply;
      await delay(Number(reply.headers.get('retry-after')) * 1_000);
    }
  };
  const items = [{ product_id: id, quantity, maximum_quantity: null }];
  const added = await patiently(() =>
    send('POST', '/add_to_cart', { items, idempotency_key: key, cart_key: `cart of ${key}` }),
  );
  if (added.status !== 200) return added;
  const { token } = added.body;
  const options = (await patiently(() => get(`/delivery_options?token=${token}&postcode=SE10ZZ`))).body;
  const [option] = options as unknown as { id: string; price_inc_vat: number }[];
  const { cart } = (await patiently(() => get(`/cart?token=${token}`))).body;
  return patiently(() =>
    send('POST', `/checkout?token=${token}`, {
      idempotency_key: key,
      contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '' },
      delivery: { method: 'address', address, cost: (option?.price_inc_vat ?? 0) / 1.2, option_id: option?.id },
      payment_method: 'bank_transfer',
      items: cart.items.map((line) => ({ id: line.id, quantity: line.quantity, price: line.price })),
    }),
  );
}

test('20 buyers of the last 3 units: three orders, and the others are told', { timeout: 600_000 }, async () => {
  const { regionId, variants } = await createGoods(access, 'Last three', [1_299], 3);
  const served = await openMedusaShop({ access, regionId, variants });
  const started = Date.now();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, buyer) => buy(served, 1, 1, `buyer ${buyer} of ${started}`)),
  );
  const codes = replies.map(({ status, body }) => (status === 201 ? 'placed' : body.code)).toSorted();
  expect(codes.filter((code) => code === 'placed')).toHaveLength(3);
  expect(codes.filter((code) => code !== 'placed' && code !== 'out_of_stock' && code !== 'maximum_stock')).toEqual([]);
  await served.close();
});

test('500 random prices and quantities are the same to the penny', { timeout: 600_000 }, async () => {
  const prices = Array.from({ length: 50 }, () => 1 + Math.floor(Math.random() * 50_000));
  const { regionId, variants } = await createGoods(access, 'Random prices', prices, 100_000);
  const served = await openMedusaShop({ access, regionId, variants });
  for (let round = 0; round < 10; round += 1) {
    const items = prices.map((_, index) => ({
      product_id: index + 1,
      quantity: 1 + Math.floor(Math.random() * 20),
      maximum_quantity: null,
    }));
    const { token } = (await served.send('POST', '/add_to_cart', { items })).body;
    const { cart } = (await served.get(`/cart?token=${token}`)).body;
    const ours = cart.items.map(
      ({ price, quantity }) => lineTotal(unitPrice(Math.round(price * 10_000)), quantity).incVat,
    );
    const state = await served.shop.states.read(await ownerOf(served.shop, token));
    const medusa = await readMedusaCart(served.shop.medusa, state?.cartId ?? '');
    expect(cart.items).toHaveLength(50);
    expect(cart.items.map(({ price }) => Math.round((price * 12_000) / 100))).toEqual(prices);
    expect(ours.reduce((sum, pence) => sum + pence, 0)).toBe(penceOf(medusa.total));
    expect(Math.abs(medusa.total * 100 - penceOf(medusa.total))).toBeLessThan(0.001);
  }
  await served.close();
});
