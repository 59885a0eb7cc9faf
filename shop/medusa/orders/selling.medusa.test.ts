import { setTimeout as delay } from 'node:timers/promises';
import { Type } from 'typebox';
import { afterAll, expect, test } from 'vitest';
import { lineTotal, toCentipence, unitPrice } from '@storefront/domain/money.rules.ts';
import { address } from '@storefront/embedded/routes/orders/checkout.fixture.ts';
import { penceOf } from '../carts/pence.rules.ts';
import { createMedusa } from '../medusa-client.ts';
import { createGoods } from '../medusa-goods.fixture.ts';
import { openMedusaShop, type Line, type ServedMedusaShop } from '../medusa-shop.fixture.ts';
import { realMedusa } from '../real-medusa.fixture.ts';
import { medusaOrderIdOf, readMedusaOrder } from './medusa-order.ts';

const access = realMedusa();
const opened: ServedMedusaShop[] = [];
afterAll(() => Promise.all(opened.map((served) => served.close())));

/** Opens a shop that sells new goods, as the lamps 1, 2 …, with one delivery. */
async function sellGoods(name: string, prices: readonly number[], stock: number) {
  const { itemIds, ...goods } = await createGoods(access, name, prices, stock);
  const served = await openMedusaShop({ access, ...goods });
  opened.push(served);
  return { ...served, itemIds, variants: goods.variants };
}

/** Repeats what Medusa was too busy for. */
async function patiently(ask: () => ReturnType<ServedMedusaShop['get']>) {
  for (let times = 0; ; times += 1) {
    const reply = await ask();
    if (reply.status !== 503 || times === 30) return reply;
    await delay(Number(reply.headers.get('retry-after')) * 1_000);
  }
}

type Items = { product_id: number; quantity: number; maximum_quantity: null }[];
const fill = ({ send }: ServedMedusaShop, items: Items, key: string) =>
  patiently(() => send('POST', '/add_to_cart', { items, idempotency_key: key, cart_key: `cart of ${key}` }));

/** A delivery of a cart. */
async function deliveryOf({ get }: ServedMedusaShop, token: string) {
  const options = (await patiently(() => get(`/delivery_options?token=${token}&postcode=SE10ZZ`))).body;
  const [option] = options as unknown as [{ id: string; price_inc_vat: number }];
  return option;
}

function order({ send }: ServedMedusaShop, token: string, key: string, lines: readonly Line[], delivery: Delivery) {
  return patiently(() =>
    send('POST', `/checkout?token=${token}`, {
      idempotency_key: key,
      // Medusa answers 500 to two checkouts at once of the same new customer.
      contact: {
        email: `${key.replaceAll(' ', '-')}@shopper.example`,
        first_name: 'Ada',
        last_name: 'Byron',
        phone: '',
      },
      delivery: { method: 'address', address, cost: delivery.price_inc_vat / 1.2, option_id: delivery.id },
      payment_method: 'bank_transfer',
      items: lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
    }),
  );
}
type Delivery = Awaited<ReturnType<typeof deliveryOf>>;

const medusa = createMedusa(access);
const OrdersAnswer = Type.Object({
  orders: Type.Array(
    Type.Object({ status: Type.String(), items: Type.Array(Type.Object({ variant_id: Type.String() })) }),
  ),
});
const StockAnswer = Type.Object({
  inventory_item: Type.Object({
    stocked_quantity: Type.Integer(),
    reserved_quantity: Type.Integer(),
  }),
});

test('ten buyers of the last 3 units: three orders, and the others are told', { timeout: 300_000 }, async () => {
  const shop = await sellGoods('Last three', [1_299], 3);
  const items: Items = [{ product_id: 1, quantity: 1, maximum_quantity: null }];
  let delivery: Delivery | undefined;
  const started = Date.now();
  const replies = await Promise.all(
    Array.from({ length: 10 }, async (_, buyer) => {
      const key = `buyer ${buyer} of ${started}`;
      const added = await fill(shop, items, key);
      const { token } = added.body;
      if (added.status !== 200) return added;
      delivery ??= await deliveryOf(shop, token);
      const { cart } = (await patiently(() => shop.get(`/cart?token=${token}`))).body;
      return order(shop, token, key, cart.items, delivery);
    }),
  );
  const codes = replies.map(({ status, body }) => (status === 201 ? 'placed' : body.code)).toSorted();
  expect(codes.filter((code) => code === 'placed')).toHaveLength(3);
  expect(codes.filter((code) => code !== 'placed' && code !== 'out_of_stock' && code !== 'maximum_stock')).toEqual([]);
  // Reserved for the three orders, and for nobody else.
  const path = `/admin/inventory-items/${shop.itemIds[0]}`;
  const query = { fields: 'stocked_quantity,reserved_quantity' };
  expect((await medusa(StockAnswer, { path, query })).inventory_item).toMatchObject({
    stocked_quantity: 3,
    reserved_quantity: 3,
  });
  const { orders } = await medusa(OrdersAnswer, {
    path: '/admin/orders',
    query: { order: '-created_at', limit: 100, fields: 'status,items.variant_id' },
  });
  const standing = orders.filter(
    ({ status, items: [line] }) => status !== 'canceled' && line?.variant_id === shop.variants[0],
  );
  expect(standing).toHaveLength(3);
});

test('an order of 20 random prices and quantities is the same to the penny', { timeout: 120_000 }, async () => {
  const prices = Array.from({ length: 20 }, () => 1 + Math.floor(Math.random() * 50_000));
  const shop = await sellGoods('Random prices', prices, 1_000);
  const items: Items = prices.map((_, index) => ({
    product_id: index + 1,
    quantity: 1 + Math.floor(Math.random() * 20),
    maximum_quantity: null,
  }));
  const key = `Random prices of ${Date.now()}`;
  const { token } = (await fill(shop, items, key)).body;
  const delivery = await deliveryOf(shop, token);
  const { cart } = (await shop.get(`/cart?token=${token}`)).body;
  const penceOfLines = (quantityOf: (line: Line) => number) =>
    cart.items.map((line) => lineTotal(unitPrice(toCentipence(line.price)), quantityOf(line)).incVat);
  expect(penceOfLines(() => 1)).toEqual(prices);
  const placed = await order(shop, token, key, cart.items, delivery);
  expect(placed.status).toBe(201);
  const inMedusa = await readMedusaOrder(shop.shop, (await medusaOrderIdOf(shop.shop, placed.body.id)) ?? '');
  expect(inMedusa.items).toHaveLength(20);
  const ours = penceOfLines(({ quantity }) => quantity).reduce((sum, pence) => sum + pence, 0);
  expect(ours + penceOf(delivery.price_inc_vat)).toBe(penceOf(inMedusa.total));
  expect(Math.abs(inMedusa.total * 100 - penceOf(inMedusa.total))).toBeLessThan(0.001);
});
