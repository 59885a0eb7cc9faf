import { expect, test } from 'vitest';
import { useFakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { createRestClient } from '../../upstream/client.ts';
import { recordPayment } from './order.rest.ts';

const ORDER = {
  id: 'o-1',
  number: 'ORD-1',
  access_key: 'order-access-key',
  placed_at: '2026-11-21T10:00:00Z',
  status: 'awaiting_payment',
  contact: { email: 'ann@example.com' },
  items: [],
  delivery: { method: 'collection', cost: 0 },
  payment_method: 'bank_transfer',
};
const INVOICE = { number: 'INV-100042', issued_at: '2026-11-23T23:30:00Z', tax_point: '2026-11-23' };

const graph = useFakeGraph();

const read = async (fields: string, more: object = {}) => {
  graph.shop.on('GET /orders/o-1', () => ({ body: { ...ORDER, ...more } }));
  const { data, errors } = await graph.ask(`{ order(id: "o-1", key: "order-access-key") { ${fields} } }`);
  expect(errors).toEqual([]);
  return (data as { order: object }).order;
};
const invoicePath = '/order/o-1/invoice?key=order-access-key';

test.each([
  ['from a shop API without invoices', {}, { vatNumber: null, invoice: null }],
  [
    'of a paid order',
    { vat_number: 'GB 980 7806 84', invoice: INVOICE },
    {
      vatNumber: 'GB 980 7806 84',
      invoice: { number: 'INV-100042', issuedAt: '2026-11-23T23:30:00.000Z', taxPoint: '2026-11-23' },
    },
  ],
  ['that is broken', { invoice: { number: 'INV-1' } }, { vatNumber: null, invoice: null }],
])('the invoice %s', async (_, more, expected) => {
  expect(await read('vatNumber invoicePath invoice { number issuedAt taxPoint }', more)).toEqual({
    ...expected,
    invoicePath,
  });
});

test('an order carries its key, its page’s URL, a formatted postcode, and the condition of each line', async () => {
  const items = [undefined, 'refurbished'].map((condition, index) => ({
    ...cartItemRecord(index, 'plain', 1, { condition }),
    total_inc_vat: 29.99,
    total_ex_vat: 24.99,
  }));
  const billing = { first_name: 'Ann', last_name: 'Lee', address1: '1 High Street', city: 'Leeds', postcode: 'ls14dt' };
  const fields = 'accessKey url path lines { condition } billingAddress { postcode }';
  expect(await read(fields, { items, billing })).toEqual({
    billingAddress: { postcode: 'LS1 4DT' },
    accessKey: 'order-access-key',
    url: 'http://127.0.0.1:4000/order/o-1?key=order-access-key',
    path: '/order/o-1?key=order-access-key',
    lines: [{ condition: 'NEW' }, { condition: 'REFURBISHED' }],
  });
});

test.each([
  ['nothing', {}, null],
  ['an empty tracking', { tracking: { carrier: 'DPD', number: '', url: '' } }, null],
  ['a broken tracking', { tracking: 'AB1' }, null],
  [
    'a link that is not https',
    { tracking: { carrier: '', number: 'AB1', url: 'javascript:alert(1)' } },
    { carrier: null, number: 'AB1', url: null },
  ],
  [
    'all of it',
    { tracking: { carrier: 'DPD', number: 'AB1', url: 'https://dpd.example/AB1' } },
    { carrier: 'DPD', number: 'AB1', url: 'https://dpd.example/AB1' },
  ],
])('a parcel is followed by what the shop API gives: %s', async (_, more, tracking) => {
  const delivery = { ...ORDER.delivery, ...more };
  expect(await read('delivery { tracking { carrier number url } }', { delivery })).toEqual({ delivery: { tracking } });
});

test.each([
  ['nothing', {}, 0],
  ['a part', { refunded: 12.5 }, 1_250],
])('an order says what was refunded: %s', async (_, more, pence) => {
  expect(await read('refunded { pence }', more)).toEqual({ refunded: { pence } });
});

const CALL = 'POST /track_order';
const TRACK = `mutation ($number: String!, $known: String!) {
  orderTrack(input: { number: $number, emailOrPostcode: $known }) {
    ... on UserError { code message }
    ... on InvalidFieldsError { fields { field } }
    ... on TooManyAttemptsError { retryAfterSeconds }
    ... on OrderTrackPayload { order { number status isCollected storeName earliestDate latestDate } }
  }
}`;

const track = async (number = ' ORD-100042 ', known = 'LS1 4DT') => {
  const { data, calls } = await graph.ask(TRACK, { number, known });
  return { result: (data as { orderTrack: Record<string, unknown> }).orderTrack, calls };
};

test('an order is tracked with one call, which carries the caller’s address for the limit', async () => {
  const asked: unknown[] = [];
  graph.shop.on(CALL, ({ body }) => {
    asked.push(body);
    return {
      body: {
        number: 'ORD-100042',
        placed_at: ORDER.placed_at,
        status: 'dispatched',
        method: 'address',
        date: '2026-11-24',
      },
    };
  });
  expect(await track()).toEqual({
    calls: [CALL],
    result: {
      order: {
        number: 'ORD-100042',
        status: 'DISPATCHED',
        isCollected: false,
        storeName: null,
        earliestDate: '2026-11-24',
        latestDate: '2026-11-24',
      },
    },
  });
  expect(asked).toEqual([{ number: 'ORD-100042', email_or_postcode: 'LS1 4DT', client_address: '203.0.113.9' }]);
});

test.each([
  [{ status: 404, body: { code: 'order_not_found', detail: 'Please check both.' } }, 'ORDER_NOT_FOUND'],
  [{ status: 404, body: { detail: 'Not Found' } }, 'TRACKING_UNAVAILABLE'],
  [{ status: 400, body: { detail: 'No such number.' } }, 'TRACKING_REFUSED'],
  [{ status: 429, headers: { 'retry-after': '60' }, body: { detail: 'Too many.' } }, 'TOO_MANY_ATTEMPTS'],
])('the answer %j is %s', async (answer, code) => {
  graph.shop.on(CALL, () => answer);
  expect((await track()).result).toMatchObject({ code });
});

test('empty fields are refused without a call', async () => {
  expect(await track(' ', '')).toMatchObject({
    calls: [],
    result: { code: 'INVALID_FIELDS', fields: [{ field: 'number' }, { field: 'emailOrPostcode' }] },
  });
});

const MONEY = '{ incVat { pence } exVat { pence } }';
const TOTALS = `lines { lineTotal ${MONEY} } goods ${MONEY} deliveryCharge ${MONEY} total ${MONEY} vat { pence }`;

/** 1,000 bolts at 5p inc VAT: £50.00. */
const bolts = { price: 0.0417, quantity: 1_000 };

test.each([
  ['by the rules of now where the shop API keeps none', {}, { exVat: 4_167, vat: 833 }],
  ['that the shop API keeps', { total_inc_vat: 50, total_ex_vat: 40 }, { exVat: 4_000, vat: 1_000 }],
])('computes the totals of an order: %s', async (_, more, { exVat, vat }) => {
  const items = [{ ...cartItemRecord(1, 'bolt', 1), ...bolts, ...more }];
  expect(await read(TOTALS, { items, delivery: { method: 'collection', cost: 4.95 } })).toEqual({
    lines: [{ lineTotal: { incVat: { pence: 5_000 }, exVat: { pence: exVat } } }],
    goods: { incVat: { pence: 5_000 }, exVat: { pence: exVat } },
    deliveryCharge: { incVat: { pence: 594 }, exVat: { pence: 495 } },
    total: { incVat: { pence: 5_594 }, exVat: { pence: exVat + 495 } },
    vat: { pence: vat + 99 },
  });
});

test.each([
  ['recorded', 200, {}],
  ['unknown', 404, {}],
  ['cancelled', 409, { code: 'order_cancelled', detail: 'This order was cancelled' }],
])('a payment is %s when the shop answers %d', async (recording, status, body) => {
  graph.shop.on('POST /orders/o-1/payment', () => ({ status, body }));
  const rest = createRestClient({ url: graph.shop.url });
  const event = { eventId: 'evt_1', orderId: 'o-1', outcome: 'paid', reference: 'cs_1' } as const;
  expect(await recordPayment({ rest, pricesIncludeVat: false }, event)).toBe(recording);
  await rest.close();
});
