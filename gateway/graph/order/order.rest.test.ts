import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';
import { createRestClient } from '../../upstream/client.ts';
import { recordPayment } from './order.rest.ts';

const ORDER =
  '{ order(id: "o-1", key: "the-key-of-it") { lines { lineTotal { incVat { pence } exVat { pence } } } goods { exVat { pence } } deliveryCharge { incVat { pence } exVat { pence } } total { incVat { pence } exVat { pence } } vat { pence } } }';

let graph: FakeGraph;
beforeAll(async () => {
  graph = await openFakeGraph();
});
afterAll(() => graph.close());

/** 1,000 bolts at 5p inc VAT: £50.00. */
const bolts = { price: 0.0417, quantity: 1_000 };

test.each([
  ['by the rules of now where the shop API keeps none', {}, { exVat: 4_167, vat: 833 }],
  ['that the shop API keeps', { total_inc_vat: 50, total_ex_vat: 40 }, { exVat: 4_000, vat: 1_000 }],
])('computes the totals of an order: %s', async (_, more, { exVat, vat }) => {
  graph.shop.on('GET /orders/o-1', () => ({
    body: {
      id: 'o-1',
      number: 'ORD-100001',
      access_key: 'the-key-of-it',
      placed_at: '2026-11-21T10:00:00Z',
      status: 'paid',
      contact: {},
      delivery: { method: 'collection', cost: 4.95 },
      payment_method: 'pay_in_store',
      items: [{ ...cartItemRecord(1, 'bolt', 1), ...bolts, ...more }],
    },
  }));
  const { data, errors } = await graph.ask(ORDER);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    order: {
      lines: [{ lineTotal: { incVat: { pence: 5_000 }, exVat: { pence: exVat } } }],
      goods: { exVat: { pence: exVat } },
      deliveryCharge: { incVat: { pence: 594 }, exVat: { pence: 495 } },
      total: { incVat: { pence: 5_594 }, exVat: { pence: exVat + 495 } },
      vat: { pence: vat + 99 },
    },
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
