import { beforeEach, describe, expect, test } from 'vitest';
import { CART_TOKEN, serveCart } from '../../testing/fake-cart.ts';
import { openFakeGraph } from '../../testing/fake-graph.ts';
import { useTestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { encodeId } from '../ids.rules.ts';

const gateway = useTestGateway();

const MONEY = '{ incVat { pence } exVat { pence } }';
const ORDER_FIELDS = `id number path status email customerName expiresAt paymentMethod bankDetails purchaseOrderNumber
  lines { name quantity price ${MONEY} parentId } goods ${MONEY} deliveryCharge ${MONEY} total ${MONEY} vat { pence }
  delivery {
    method address { postcode country phone } store { name }
    earliestDate latestDate dispatchAfterPayment { minimum maximum }
  }`;
const ERRORS = `__typename ... on UserError { code message } ... on InvalidFieldsError { fields { field message } }
  ... on StockShortageError { shortages { line { id name } available } }
  ... on TooManyAttemptsError { retryAfterSeconds }`;
const COMPLETE = mutationOf('checkoutComplete', `paymentUrl order { ${ORDER_FIELDS} }`, ERRORS);
const ADD = mutationOf('cartLineAdd', 'line { id }');
const ORDER = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { number status } node(id: $id) { id } }';

interface Placed {
  result: { __typename: string; order: { id: string; number: string; path: string } };
}

