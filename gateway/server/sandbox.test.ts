import { expect, test } from 'vitest';
import { encodeId } from '../graph/ids.rules.ts';
import { mutationOf } from '../testing/mutation-of.ts';
import { useHttpGateway, type HttpAnswer } from './http-gateway.fixture.ts';

const cards = {
  name: 'provider',
  isTest: false,
  start: async () => 'https://pay.example/',
  readEvent: async () => null,
};
const http = useHttpGateway({}, undefined, cards);
const ADD = mutationOf('cartLineAdd', 'line { quantity }');
const COMPLETE = mutationOf(
  'checkoutComplete',
  'paymentUrl order { id number isTest path status }',
  '__typename ... on UserError { code }',
);
const QUANTITY = '{ cart { quantity } }';
const STOCK = '{ product(path: "/lamp-1/") { stock { quantity } } }';

const bearer = (answer: HttpAnswer) => ({ authorization: `Bearer ${answer.headers.get('x-cart-token')}` });
const add = (headers: Record<string, string>, more: object = {}) =>
  http.ask(ADD, { input: { productId: encodeId('Product', '/lamp-1/'), quantity: 2, ...more } }, headers);
const order = {
  contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
  delivery: { method: 'ADDRESS', address: { address1: '1 High Street', city: 'Leeds', postcode: 'LS1 4DT' } },
};
const complete = (
  headers: Record<string, string>,
  paymentMethod = 'BANK_TRANSFER',
  idempotencyKey = 'order-of-the-sandbox',
) => http.ask(COMPLETE, { input: { ...order, idempotencyKey, paymentMethod } }, headers);
const keys = () => ({
  sandbox: { 'x-partner-key': http.partner({ kind: 'sandbox' }) },
  real: { 'x-partner-key': http.partner() },
});

test('a sandbox key places a test order, which takes no stock', async () => {
  const { sandbox } = keys();
  const before = (await http.ask(STOCK, {}, sandbox)).json.data;
  const cart = { ...sandbox, ...bearer(await add(sandbox)) };
  expect((await http.ask(QUANTITY, {}, cart)).json.data).toEqual({ cart: { quantity: 2 } });
  const { json } = await complete(cart);
  expect(json.data).toMatchObject({
    result: { order: { number: 'ORD-900000001', isTest: true, status: 'AWAITING_PAYMENT' } },
  });
  expect((await http.ask(STOCK, {}, sandbox)).json.data).toEqual(before);
});

test('a test is paid by card only where the provider takes no real money', async () => {
  const { sandbox, real } = keys();
  const cart = { ...sandbox, ...bearer(await add(sandbox)) };
  const pay = async (headers: Record<string, string>) =>
    (await complete(headers, 'CARD', 'paid-by-card')).json.data?.result as {
      code?: string;
      paymentUrl?: string | null;
      order?: { id: string; path: string };
    };
  expect((await pay(cart)).code).toBe('INVALID_FIELDS');
  expect((await pay({ ...real, ...bearer(await add(real)) })).paymentUrl).toBe('https://pay.example/');
  cards.isTest = true;
  const { paymentUrl, order } = await pay(cart);
  expect(paymentUrl).toBe('https://pay.example/');
  cards.isTest = false;
  const input = { orderId: order?.id, key: new URL(order?.path ?? '', 'http://shop').searchParams.get('key') };
  const start = mutationOf('orderPaymentStart', '__typename', '... on UserError { code }');
  expect((await http.ask(start, { input }, real)).json.data).toEqual({ result: { code: 'ORDER_NOT_PAYABLE' } });
});

test('tests and real carts do not open one another, even with the same cart key', async () => {
  const { sandbox, real } = keys();
  const cartKey = 'one-cart-key-for-both-of-them';
  const [test, cart] = [bearer(await add(sandbox, { cartKey })), bearer(await add(real, { cartKey }))];
  const quantityOf = async (headers: Record<string, string>) => (await http.ask(QUANTITY, {}, headers)).json.data;
  const two = { cart: { quantity: 2 } };
  expect([await quantityOf({ ...sandbox, ...test }), await quantityOf({ ...real, ...cart })]).toEqual([two, two]);
  for (const [key, token] of [
    [real, test],
    [sandbox, cart],
  ] as const) {
    expect(await quantityOf({ ...key, ...token })).not.toEqual(two);
    expect((await complete({ ...key, ...token })).json.data).toMatchObject({ result: { code: 'CART_EMPTY' } });
  }
});

test('a sandbox key changes nothing else', async () => {
  const { sandbox } = keys();
  const { code, text, json } = await http.ask(
    'mutation { customerLogIn(input: { email: "ann@example.com", password: "a long password" }) { __typename } }',
    {},
    sandbox,
  );
  expect([code, text]).toEqual(['SANDBOX_REFUSED', expect.stringContaining('carts and orders alone')]);
  expect(json.errors?.[0]?.extensions).toMatchObject({ docs: '/docs/errors#error-SANDBOX_REFUSED' });
});
