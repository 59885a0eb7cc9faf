import { beforeEach, expect, test } from 'vitest';
import { address } from '@storefront/embedded/routes/orders/checkout.fixture.ts';
import { readOutbox } from '@storefront/embedded/mail/outbox-store.ts';
import { useFakeMedusa } from '../use-fake-medusa.fixture.ts';
import { useMedusaShop, type Line } from '../medusa-shop.fixture.ts';
import { statusOf } from './medusa-order.ts';

const LAMP = 'variant_lamp';
const BULB = 'variant_bulb';

const { fake, access } = useFakeMedusa();
const served = useMedusaShop({ access, regionId: 'reg_1', variants: [LAMP, BULB] });

beforeEach(() => {
  fake.variants.set(LAMP, { price: 12.99, stock: 10 }).set(BULB, { price: 3.33, stock: 10 });
  fake.failure = () => null;
  fake.calls.length = 0;
});

const linesOf = async (token: string): Promise<Line[]> =>
  (await served.current.get(`/cart?token=${token}`)).body.cart.items;

async function withCart(quantity = 2) {
  const items = [
    { product_id: 1, quantity, maximum_quantity: null },
    { product_id: 2, quantity, is_modifier: true, maximum_quantity: null },
  ];
  const { token } = (await served.current.send('POST', '/add_to_cart', { items })).body;
  return { token, lines: await linesOf(token) };
}

/** A checkout of reviewed lines, delivered for £5.94 including VAT. */
const checkoutOf = (lines: readonly Line[], more: object = {}) => ({
  idempotency_key: 'key-12345678',
  contact: { email: 'ada@shopper.example', first_name: 'Ada', last_name: 'Byron', phone: '02079460111' },
  delivery: { method: 'address', address, store_id: null, cost: 4.95, option_id: 'so_1', date: '2026-11-27' },
  billing: null,
  payment_method: 'card',
  purchase_order_number: 'PO-7',
  newsletter: true,
  items: lines.map(({ id, quantity, price }) => ({ id, quantity, price })),
  total_inc_vat: 38.58,
  ...more,
});

const checkOut = (token: string, body: object) => served.current.send('POST', `/checkout?token=${token}`, body);
const ordersOf = (token: string) =>
  [...fake.orders.values()].filter(({ cart }) => JSON.stringify(cart.metadata).includes(token));

test('delivery options are Medusa’s, with prices including VAT; none for another country’s postcode', async () => {
  const { token } = await withCart();
  const options = (postcode: string) => served.current.get(`/delivery_options?token=${token}&postcode=${postcode}`);
  expect((await options('LS14DT')).body).toEqual([
    { id: 'so_1', name: 'UK Mainland', price_inc_vat: 5.94 },
    { id: 'so_2', name: 'Highlands', price_inc_vat: 15.47 },
  ]);
  expect((await options('IM1 1AA')).body).toEqual([]);
  expect((await options('nowhere')).status).toBe(422);
  expect((await served.current.get('/delivery_options?token=unknown-token&postcode=LS14DT')).body).toEqual([]);
});

test('an order has the cart’s lines at Medusa’s prices and what was agreed, and the token a new cart', async () => {
  const { token, lines } = await withCart();
  const { status, body } = await checkOut(token, checkoutOf(lines));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    number: 'ORD-1',
    status: 'awaiting_payment',
    contact: { email: 'ada@shopper.example', first_name: 'Ada' },
    items: [
      { id: 1, product_id: 1, quantity: 2, price: 10.825, total_inc_vat: 25.98, parent_id: null },
      { id: 2, product_id: 2, quantity: 2, price: 2.775, total_inc_vat: 6.66, parent_id: 1 },
    ],
    delivery: { method: 'address', address: { postcode: 'SE1 0ZZ' }, cost: 4.95, date: '2026-11-27' },
    billing: null,
    payment_method: 'card',
    purchase_order_number: 'PO-7',
    discounts: [],
  });
  expect(JSON.stringify(body)).not.toContain('order_0');
  expect(await linesOf(token)).toEqual([]);
  const [mail] = await readOutbox(served.current.shop.model.db);
  expect(mail).toMatchObject({ to: 'ada@shopper.example', subject: 'Your Lumen & Latch order ORD-1' });
  const again = await served.current.send('POST', `/add_to_cart?token=${token}`, {
    items: [{ product_id: 1, quantity: 1, maximum_quantity: null }],
  });
  expect(again.body.token).toBe(token);
  expect((await linesOf(token)).map(({ quantity }) => quantity)).toEqual([1]);
});

test('an order opens by its access key alone; another key or id opens nothing', async () => {
  const { token, lines } = await withCart();
  const { body } = await checkOut(token, checkoutOf(lines, { idempotency_key: 'key-access-1' }));
  const read = (id: string, key: string) => served.current.get(`/orders/${id}?access_key=${key}`);
  expect((await read(body.id, body.access_key)).body).toEqual(body);
  expect((await read(body.id, 'another-key')).status).toBe(404);
  expect((await read('order_000001', body.access_key)).status).toBe(404);
});

