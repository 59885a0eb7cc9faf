import { beforeEach, expect, test } from 'vitest';
import { useFakeMedusa } from '../use-fake-medusa.fixture.ts';
import { useMedusaShop, type Line } from '../medusa-shop.fixture.ts';
import { mergeCarts } from './carts.ts';

const LAMP = 'variant_lamp';
const BULB = 'variant_bulb';

const { fake, access } = useFakeMedusa();
const served = useMedusaShop({ access, regionId: 'reg_1', variants: [LAMP, BULB] });

beforeEach(() => {
  fake.variants.set(LAMP, { price: 12.99, stock: 10 }).set(BULB, { price: 3.33, stock: 10 });
  fake.failure = () => null;
});

const lamp = { product_id: 1, quantity: 2, maximum_quantity: null };
const bulb = { product_id: 2, quantity: 2, is_modifier: true, maximum_quantity: null };
const add = (token: string, items: object[], more: object = {}) =>
  served.current.send('POST', `/add_to_cart?token=${token}`, { items, ...more });
const read = async (token: string) => (await served.current.get(`/cart?token=${token}`)).body.cart;
const begin = async (...items: object[]): Promise<string> => (await add('new_customer', items)).body.token;
const places = ({ items }: { items: Line[] }) =>
  items.map(
    ({ product_id, quantity, parent_id }) => `${quantity} of ${product_id}${parent_id === null ? '' : ' as add-on'}`,
  );

test('a cart has Medusa’s prices to the penny, and keeps Medusa’s id to itself', async () => {
  const token = await begin(lamp, bulb);
  const cart = await read(token);
  expect(places(cart)).toEqual(['2 of 1', '2 of 2 as add-on']);
  // £12.99 and £3.33 including VAT.
  expect(cart.items.map(({ price }) => price)).toEqual([10.825, 2.775]);
  expect(cart.items[1]?.parent_id).toBe(cart.items[0]?.id);
  expect(JSON.stringify([token, cart])).not.toContain('cart_0');
});

test('the same product adds up on its line, and its add-on on its own', async () => {
  const token = await begin(lamp, bulb);
  await add(token, [lamp, bulb]);
  await add(token, [{ ...bulb, is_modifier: false, quantity: 1 }]);
  expect(places(await read(token))).toEqual(['4 of 1', '4 of 2 as add-on', '1 of 2']);
});

test('parallel additions all count, though Medusa refuses two at once', async () => {
  const token = await begin(lamp);
  const one = { ...lamp, quantity: 1 };
  const replies = await Promise.all(Array.from({ length: 6 }, () => add(token, [one])));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(places(await read(token))).toEqual(['8 of 1']);
});

test('an addition counts once per key, whether the answer arrived or not', async () => {
  const token = await begin(lamp);
  fake.failure = (call) => (call.includes('line-items') ? 'after' : null);
  const lost = await add(token, [bulb, lamp].toReversed(), { idempotency_key: 'addition-1' });
  expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
  fake.failure = () => null;
  for (let times = 0; times < 2; times += 1)
    expect((await add(token, [lamp, bulb], { idempotency_key: 'addition-1' })).status).toBe(200);
  expect(places(await read(token))).toEqual(['4 of 1', '2 of 2 as add-on']);
});

test('first additions with the same cart key share a cart', async () => {
  const more = { cart_key: 'cart-key-0123456789' };
  const tokens = await Promise.all([1, 2, 3].map(async () => (await add('', [lamp], more)).body.token));
  expect(new Set(tokens).size).toBe(1);
  expect(places(await read(tokens[0] ?? ''))).toEqual(['6 of 1']);
});

test('more than there is adds nothing, and says how many there are', async () => {
  const token = await begin({ ...lamp, quantity: 1 });
  const { status, body } = await add(token, [
    { ...bulb, is_modifier: false },
    { ...lamp, quantity: 20 },
  ]);
  expect([status, body.code, body.maximum_quantity]).toEqual([409, 'maximum_stock', 10]);
  expect(places(await read(token))).toEqual(['1 of 1']);
  const limited = await add(token, [{ ...lamp, maximum_quantity: 2 }]);
  expect([limited.status, limited.body.maximum_quantity]).toEqual([409, 2]);
});

