import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import type { Order } from '../order.ts';
import { order as undated } from '../order.fixture.ts';
import { sampleStores as stores } from '../../sample-shop-file.fixture.ts';
import { statusMail, type OrderUpdate } from './status-mails.rules.ts';

const order: Order = {
  ...undated,
  delivery: { ...undated.delivery, date: '2026-11-25', latestDate: '2026-11-25' },
};
const collected: Partial<Order> = {
  paymentMethod: 'pay_in_store',
  delivery: { ...order.delivery, method: 'collection', store: stores[0] ?? null },
};
const day = { earliest: '2026-11-24', latest: '2026-11-24' };

test.each<[string, Partial<Order>, OrderUpdate, string, string[]]>([
  [
    'paid',
    {},
    { kind: 'paid', dispatch: day, isShort: false },
    'We’ve received your payment for order ORD-100042',
    ['Dispatch: Tuesday 24 November 2026', 'Expected: Wednesday 25 November 2026'],
  ],
  [
    'paid, to be collected',
    collected,
    { kind: 'paid', dispatch: day, isShort: false },
    'We’ve received your payment for order ORD-100042',
    ['Expected to be ready by Wednesday 25 November 2026, or within 1 opening hour if the store has everything.'],
  ],
  [
    'paid when part of it was sold',
    {},
    { kind: 'paid', dispatch: null, isShort: true },
    'We’ve received your payment for order ORD-100042',
    ['Some of your items sold out'],
  ],
  [
    'ready and unpaid',
    { ...collected, expiresAt: '2026-11-26T18:00:00.000Z' },
    { kind: 'ready' },
    'Order ORD-100042 is ready to collect',
    [
      'Please pay £5.94 when you collect it.',
      'until 26 November 2026 at 18:00',
      '14 Lantern Yard',
      'Saturday: 9:00 am – 5:00 pm',
    ],
  ],
  [
    'ready and paid',
    { ...collected, paidAt: order.placedAt },
    { kind: 'ready' },
    'Order ORD-100042 is ready to collect',
    ['There’s nothing to pay.'],
  ],
  [
    'dispatched',
    {},
    { kind: 'dispatched' },
    'Order ORD-100042 is on its way',
    ['Expected: Wednesday 25 November 2026'],
  ],
  [
    'dispatched with a carrier that has no number',
    { tracking: { carrier: 'DPD', number: '', url: '' } },
    { kind: 'dispatched' },
    'Order ORD-100042 is on its way',
    ['Your parcel is travelling with DPD.'],
  ],
  [
    'not paid in time',
    {},
    { kind: 'cancelled', why: 'not_paid', keptUntil: '2026-11-30T23:59:59.000Z' },
    'Order ORD-100042 has been cancelled',
    [
      'until the end of Monday 30 November, but we haven’t received your payment',
      'If you’ve already sent your payment',
    ],
  ],
  [
    'not collected in time',
    collected,
    { kind: 'cancelled', why: 'not_paid', keptUntil: '2026-11-26T18:00:00.000Z' },
    'Order ORD-100042 has been cancelled',
    ['in store until 26 November 2026 at 18:00'],
  ],
  [
    'failed card',
    { paymentMethod: 'card' },
    { kind: 'cancelled', why: 'card_failed', keptUntil: null },
    'Order ORD-100042 has been cancelled',
    ['You haven’t been charged'],
  ],
  [
    'cancelled by the shop, paid',
    { paidAt: order.placedAt },
    { kind: 'cancelled', why: 'by_shop', keptUntil: null },
    'Order ORD-100042 has been cancelled',
    ['We’ll refund £5.94 the way you paid.'],
  ],
  [
    'cancelled by the shop, paid and refunded in part',
    { paidAt: order.placedAt, refunds: [{ reference: 'RMA-1', amount: 94, at: order.placedAt }] },
    { kind: 'cancelled', why: 'by_shop', keptUntil: null },
    'Order ORD-100042 has been cancelled',
    ['We’ll refund £5.00 the way you paid.'],
  ],
  [
    'cancelled by the shop, unpaid',
    {},
    { kind: 'cancelled', why: 'by_shop', keptUntil: null },
    'Order ORD-100042 has been cancelled',
    ['There’s nothing to pay.'],
  ],
])('%s', (_, more, news, subject, words) => {
  const mail = statusMail({ ...order, ...more }, news, testCompanyDetails);
  expect(mail).toMatchObject({ to: 'ada@shopper.example', subject });
  for (const said of ['Hello Ada,', 'https://shop.example/order/abc123?key=the-key', ...words])
    expect(mail.text).toContain(said);
  expect(mail.html).toContain('<a href="https://shop.example/order/abc123?key=the-key"');
});

test('quotes no free text, since the recipient may be someone else', () => {
  const contact = { ...order.contact, firstName: 'Visit evil.example', lastName: 'evil.example' };
  const { text, html } = statusMail({ ...order, contact }, { kind: 'dispatched' }, testCompanyDetails);
  expect(`${text}${html}`).not.toContain('evil');
});