test('an order that Medusa broke off for want of stock is cancelled, and the cart keeps what there is', async () => {
  const { token, lines } = await withCart();
  fake.variants.set(LAMP, { price: 12.99, stock: 1 });
  fake.breaksOff = true;
  const { status, body } = await checkOut(token, checkoutOf(lines, { idempotency_key: 'key-broken-1' }));
  expect([status, body]).toMatchObject([409, { code: 'out_of_stock', items: [{ id: lines[0]?.id, available: 1 }] }]);
  expect(ordersOf('key-broken-1')).toMatchObject([{ status: 'canceled' }]);
  expect((await linesOf(token)).map((line) => [line.product_id, line.quantity])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('an order that Medusa broke off otherwise is cancelled, and placed anew', async () => {
  const { token, lines } = await withCart();
  fake.breaksOff = true;
  const checkout = checkoutOf(lines, { idempotency_key: 'key-broken-2' });
  const { status, body } = await checkOut(token, checkout);
  expect([status, body.items.map(({ total_inc_vat: total }) => total)]).toEqual([201, [25.98, 6.66]]);
  expect(ordersOf('key-broken-2').map((order) => order.status)).toEqual(['canceled', 'pending']);
  expect((await checkOut(token, checkout)).body).toEqual(body);
  expect(await linesOf(token)).toEqual([]);
});

test('a repeated checkout returns the same order; the same key for another is refused', async () => {
  const { token, lines } = await withCart();
  const checkout = checkoutOf(lines, { idempotency_key: 'key-repeated' });
  const { body } = await checkOut(token, checkout);
  const repeated = await checkOut(token, checkout);
  expect([repeated.status, repeated.body]).toEqual([200, body]);
  const other = await checkOut(token, { ...checkout, purchase_order_number: 'PO-8' });
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
  expect(ordersOf('key-repeated')).toHaveLength(1);
});

const STEPS = [
  /POST \/store\/carts\/[^/]+$/,
  /shipping-methods$/,
  /payment-collections$/,
  /payment-sessions$/,
  /complete$/,
  /GET \/admin\/orders/,
];
test.each(STEPS.flatMap((step, index) => (['before', 'after'] as const).map((when) => ({ step, when, index }))))(
  'a checkout that breaks $when $step is repeated to one order',
  async ({ step, when, index }) => {
    const { token, lines } = await withCart();
    const key = `key-broken-${index}-${when}`;
    const checkout = checkoutOf(lines, { idempotency_key: key });
    fake.failure = (call) => (step.test(call) ? when : null);
    const broken = await checkOut(token, checkout);
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    fake.failure = () => null;
    expect((await checkOut(token, checkout)).status).toBe(201);
    expect(ordersOf(key)).toHaveLength(1);
    expect(await linesOf(token)).toEqual([]);
  },
);

test('what differs from the agreed total is told line by line, and ordered once it is agreed to', async () => {
  const { token, lines } = await withCart();
  fake.variants.set(LAMP, { price: 13.99, stock: 10, off: 10 });
  const checkout = checkoutOf(lines, { idempotency_key: 'key-changed' });
  const { status, body } = await checkOut(token, checkout);
  expect([status, body.code]).toEqual([409, 'cart_changed']);
  expect(body.changes).toEqual([
    { what: 'item', name: `Product of ${LAMP}`, agreed_inc_vat: 25.98, now_inc_vat: 27.98 },
    { what: 'discount', name: 'AUTUMN', agreed_inc_vat: null, now_inc_vat: 2.8 },
    { what: 'total', agreed_inc_vat: 38.58, now_inc_vat: 37.78 },
  ]);
  const agreed = {
    ...checkoutOf(await linesOf(token), { idempotency_key: 'key-changed' }),
    discounts: [{ name: 'AUTUMN', amount_inc_vat: 2.8 }],
    total_inc_vat: 37.78,
  };
  const placed = await checkOut(token, agreed);
  expect([placed.status, placed.body.discounts]).toEqual([201, agreed.discounts]);
  const mails = await readOutbox(served.current.shop.model.db);
  const mail = mails.find(({ text }) => text.includes(placed.body.number));
  expect(mail?.text).toContain('£37.78');
});

test('another charge for delivery, and an option that is no more, are changes too', async () => {
  const { token, lines } = await withCart();
  const checkout = checkoutOf(lines, { idempotency_key: 'key-delivery' });
  const other = { ...checkout.delivery, option_id: 'so_2' };
  expect((await checkOut(token, { ...checkout, delivery: other })).body.changes).toEqual([
    { what: 'delivery', name: 'Highlands', agreed_inc_vat: 5.94, now_inc_vat: 15.47 },
    { what: 'total', agreed_inc_vat: 38.58, now_inc_vat: 48.11 },
  ]);
  const gone = await checkOut(token, { ...checkout, delivery: { ...other, option_id: 'so_none' } });
  expect([gone.status, gone.body.code]).toEqual([409, 'cart_changed']);
  expect((await checkOut(token, checkout)).status).toBe(201);
});

test('an order for more than there is names the lines, and the same key orders what there is', async () => {
  const { token, lines } = await withCart();
  fake.variants.set(BULB, { price: 3.33, stock: 1 });
  const checkout = checkoutOf(lines, { idempotency_key: 'key-short' });
  const { status, body } = await checkOut(token, checkout);
  expect([status, body.code, body.items]).toEqual([409, 'out_of_stock', [{ id: lines[1]?.id, available: 1 }]]);
  fake.variants.set(BULB, { price: 3.33, stock: 2 });
  expect((await checkOut(token, checkout)).status).toBe(201);
});

test('an empty cart, a country without delivery and a collection that Medusa does not offer are refused', async () => {
  expect((await checkOut('unknown-token', checkoutOf([]))).body.code).toBe('cart_empty');
  const { token, lines } = await withCart();
  const checkout = checkoutOf(lines, { idempotency_key: 'key-refused' });
  const abroad = { ...checkout.delivery, address: { ...address, postcode: 'JE2 3AB' } };
  const refused = await checkOut(token, { ...checkout, delivery: abroad });
  expect([refused.status, refused.body.detail[0]?.loc]).toEqual([422, ['body', 'delivery', 'address', 'postcode']]);
  expect((await checkOut(token, checkout)).status).toBe(201);
});

test('a payment captures once; a failed one cancels, and one that comes later is refused', async () => {
  const place = async (key: string) => {
    const { token, lines } = await withCart(1);
    const checkout = checkoutOf(lines, { idempotency_key: key, total_inc_vat: 22.26 });
    return (await checkOut(token, checkout)).body;
  };
  const paid = await place('key-paid-1');
  const pay = ({ id }: { id: string }, outcome: string) =>
    served.current.send('POST', `/orders/${id}/payment`, { event_id: `evt_${outcome}`, outcome, reference: 'pi_1' });
  expect((await pay(paid, 'paid')).body.status).toBe('paid');
  fake.calls.length = 0;
  expect((await pay(paid, 'paid')).body.status).toBe('paid');
  expect((await pay(paid, 'failed')).body.status).toBe('paid');
  expect(fake.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  const failed = await place('key-failed-1');
  expect((await pay(failed, 'expired')).body.status).toBe('cancelled');
  const late = await pay(failed, 'paid');
  expect([late.status, late.body.code]).toEqual([409, 'order_cancelled']);
});

test('the orders of an account are listed to it alone', async () => {
  const { shop, get } = served.current;
  const sessionToken = `a.${btoa(JSON.stringify({ exp: 2 ** 33, iat: 2 ** 32 }))}.b`;
  const token = await shop.sessions.start({ customerId: 'cus_1', sessionToken });
  const { status, body } = await get(`/orders?token=${token}`);
  expect([status, body.total, body.results[0]?.number]).toEqual([200, fake.orders.size, `ORD-${fake.orders.size}`]);
  expect((await get('/orders?token=unknown-token')).status).toBe(401);
  const exported: unknown = (await get(`/account/export?token=${token}`)).body;
  expect(exported).toMatchObject({
    account: { email: 'ada@shopper.example' },
    orders: Array.from(fake.orders, () => ({ number: expect.any(String) })),
  });
  expect(JSON.stringify(exported)).not.toContain('access_key');
  expect((await get('/account/export?token=unknown-token')).status).toBe(401);
});

test('an order is tracked by its number and its e-mail address or postcode', async () => {
  const track = (emailOrPostcode: string, number = fake.orders.size) =>
    served.current.send('POST', '/track_order', {
      number: `ORD-${number}`,
      email_or_postcode: emailOrPostcode,
      client_address: '192.0.2.1',
    });
  expect((await track('ada@shopper.example')).body).toMatchObject({ status: 'cancelled', method: 'address' });
  expect((await track('se10zz')).status).toBe(200);
  expect((await track('se10zz', 2)).body.number).toBe('ORD-2');
  expect((await track('eve@shopper.example')).body.code).toBe('order_not_found');
});

test.each([
  [{ status: 'pending' }, false, 'awaiting_payment'],
  [{ status: 'pending', payment_collections: [{ payments: [{ id: 'pay_1', captured_at: 'x' }] }] }, false, 'paid'],
  [{ status: 'pending', fulfillment_status: 'partially_fulfilled' }, false, 'preparing'],
  [{ status: 'pending', fulfillment_status: 'fulfilled' }, false, 'preparing'],
  [{ status: 'pending', fulfillment_status: 'fulfilled' }, true, 'ready_to_collect'],
  [{ status: 'pending', fulfillment_status: 'partially_shipped' }, false, 'dispatched'],
  [{ status: 'pending', fulfillment_status: 'shipped' }, false, 'dispatched'],
  [{ status: 'completed', fulfillment_status: 'delivered' }, false, 'delivered'],
  [{ status: 'canceled', fulfillment_status: 'shipped' }, false, 'cancelled'],
] as const)('the state %j is %s %s', (order, isCollection, status) => {
  expect(statusOf(structuredClone(order) as Parameters<typeof statusOf>[0], isCollection)).toBe(status);
});
