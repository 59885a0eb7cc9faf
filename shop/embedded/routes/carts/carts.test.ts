import { describe, expect, test } from 'vitest';
import { product } from '../../catalogue/catalogue.fixture.ts';
import { upsertProducts } from '../../catalogue/catalogue-writes.ts';
import { useTestShop } from '../../shop.fixture.ts';
import type { SmallShop } from '../../small-shop.fixture.ts';

interface Line {
  id: number;
  product_id: number;
  quantity: number;
  parent_id: number | null;
}
interface CartAnswer {
  status: number;
  cart: { items: Line[]; removed_items: { name: string }[]; total: number; cart_quantity: number };
}

let small: SmallShop;
const more = [product(601), product(602), product(603)];
const shop = useTestShop(undefined, more, (opened) => (small = opened));
const add = (items: unknown, token = 'new_customer') =>
  shop.send<{ token: string; detail: string }>('POST', `/add_to_cart?token=${token}`, { items });
const read = async (token: string) => (await shop.get<CartAnswer>(`/cart?token=${token}`)).body.cart;
const newCart = async (items: unknown) => (await add(items)).body.token;
const put = (call: string, token: string, id: number | undefined, quantity: number) =>
  shop.send('PUT', `/${call}?token=${token}&item_id=${id}&quantity=${quantity}`);

const lamp = { product_id: 1, variant_id: null, quantity: 2, is_modifier: false, parent_id: null };
const finished = { product_id: 100, variant_id: 1001, quantity: 1, is_modifier: false };
const withBulb = [
  { product_id: 101, quantity: 2 },
  { product_id: 1, quantity: 2, is_modifier: true, modifier_option_id: 91 },
];

describe('adding', () => {
  test.each(['', '?token=', '?token=new_customer', '?token=forgotten'])(
    '/add_to_cart%s creates a cart',
    async (query) => {
      const { status, body } = await shop.send<{ token: string }>('POST', `/add_to_cart${query}`, { items: [lamp] });
      expect([status, body.token]).toEqual([200, expect.stringMatching(/^[\w-]{32}$/)]);
      expect(await read(body.token)).toMatchObject({
        items: [{ product_id: 1, quantity: 2 }],
        total: 20.02,
        cart_quantity: 2,
      });
    },
  );

  test('takes the price, name and stock of a line from the catalogue, not from the request', async () => {
    const token = await newCart([{ ...finished, price: 0.01, name: 'Cheap', inventory_level: 999 }]);
    expect((await read(token)).items).toMatchObject([
      {
        sku: 'V-1001',
        price: 20,
        added_price: 20,
        name: 'Finished',
        product_url: '/finished/',
        variant_display: [{ option_display_name: 'Finish', label: 'Satin Brass' }],
        inventory_level: 3,
      },
    ]);
  });

  test('an idempotency key adds once per cart', async () => {
    const token = await newCart([lamp]);
    const send = (key: string) =>
      shop.send('POST', `/add_to_cart?token=${token}`, { items: [lamp], idempotency_key: key });
    await Promise.all([send('the-first-press'), send('the-first-press')]);
    expect(await read(token)).toMatchObject({ items: [{ quantity: 4 }] });
    await send('another-press');
    expect(await read(token)).toMatchObject({ items: [{ quantity: 6 }] });
    expect((await send('short')).status).toBe(400);
  });

  test('500 items with all that their pages show are added together', async () => {
    const shown = { name: 'A lamp with a long name '.repeat(5), product_url: `/${'lamp-'.repeat(40)}/`, sku: 'L-1' };
    const items = Array.from({ length: 500 }, (_, index) => ({ ...shown, product_id: (index % 40) + 1, quantity: 1 }));
    expect((await add(items)).status).toBe(200);
    expect(JSON.stringify({ items }).length).toBeGreaterThan(100_000);
  });

  test('add-ons attach to the product before them, or to the line they name', async () => {
    const token = await newCart([lamp, ...withBulb]);
    const { items } = await read(token);
    const parent = items.find(({ product_id }) => product_id === 101);
    expect(items.map(({ parent_id }) => parent_id)).toEqual([null, null, parent?.id]);
    await add([{ product_id: 2, quantity: 2, is_modifier: true, parent_id: parent?.id }], token);
    const addOn = { product_id: 2, is_modifier: true, show_remove_quantity: false, parent_id: parent?.id };
    expect((await read(token)).items.at(-1)).toMatchObject(addOn);
  });

  test.each([
    ['nothing', []],
    ['501 items', Array.from({ length: 501 }, () => lamp)],
    ['a quantity of 0', [{ ...lamp, quantity: 0 }]],
    ['a quantity of 10,000', [{ ...lamp, quantity: 10_000 }]],
    ['an unknown product', [{ ...lamp, product_id: 999 }]],
    ['no variant', [{ ...finished, variant_id: null }]],
    ["another product's variant", [{ ...lamp, variant_id: 1001 }]],
    ['a product that is withdrawn', [{ ...lamp, product_id: 104 }]],
    ['an add-on without its product', [{ ...lamp, is_modifier: true }]],
    ['an add-on of a line that is not there', [{ ...lamp, is_modifier: true, parent_id: 4_711 }]],
  ])('%s is refused', async (_, items) => {
    expect(await add(items)).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
  });
});

