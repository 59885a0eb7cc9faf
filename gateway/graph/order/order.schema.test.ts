import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFakeGraph, type FakeGraph } from '../../testing/fake-graph.ts';
import { cartItemRecord } from '../../testing/records.ts';

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

let graph: FakeGraph;
beforeEach(async () => void (graph = await openFakeGraph()));
afterEach(() => graph.close());

const read = async (more: object) => {
  graph.shop.on('GET /orders/o-1', () => ({ body: { ...ORDER, ...more } }));
  const { data } = await graph.ask(
    '{ order(id: "o-1", key: "order-access-key") { vatNumber invoicePath invoice { number issuedAt taxPoint } } }',
  );
  return (data as { order: object }).order;
};
const invoicePath = '/order/o-1/invoice?key=order-access-key';

test.each([
  ['before payment', { invoice: null }, { vatNumber: null, invoice: null }],
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
  expect(await read(more)).toEqual({ ...expected, invoicePath });
});

test('an order carries its key, the URL of its page, and the condition of each line', async () => {
  const items = [undefined, 'refurbished'].map((condition, index) => ({
    ...cartItemRecord(index, 'plain', 1, { condition }),
    total_inc_vat: 29.99,
    total_ex_vat: 24.99,
  }));
  graph.shop.on('GET /orders/o-1', () => ({ body: { ...ORDER, items } }));
  const { data } = await graph.ask(
    '{ order(id: "o-1", key: "order-access-key") { accessKey url path lines { condition } } }',
  );
  expect(data).toEqual({
    order: {
      accessKey: 'order-access-key',
      url: 'http://127.0.0.1:4000/order/o-1?key=order-access-key',
      path: '/order/o-1?key=order-access-key',
      lines: [{ condition: 'NEW' }, { condition: 'REFURBISHED' }],
    },
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
  graph.shop.on('GET /orders/o-1', () => ({ body: { ...ORDER, delivery: { ...ORDER.delivery, ...more } } }));
  const { data } = await graph.ask(
    '{ order(id: "o-1", key: "order-access-key") { delivery { tracking { carrier number url } } } }',
  );
  expect(data).toEqual({ order: { delivery: { tracking } } });
});

test.each([
  ['nothing', {}, 0],
  ['a part', { refunded: 12.5 }, 1_250],
])('an order says what was refunded: %s', async (_, more, pence) => {
  graph.shop.on('GET /orders/o-1', () => ({ body: { ...ORDER, ...more } }));
  const { data } = await graph.ask('{ order(id: "o-1", key: "order-access-key") { refunded { pence } } }');
  expect(data).toEqual({ order: { refunded: { pence } } });
});
