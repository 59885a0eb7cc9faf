import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PaymentRecording } from '../graph/order/order.rest.ts';
import type { CardPayments } from '../graph/payment/card-payments.ts';
import type { PaymentEvent } from '../graph/payment/card-payments.ts';
import { serveRoutes } from './serve-routes.fixture.ts';
import { webhookRoutes } from './webhooks.ts';

const event: PaymentEvent = { eventId: 'evt_1', orderId: 'o-1', outcome: 'paid', reference: 'cs_1' };
const record = vi.fn<(event: PaymentEvent) => Promise<PaymentRecording>>();
let logged: string[] = [];
/** A fake provider whose signature is its name. */
const cards: CardPayments = {
  name: 'provider',
  isTest: true,
  start: async () => null,
  readEvent: async (body, headers) =>
    headers['x-signature'] !== 'provider' ? null : body.toString() === 'paid' ? event : 'other',
};

async function open(takesCards = true): Promise<string> {
  const options = {
    cards: takesCards ? cards : null,
    record,
    logger: pino({}, { write: (line) => logged.push(line) }),
  };
  return `${(await serveRoutes(webhookRoutes(options))).url}/webhooks/provider`;
}
const send = async (url: string, body: string, signature = 'provider', method = 'POST') =>
  (await fetch(url, { method, headers: { 'x-signature': signature }, ...(method === 'POST' && { body }) })).status;

beforeEach(() => {
  record.mockReset().mockResolvedValue('recorded');
  logged = [];
});

test('records a payment at the shop API', async () => {
  expect(await send(await open(), 'paid')).toBe(200);
  expect(record).toHaveBeenCalledWith(event);
});

test('returns 503 when the shop API cannot record an event, and 200 for an unknown order', async () => {
  const url = await open();
  record.mockRejectedValueOnce(new Error('down'));
  expect(await send(url, 'paid')).toBe(503);
  record.mockResolvedValueOnce('unknown');
  expect(await send(url, 'paid')).toBe(200);
});

test('accepts a payment that the shop refuses for good, so that it is not repeated, and logs what to do', async () => {
  record.mockResolvedValueOnce('cancelled');
  expect(await send(await open(), 'paid')).toBe(200);
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      level: 50,
      orderId: 'o-1',
      eventId: 'evt_1',
      msg: 'a payment of a cancelled order: refund it at the provider',
    }),
  ]);
});

test.each([
  ['forged', 'paid', 'another', 'POST', 400],
  ['about something else', 'refunded', 'provider', 'POST', 200],
  ['no POST', '', 'provider', 'GET', 405],
  ['too long', 'x'.repeat(300_000), 'provider', 'POST', 413],
])('records nothing for a message that is %s', async (_, body, signature, method, status) => {
  expect(await send(await open(), body, signature, method)).toBe(status);
  expect(record).not.toHaveBeenCalled();
});

test('returns 404 without a card provider', async () => expect(await send(await open(false), 'paid')).toBe(404));

test('returns 404 for a provider that is not configured', async () => {
  expect(await send((await open()).replace('provider', 'another'), 'paid')).toBe(404);
  expect(record).not.toHaveBeenCalled();
});