describe('changing', () => {
  test('sets or reduces the quantity of a line and its add-ons, and at zero removes them', async () => {
    const token = await newCart([...withBulb, { ...lamp, product_id: 3 }]);
    const [parent] = (await read(token)).items;
    const quantities = async () => (await read(token)).items.map(({ quantity }) => quantity);
    const updated = { status: 200, body: { message: 'Cart updated successfully' } };
    expect(await put('update_cart', token, parent?.id, 5)).toMatchObject(updated);
    expect(await quantities()).toEqual([5, 5, 2]);
    const removed = { status: 200, body: { message: 'Item removed from cart' } };
    expect(await put('remove_item_from_cart', token, parent?.id, 4)).toMatchObject(removed);
    expect(await quantities()).toEqual([1, 1, 2]);
    await put('remove_item_from_cart', token, parent?.id, 1);
    expect((await read(token)).items.map(({ product_id }) => product_id)).toEqual([3]);
  });

  test.each([0, 1.5, 10_000])('a quantity of %d is refused', async (quantity) => {
    const token = await newCart([lamp]);
    const [line] = (await read(token)).items;
    expect((await put('update_cart', token, line?.id, quantity)).status).toBe(400);
    expect((await put('remove_item_from_cart', token, line?.id, quantity)).status).toBe(400);
  });

  test('a line of another cart is 404', async () => {
    const [mine, other] = [await newCart([lamp]), await newCart([lamp])];
    const [line] = (await read(other)).items;
    expect((await put('update_cart', mine, line?.id, 9)).status).toBe(404);
    expect((await put('remove_item_from_cart', mine, line?.id, 2)).status).toBe(404);
    expect((await read(other)).items).toEqual([line]);
  });
});

test('reading or changing a cart without a token is 401', async () => {
  for (const reply of [
    await shop.get('/cart'),
    await shop.send('PUT', '/update_cart?item_id=1&quantity=1'),
    await shop.send('PUT', '/remove_item_from_cart?item_id=1&quantity=1'),
  ]) {
    expect(reply).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
  }
});

test('an unknown token reads an empty cart', async () => {
  expect((await shop.get('/cart?token=nobody')).body).toEqual({
    status: 200,
    cart: { items: [], removed_items: [], total: 0, cart_quantity: 0 },
  });
});

test('a line has the price at which it was added beside the current one', async () => {
  const token = await newCart([{ product_id: 601, quantity: 1 }]);
  await upsertProducts(small.db, [product(601, { price: 125_000 })]);
  small.products.forget([601]);
  expect(await read(token)).toMatchObject({ items: [{ price: 12.5, added_price: 16.01 }], total: 12.5 });
  await add([{ product_id: 601, quantity: 1 }], token);
  expect(await read(token)).toMatchObject({ items: [{ quantity: 2, price: 12.5, added_price: 16.01 }] });
});

test('lists withdrawn products and their add-ons as removed items until the cart is next changed', async () => {
  const token = await newCart([
    { product_id: 602, quantity: 1 },
    { product_id: 1, quantity: 1, is_modifier: true },
    { product_id: 603, quantity: 1 },
  ]);
  await small.db.deleteFrom('products').where('id', '=', 602).execute();
  small.products.forget([602]);
  const { items, removed_items } = await read(token);
  expect(items.map(({ product_id }) => product_id)).toEqual([603]);
  expect(removed_items.map(({ name }) => name)).toEqual(['Lamp 602', 'Lamp 1']);
  await put('update_cart', token, items[0]?.id, 2);
  expect(await read(token)).toMatchObject({ items: [{ product_id: 603, quantity: 2 }], removed_items: [] });
});