const contact = { email: ' ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '+44 20 7946 0123' };
const address = { address1: '1 High Street', city: 'Belfast', postcode: 'bt11aa' };
let keys = 0;
const input = (more: object = {}) => ({
  idempotencyKey: `key-of-order-${++keys}`,
  contact,
  delivery: { method: 'ADDRESS', address },
  paymentMethod: 'BANK_TRANSFER',
  ...more,
});
const add = (path: string, quantity = 1) =>
  gateway.data<{ result: { line: { id: string } } }>(ADD, {
    input: { productId: encodeId('Product', path), quantity },
  });
const complete = (more?: object) => gateway.data<Placed>(COMPLETE, { input: input(more) });

beforeEach(() => gateway.setTime('2026-11-23T10:00:00Z'));

test('an order has the cart’s lines and prices, costs three calls, and empties the cart', async () => {
  await add('/lamp-1/', 3);
  const { result } = await complete({ expectedTotal: 3 * 1201 + 2072, purchaseOrderNumber: ' PO 7 ' });
  expect(gateway.calls).toEqual(['GET /cart', 'POST /get_products_from_blog_url_list', 'POST /checkout']);
  expect(result).toMatchObject({
    __typename: 'CheckoutCompletePayload',
    paymentUrl: null,
    order: {
      status: 'AWAITING_PAYMENT',
      email: 'ann@example.com',
      customerName: 'Ann Lee',
      lines: [{ name: 'Lamp 1', quantity: 3, price: { incVat: { pence: 1201 } }, parentId: null }],
      goods: { incVat: { pence: 3603 } },
      deliveryCharge: { incVat: { pence: 2072 } },
      total: { incVat: { pence: 5675 }, exVat: { pence: 3 * 1001 + 1727 } },
      vat: { pence: 5675 - 3 * 1001 - 1727 },
      delivery: {
        method: 'ADDRESS',
        address: { postcode: 'BT1 1AA', country: 'United Kingdom', phone: '02079460123' },
        store: null,
        earliestDate: null,
        dispatchAfterPayment: { minimum: 1, maximum: 1 },
      },
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      paymentMethod: 'BANK_TRANSFER',
      bankDetails: expect.stringContaining('sort code'),
      purchaseOrderNumber: 'PO 7',
    },
  });
  expect(await gateway.data('{ cart { quantity } }')).toEqual({ cart: { quantity: 0 } });
});

test('the same idempotency key returns the same order, even later; with different input it is a conflict', async () => {
  await add('/lamp-3/');
  const sent = input();
  const first = await gateway.data<Placed>(COMPLETE, { input: sent });
  gateway.setTime('2026-11-23T15:00:00Z');
  const second = await gateway.data<Placed>(COMPLETE, { input: sent });
  expect(second.result.order.number).toBe(first.result.order.number);
  expect(await gateway.data(COMPLETE, { input: { ...sent, contact: { ...contact, firstName: 'Bob' } } })).toMatchObject(
    { result: { __typename: 'IdempotencyConflictError', code: 'IDEMPOTENCY_CONFLICT' } },
  );
});

test('an order placed with a partner’s key is reported with the partner before it is answered', async () => {
  await add('/lamp-3/');
  await complete();
  gateway.sendKeyOf('p1');
  await add('/lamp-3/');
  const { result } = await complete();
  gateway.sendKeyOf(null);
  expect(gateway.partnerOrders.map(({ partnerId, order }) => [partnerId, order.number])).toEqual([
    ['p1', result.order.number],
  ]);
});

test('the embedded shop accepts the longest values that the gateway accepts', async () => {
  await add('/lamp-9/');
  const person = { firstName: '💡'.repeat(60), lastName: 'x'.repeat(60) };
  const line = '💡'.repeat(100);
  const longest = {
    ...person,
    company: line,
    address1: line,
    address2: line,
    city: line,
    county: line,
    postcode: 'B T 1  1 A A',
    country: line,
    phone: '+44 (0)20 7946-0123',
  };
  const { result } = await complete({
    contact: { ...person, email: `${'a'.repeat(242)}@example.com`, phone: '0044 20.7946.0123' },
    delivery: { method: 'ADDRESS', address: longest },
    billingAddress: { ...longest, postcode: 'x'.repeat(20) },
    purchaseOrderNumber: '💡'.repeat(40),
  });
  expect(result.__typename).toBe('CheckoutCompletePayload');
});

describe('places no order', () => {
  test.each<[string, object, string[]]>([
    [
      'for a company that is a link',
      { billingAddress: { ...address, company: 'evil.example' } },
      ['billingAddress.company'],
    ],
    ['with an order reference of 41 characters', { purchaseOrderNumber: 'x'.repeat(41) }, ['purchaseOrderNumber']],
    ['with a key that is none', { idempotencyKey: 'x' }, ['idempotencyKey']],
  ])('%s', async (_, more, fields) => {
    await add('/lamp-6/');
    const { result } = await gateway.data<{ result: { code: string; fields: { field: string }[] } }>(COMPLETE, {
      input: input(more),
    });
    expect([result.code, result.fields.map(({ field }) => field)]).toEqual(['INVALID_FIELDS', fields]);
    expect(gateway.calls.filter((call) => call.includes('checkout'))).toEqual([]);
  });

  test('from an empty cart', async () => {
    expect(await complete()).toMatchObject({
      result: { __typename: 'CartEmptyError', message: 'Your shopping cart is empty.' },
    });
  });

  test('when another order has taken the stock', async () => {
    const { result } = await add('/lamp-8/', 30);
    const cart = gateway.forget();
    await add('/lamp-8/', 30);
    await complete();
    gateway.become(cart);
    expect(await complete()).toMatchObject({
      result: { shortages: [{ line: { id: result.line.id, name: 'Lamp 8' }, available: 20 }] },
    });
  });
});

test('an order that is collected is free of delivery, and has dates when it is paid in the store', async () => {
  const { stores } = await gateway.data<{ stores: { id: string; name: string }[] }>('{ stores { id name } }');
  const collected = { delivery: { method: 'COLLECTION', storeId: stores[0]?.id } };
  await add('/lamp-12/');
  expect(await complete({ ...collected, paymentMethod: 'PAY_IN_STORE' })).toMatchObject({
    result: {
      order: {
        expiresAt: null,
        deliveryCharge: { incVat: { pence: 0 } },
        delivery: { address: null, store: { name: stores[0]?.name }, earliestDate: '2026-11-24' },
      },
    },
  });
});

test('returns an order only with its key', async () => {
  await add('/lamp-11/');
  const { result } = await complete();
  const { searchParams, pathname } = new URL(result.order.path, 'http://shop');
  const key = searchParams.get('key');
  const found = { order: { number: result.order.number, status: 'AWAITING_PAYMENT' }, node: null };
  gateway.forget();
  expect(await gateway.data(ORDER, { id: result.order.id, key })).toEqual(found);
  expect(await gateway.data(ORDER, { id: pathname.split('/').at(-1), key })).toEqual(found);
  const nothing = { order: null, node: null };
  expect(await gateway.data(ORDER, { id: result.order.id, key: 'another-key' })).toEqual(nothing);
  expect(await gateway.data(ORDER, { id: result.order.id, key: '' })).toEqual(nothing);
  expect(await gateway.data(ORDER, { id: encodeId('Order', 'nobody'), key })).toEqual(nothing);
});

test('too many unpaid orders are an error that says when to try again', async () => {
  const graph = await openFakeGraph();
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 1)]);
  const body = { detail: 'There are several unpaid orders.' };
  graph.shop.on('POST /checkout', () => ({ status: 429, headers: { 'retry-after': '60' }, body }));
  const { data } = await graph.ask(COMPLETE, { input: input() }, CART_TOKEN);
  expect(data).toMatchObject({ result: { code: 'TOO_MANY_ATTEMPTS', message: body.detail, retryAfterSeconds: 60 } });
});

test('goods with a minimum age are ordered with a declaration, which the shop API is told', async () => {
  const graph = await openFakeGraph();
  serveCart(graph.shop, [cartItemRecord(1, 'plain', 1, { minimum_age: 18 }), cartItemRecord(2, 'few', 1)]);
  let sent: unknown;
  graph.shop.on('POST /checkout', ({ body }) => {
    sent = body;
    return { status: 409, body: { code: 'cart_empty' } };
  });
  const order = (declaredAge?: number) => graph.ask(COMPLETE, { input: input({ declaredAge }) }, CART_TOKEN);
  const refused = { result: { code: 'INVALID_FIELDS', fields: [{ field: 'declaredAge' }] } };
  expect((await order()).data).toMatchObject(refused);
  expect((await order(17)).data).toMatchObject(refused);
  expect(sent).toBeUndefined();
  expect((await order(18)).data).toMatchObject({ result: { code: 'CART_EMPTY' } });
  expect(sent).toMatchObject({ declared_age: 18 });
});
