import { afterEach, beforeEach, expect, test } from 'vitest';
import { smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import { openSmallShop, type SmallShop } from '../../small-shop.fixture.ts';
import { upsertProducts } from '../../catalogue/catalogue-writes.ts';
import { serve } from '../../shop.fixture.ts';

interface CartBody {
  token: string;
  cart: {
    items: { id: number; product_id: number; price: number; added_price: number }[];
    removed_items: { id: number; name: string }[];
    total: number;
  };
}

let shop: SmallShop;
let serving: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  shop = await openSmallShop();
  serving = await serve(shop);
});
afterEach(async () => {
  await serving.close();
  await shop.db.destroy();
});

async function call(
  method: string,
  path: string,
  query: Record<string, string>,
  body: unknown = null,
): Promise<CartBody> {
  const answer = await fetch(`${serving.url}${path}?${new URLSearchParams(query)}`, {
    method,
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CartBody;
}

const add = (items: object[], token = '') => call('POST', '/add_to_cart', { token }, { items });
const read = async (token: string) => (await call('GET', '/cart', { token })).cart;

async function reprice(id: number, price: number) {
  const product = smallCatalogue.products.find((candidate) => candidate.id === id);
  if (product) await upsertProducts(shop.db, [{ ...product, price }]);
  shop.products.forget([id]);
}

async function withdraw(id: number) {
  await shop.db.deleteFrom('products').where('id', '=', id).execute();
  shop.products.forget([id]);
}

test('a line has the price at which it was added beside the current one', async () => {
  const { token } = await add([{ product_id: 1, quantity: 1 }]);
  await reprice(1, 125_000);
  expect(await read(token)).toMatchObject({ items: [{ price: 12.5, added_price: 10.01 }], total: 12.5 });
  await add([{ product_id: 1, quantity: 1 }], token);
  expect(await read(token)).toMatchObject({ items: [{ quantity: 2, price: 12.5, added_price: 10.01 }] });
});

test('lists withdrawn products and their add-ons as removed items until the cart is next changed', async () => {
  const { token } = await add([
    { product_id: 101, quantity: 1 },
    { product_id: 1, quantity: 1, is_modifier: true },
    { product_id: 2, quantity: 1 },
  ]);
  await withdraw(101);
  const cart = await read(token);
  expect(cart.items.map(({ product_id }) => product_id)).toEqual([2]);
  expect(cart.removed_items.map(({ name }) => name)).toEqual(['With bulb', 'Lamp 1']);
  await call('PUT', '/update_cart', { token, item_id: String(cart.items[0]?.id), quantity: '2' });
  expect(await read(token)).toMatchObject({ items: [{ product_id: 2, quantity: 2 }], removed_items: [] });
});