test('a quantity is set with its add-ons, at most to what there is, and removed', async () => {
  const token = await begin(lamp, bulb);
  const [line] = (await read(token)).items;
  const change = (path: string, quantity: number, id = line?.id) =>
    served.current.send('PUT', `/${path}?token=${token}&item_id=${id}&quantity=${quantity}`);
  expect((await change('update_cart', 3)).status).toBe(200);
  expect(places(await read(token))).toEqual(['3 of 1', '3 of 2 as add-on']);
  await change('update_cart', 50);
  expect(places(await read(token))[0]).toEqual('10 of 1');
  await change('remove_item_from_cart', 8);
  expect(places(await read(token))[1]).toEqual('2 of 2 as add-on');
  await change('remove_item_from_cart', 2);
  expect(places(await read(token))).toEqual([]);
  expect((await change('update_cart', 1)).status).toBe(404);
  expect((await change('update_cart', 1, 'cali_of_another')).status).toBe(404);
});

test('a changed price is shown beside the one at which a line was added; a promotion is a discount', async () => {
  const token = await begin(lamp);
  fake.variants.set(LAMP, { price: 9.99, stock: 10, off: 15 });
  await add(token, [{ ...bulb, is_modifier: false }]);
  const cart = await read(token);
  expect(cart.items[0]).toMatchObject({ price: 8.325, added_price: 10.825 });
  // 15 % of £19.98.
  expect(cart.discounts).toEqual([{ name: 'AUTUMN', amount_inc_vat: 3 }]);
});

test('a product that is no longer sold is named, and leaves with the next change', async () => {
  const token = await begin(lamp, { ...bulb, is_modifier: false });
  const { numbers } = served.current.shop;
  const known = numbers.numbersOf;
  numbers.numbersOf = async (ids) => new Map([...(await known(ids))].filter(([id]) => id !== LAMP));
  const cart = await read(token);
  expect([places(cart), cart.removed_items]).toEqual([
    ['2 of 2'],
    [{ id: expect.any(String), name: `Product of ${LAMP}` }],
  ]);
  await add(token, [{ ...bulb, is_modifier: false }]);
  expect((await read(token)).removed_items).toEqual([]);
  numbers.numbersOf = known;
});

test('a cart that Medusa has lost or completed begins anew', async () => {
  const token = await begin(lamp);
  fake.carts.clear();
  expect(places(await read(token))).toEqual([]);
  expect((await add(token, [lamp])).status).toBe(200);
  expect(places(await read(token))).toEqual(['2 of 1']);
});

test('the database alone opens no cart', async () => {
  const token = await begin(lamp);
  const rows = JSON.stringify(await served.current.shop.model.db.selectFrom('medusa_carts').selectAll().execute());
  expect(rows).not.toContain('cart_0');
  expect(rows).not.toContain(token);
});

test('signing in takes over a cart, and adds it to the one of another device, once', async () => {
  const { shop } = served.current;
  const sessionToken = `a.${btoa(JSON.stringify({ exp: 2 ** 33, iat: 2 ** 32 }))}.b`;
  const customer = { customerId: 'cus_1', sessionToken };
  const first = await begin(lamp, bulb);
  expect(await mergeCarts(shop, first, customer)).toBe(true);
  const token = await shop.sessions.start(customer);
  expect(places(await read(token))).toEqual(['2 of 1', '2 of 2 as add-on']);
  expect([...fake.carts.values()].at(-1)?.customer_id).toBe(customer.sessionToken);
  expect(places(await read(first))).toEqual([]);
  const second = await begin({ ...lamp, quantity: 9 }, { ...bulb, is_modifier: false, quantity: 1 });
  expect(await mergeCarts(shop, second, customer)).toBe(true);
  expect(await mergeCarts(shop, second, customer)).toBe(false);
  expect(places(await read(token))).toEqual(['10 of 1', '2 of 2 as add-on', '1 of 2']);
});

test('the id of a customer opens no cart', async () => {
  expect(places(await read('cus_1'))).toEqual([]);
});
