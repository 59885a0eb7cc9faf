import { expect, test } from 'vitest';
import { useTestShop } from '../../shop.fixture.ts';
import { address, checkoutOf, shoppers } from './checkout.fixture.ts';

const shop = useTestShop();
const { withCart, lines, checkOut, level, outbox } = shoppers(shop);

const lamp = (id: number, quantity: number) => ({ product_id: id, quantity });

test('an order has the cart’s lines at the catalogue’s prices, empties the cart and takes the stock', async () => {
  const cart = await withCart([
    lamp(1, 2),
    { product_id: 101, quantity: 1 },
    { product_id: 2, quantity: 1, is_modifier: true },
  ]);
  const { status, body } = await checkOut(cart.token, checkoutOf(cart.lines, { declared_age: 18 }));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    number: expect.stringMatching(/^ORD-1\d{5}$/) as string,
    test: false,
    access_key: expect.stringMatching(/^[\w-]{43}$/) as string,
    placed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) as string,
    status: 'awaiting_payment',
    expires_at: expect.stringMatching(/T2[23]:59:59.000Z$/) as string,
    contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '02079460111' },
    delivery: { method: 'address', address, store: null, cost: 4.95, date: null, latest_date: null, tracking: null },
    payment_method: 'bank_transfer',
    purchase_order_number: 'PO-7',
    declared_age: 18,
    invoice: null,
    refunded: 0,
  });
  expect(body.items).toEqual([
    { ...cart.lines[0], total_inc_vat: 24.02, total_ex_vat: 20.02 },
    { ...cart.lines[1], total_inc_vat: 13.21, total_ex_vat: 11.01 },
    { ...cart.lines[2], total_inc_vat: 12.02, total_ex_vat: 10.02 },
  ]);
  expect(await lines(cart.token)).toEqual([]);
  expect([await level('/lamp-1/'), await level('/with-bulb/'), await level('/lamp-2/')]).toEqual([48, 49, 49]);
  const listed = await shop.get<{ results: { id: number; inventory_level: number }[] }>('/search/L-1');
  expect(listed.body.results.find(({ id }) => id === 1)?.inventory_level).toBe(48);
  const [mail] = await outbox();
  expect(mail).toMatchObject({
    to: 'ada@shopper.example',
    subject: `Your Lumen & Latch order ${body.number}`,
    sent_at: null,
  });
  expect(mail?.text).toContain(`https://shop.example/order/${body.id}?key=${body.access_key}`);
});

test('a collection names a store and can be paid there', async () => {
  const [store] = (await shop.get<{ id: string; name: string }[]>('/stores')).body;
  const cart = await withCart([lamp(3, 1)]);
  const delivery = { method: 'collection', address: null, store_id: store?.id, cost: 0, date: null, latest_date: null };
  const { status, body } = await checkOut(
    cart.token,
    checkoutOf(cart.lines, { delivery, payment_method: 'pay_in_store' }),
  );
  expect([status, body]).toMatchObject([
    201,
    { delivery: { method: 'collection', address: null, store, cost: 0 }, payment_method: 'pay_in_store' },
  ]);
});

test('an idempotency key returns the same order and refuses other content', async () => {
  const cart = await withCart([lamp(4, 1)]);
  const first = await checkOut(cart.token, checkoutOf(cart.lines));
  const again = await checkOut(cart.token, checkoutOf(cart.lines));
  expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
  expect(await checkOut(cart.token, checkoutOf(cart.lines, { purchase_order_number: 'PO-8' }))).toMatchObject({
    status: 409,
    body: { code: 'idempotency_conflict', detail: expect.any(String) },
  });
});

test('refuses a cart that differs from the reviewed lines, and writes nothing', async () => {
  const cart = await withCart([lamp(6, 1)]);
  const mails = (await outbox()).length;
  const items = cart.lines.map(({ id, price }) => ({ id, quantity: 2, price }));
  expect(await checkOut(cart.token, checkoutOf([], { items }))).toMatchObject({
    status: 409,
    body: { code: 'cart_changed', detail: expect.any(String) },
  });
  expect([await lines(cart.token), await level('/lamp-6/'), (await outbox()).length]).toEqual([cart.lines, 50, mails]);
});

test('refuses a checkout that is short of stock with the levels, and takes nothing', async () => {
  // Without a limit, so that the cart can hold more than is in stock.
  const unlimited = { maximum_quantity: null };
  const cart = await withCart([
    lamp(7, 1),
    { ...lamp(102, 1), ...unlimited },
    { product_id: 100, variant_id: 1001, quantity: 4, ...unlimited },
  ]);
  const [, gone, variant] = cart.lines;
  expect(await checkOut(cart.token, checkoutOf(cart.lines))).toMatchObject({
    status: 409,
    body: {
      code: 'out_of_stock',
      detail: expect.any(String),
      items: [
        { id: gone?.id, available: 0 },
        { id: variant?.id, available: 3 },
      ],
    },
  });
  expect([await level('/lamp-7/'), (await lines(cart.token)).length]).toEqual([50, 3]);
});

test('untracked lines take no stock', async () => {
  const cart = await withCart([{ ...lamp(103, 3), maximum_quantity: null }]);
  const items = cart.lines.map(({ id, quantity, price }) => ({ id, quantity, price, untracked: true }));
  expect((await checkOut(cart.token, checkoutOf([], { items }))).status).toBe(201);
  expect(await level('/bespoke/')).toBe(0);
});

test('refuses an empty cart, an unknown token and a missing token', async () => {
  const cart = await withCart([lamp(8, 1)]);
  await checkOut(cart.token, checkoutOf(cart.lines));
  const other = checkoutOf(cart.lines, { idempotency_key: 'another-key' });
  expect(await checkOut(cart.token, other)).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  expect(await checkOut('unknown', other)).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  expect(await shop.send('POST', '/checkout', other)).toMatchObject({ status: 401, body: { detail: 'Unauthorized' } });
});

const usual = checkoutOf([]);
test.each<[string, unknown]>([
  ['an empty body', null],
  ['a short key', { ...usual, idempotency_key: 'short' }],
  ['an invalid email address', { ...usual, contact: { ...usual.contact, email: 'ada' } }],
  ['a line break in a name', { ...usual, contact: { ...usual.contact, first_name: 'Ada\r\nBcc: all@shop.example' } }],
  ['a delivery without an address', { ...usual, delivery: { ...usual.delivery, address: null } }],
  ['collection from an unknown store', { ...usual, delivery: { method: 'collection', store_id: 'atlantis', cost: 0 } }],
  ['collection with a charge', { ...usual, delivery: { method: 'collection', store_id: 'london', cost: 1 } }],
  ['a delivery paid in store', { ...usual, payment_method: 'pay_in_store' }],
  ['an unknown payment method', { ...usual, payment_method: 'goats' }],
  ['a date that does not exist', { ...usual, delivery: { ...usual.delivery, date: '2026-02-30' } }],
  ['a fractional quantity', { ...usual, items: [{ id: 1, quantity: 0.5, price: 1 }] }],
])('refuses %s', async (_, body) => {
  const cart = await withCart([lamp(9, 1)]);
  expect(await checkOut(cart.token, body)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: expect.arrayContaining(['body']), msg: expect.any(String) }] },
  });
});
