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

const SUBJECTS = {
  paid: 'We’ve received your payment for order ORD-100042',
  ready: 'Order ORD-100042 is ready to collect',
  dispatched: 'Order ORD-100042 is on its way',
  cancelled: 'Order ORD-100042 has been cancelled',
};
const paid = { kind: 'paid', dispatch: day, isShort: false } as const;
const ready = { kind: 'ready' } as const;
const dispatched = { kind: 'dispatched' } as const;
const cancelled = (why: 'not_paid' | 'card_failed' | 'by_shop', keptUntil: string | null = null) =>
  ({ kind: 'cancelled', why, keptUntil }) as const;
const paidAt = order.placedAt;
const refunds = [{ reference: 'RMA-1', amount: 94, at: paidAt }];
const tracking = { carrier: 'DPD', number: '', url: '' };
const CLOSING = '2026-11-26T18:00:00.000Z';
const MIDNIGHT = '2026-11-30T23:59:59.000Z';
const unpaid = { ...collected, expiresAt: CLOSING };

test.each<[string, Partial<Order>, OrderUpdate & { kind: keyof typeof SUBJECTS }, string[]]>([
  ['paid', {}, paid, ['Dispatch: Tuesday 24 November 2026', 'Expected: Wednesday 25 November 2026']],
  ['paid, to be collected', collected, paid, ['ready by Wednesday 25 November 2026, or within 1 opening hour']],
  ['paid when part of it was sold', {}, { ...paid, dispatch: null, isShort: true }, ['Some of your items sold out']],
  ['ready and unpaid', unpaid, ready, ['Please pay £5.94 when', 'until 26 November 2026 at 18:00', '14 Lantern Yard']],
  ['ready and paid', { ...collected, paidAt }, ready, ['There’s nothing to pay.']],
  ['dispatched', {}, dispatched, ['Expected: Wednesday 25 November 2026']],
  ['dispatched with a carrier without a number', { tracking }, dispatched, ['Your parcel is travelling with DPD.']],
  ['not paid in time', {}, cancelled('not_paid', MIDNIGHT), ['end of Monday 30 November', 'If you’ve already sent']],
  ['not collected in time', collected, cancelled('not_paid', CLOSING), ['in store until 26 November 2026 at 18:00']],
  ['failed card', { paymentMethod: 'card' }, cancelled('card_failed'), ['You haven’t been charged']],
  ['cancelled by the shop, paid', { paidAt }, cancelled('by_shop'), ['We’ll refund £5.94 the way you paid.']],
  ['cancelled, refunded in part', { paidAt, refunds }, cancelled('by_shop'), ['We’ll refund £5.00 the way']],
  ['cancelled by the shop, unpaid', {}, cancelled('by_shop'), ['There’s nothing to pay.']],
])('%s', (_, more, news, words) => {
  const mail = statusMail({ ...order, ...more }, news, testCompanyDetails);
  expect(mail).toMatchObject({ to: 'ada@shopper.example', subject: SUBJECTS[news.kind] });
  for (const said of ['Hello Ada,', 'https://shop.example/order/abc123?key=the-key', ...words])
    expect(mail.text).toContain(said);
  expect(mail.html).toContain('<a href="https://shop.example/order/abc123?key=the-key"');
});

test('quotes no free text, since the recipient may be someone else', () => {
  const contact = { ...order.contact, firstName: 'Visit evil.example', lastName: 'evil.example' };
  const { text, html } = statusMail({ ...order, contact }, { kind: 'dispatched' }, testCompanyDetails);
  expect(`${text}${html}`).not.toContain('evil');
});
