import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lineTotal, unitPrice, zeroPrice } from '@storefront/domain/money.rules.ts';
import { listen, stop } from '../../testing/listen.fixture.ts';
import type { Order } from '../order/order.rules.ts';
import { createStripePayments } from './stripe.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';
const order = {
  id: 'o-1',
  number: 'ORD-100001',
  accessKey: 'key of the order',
  placedAt: '2026-11-21T10:00:00Z',
  contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', phone: '02079460123' },
  discounts: [] as Order['discounts'],
  lines: [
    { name: 'Bari', quantity: 3, price: unitPrice(249_900), total: lineTotal({ incVat: 2_999 }, 3) },
    { name: 'Bulb', quantity: 3, price: unitPrice(300), total: lineTotal({ incVat: 4 }, 3) },
  ],
  delivery: { method: 'address', optionName: '', charge: lineTotal({ incVat: 594 }, 1) },
} as unknown as Order;

const EMAIL_REFUSED = {
  status: 400,
  body: {
    error: { type: 'invalid_request_error', code: 'email_invalid', param: 'customer_email', message: 'Invalid' },
  },
};

/** A fake of Stripe's API: the requests it received, and its response. */
const received: { request: IncomingMessage; body: URLSearchParams }[] = [];
let answer = { status: 200, body: {} as object };
let refusesEmails = false;
const onFailure = vi.fn();
const server = createServer(async (request, response) => {
  const body = new URLSearchParams(await text(request));
  received.push({ request, body });
  const { status, body: content } = refusesEmails && body.has('customer_email') ? EMAIL_REFUSED : answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
});
let payments: ReturnType<typeof createStripePayments>;

beforeAll(async () => {
  payments = createStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: await listen(server),
    publicUrl: 'https://shop.example',
    onFailure,
  });
});
beforeEach(() => {
  received.length = 0;
  refusesEmails = false;
  onFailure.mockReset();
  answer = { status: 200, body: { id: 'cs_1', url: 'https://pay.example/cs_1' } };
});
afterAll(() => stop(server));

test('charges the order’s total, and returns the shopper to the order’s page', async () => {
  expect(await payments.start(order)).toBe('https://pay.example/cs_1');
  const [{ request, body }] = received as [(typeof received)[number]];
  expect(request.url).toBe('/v1/checkout/sessions');
  const amounts = [0, 1, 2].map(
    (item) =>
      Number(body.get(`line_items[${item}][price_data][unit_amount]`)) *
      Number(body.get(`line_items[${item}][quantity]`)),
  );
  expect(amounts).toEqual([3 * 2_999, 3 * 4, 594]);
  expect(body.get('client_reference_id')).toBe('o-1');
  expect(body.get('success_url')).toBe('https://shop.example/order/o-1?key=key%20of%20the%20order');
  expect(Number(body.get('expires_at'))).toBe(Date.parse('2026-11-21T11:00:00Z') / 1000);
});

test('charges the total of a discounted order as one item', async () => {
  await payments.start({ ...order, discounts: [{ name: 'Autumn sale', incVat: 1_003 }] });
  const body = received[0]?.body;
  expect(body?.get('line_items[0][price_data][unit_amount]')).toBe(String(3 * 2_999 + 3 * 4 + 594 - 1_003));
  expect(body?.get('line_items[0][price_data][product_data][name]')).toBe(`Order ${order.number}`);
  expect(body?.has('line_items[1][quantity]')).toBe(false);
});

test('sends the same idempotency key and session for a second attempt', async () => {
  await payments.start(order);
  await payments.start(order);
  expect(received.map(({ request }) => request.headers['idempotency-key'])).toEqual(['order-o-1', 'order-o-1']);
  expect(received[0]?.body.toString()).toBe(received[1]?.body.toString());
});

test('retries without the email address when Stripe rejects it', async () => {
  refusesEmails = true;
  expect(await payments.start({ ...order, contact: { ...order.contact, email: 'jörg@example.com' } })).toBe(
    'https://pay.example/cs_1',
  );
  expect(received.map(({ request, body }) => [request.headers['idempotency-key'], body.get('customer_email')])).toEqual(
    [
      ['order-o-1', 'jörg@example.com'],
      ['order-o-1-without-email', null],
    ],
  );
  expect(onFailure).not.toHaveBeenCalled();
});

test('omits the line item for free delivery', async () => {
  await payments.start({ ...order, delivery: { ...order.delivery, charge: zeroPrice } });
  expect(received[0]?.body.has('line_items[2][quantity]')).toBe(false);
});

test('reports a failure of Stripe and returns null', async () => {
  answer = { status: 500, body: { error: { message: 'no' } } };
  expect(await payments.start(order)).toBeNull();
  expect(onFailure).toHaveBeenCalledWith('ORD-100001', expect.anything());
});

describe('readEvent', () => {
  const signed = (payload: string, secret = WEBHOOK_SECRET) =>
    new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret });
  const message = (type: string, more: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: { object: { id: 'cs_1', client_reference_id: 'o-1', payment_status: 'paid', ...more } },
    });

  test.each([
    ['checkout.session.completed', {}, 'paid'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, null],
    ['checkout.session.async_payment_succeeded', {}, 'paid'],
    ['checkout.session.async_payment_failed', {}, 'failed'],
    ['checkout.session.expired', {}, 'expired'],
    ['checkout.session.expired', { client_reference_id: null }, null],
    ['charge.refunded', {}, null],
  ])('reads %s %j as %s', async (type, more, outcome) => {
    const payload = message(type, more);
    expect(await payments.readEvent(Buffer.from(payload), { 'stripe-signature': signed(payload) })).toEqual(
      outcome ? { eventId: 'evt_1', orderId: 'o-1', outcome, reference: 'cs_1' } : 'other',
    );
  });

  test.each([
    ['another’s signature', signed(message('checkout.session.completed'), 'whsec_of_another')],
    ['that of another body', signed(message('checkout.session.expired'))],
    ['none', ''],
  ])('returns null for an event with the signature: %s', async (_, signature) => {
    expect(
      await payments.readEvent(Buffer.from(message('checkout.session.completed')), { 'stripe-signature': signature }),
    ).toBeNull();
  });
});
