import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import type { Tables } from '../../database/tables.ts';
import type { CheckoutChoices } from '../order.ts';
import { address } from '../order.fixture.ts';
import { levelsIn, placeOrder, restock } from './order-places.fixture.ts';
import { createOrderStore } from './order-store.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const PACKING = 'packing@shop.example';
const delivered: Partial<CheckoutChoices> = {
  paymentMethod: 'card',
  delivery: { method: 'address', address, store: null, cost: 50_000, date: null, latestDate: null, terms: null },
};
const paid = { eventId: 'evt-1', outcome: 'paid', reference: 'pay-1' } as const;
const whole = { amount: null, reference: 'all', returned: 'all' as const };

eachDatabase(({ open }) => {
  /** An order that is paid by card, and left the shop if it says so. */
  async function place(...actions: ('paid' | 'dispatched')[]) {
    const db = await open();
    const store = createOrderStore(db, { ...testCompanyDetails, ordersEmail: PACKING });
    await restock(db, { 1: 9 });
    const { id, row } = await placeOrder(db, store, now, delivered);
    for (const action of actions)
      await (action === 'paid' ? store.pay(id, paid, now) : store.act(row, 'dispatched', now));
    return { db, store, id, number: row };
  }
  const mailsTo = async (db: Kysely<Tables>, who: 'shop' | 'shopper') =>
    (await readOutbox(db)).filter(({ to }) => (to === PACKING) === (who === 'shop'));

  test('tells the shop of an order when it is placed and when its card is paid, once each', async () => {
    const { db, store, id } = await place();
    await store.pay(id, paid, now);
    await store.pay(id, paid, now);
    const mails = (await mailsTo(db, 'shop')).sort((a, b) => a.subject.localeCompare(b.subject));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'New order ORD-100001: £18.00, Card',
      'Order ORD-100001 is paid: £18.00',
    ]);
    for (const text of ['Ada Byron', 'LS1 4AP', '1 × Lamp 1']) expect(mails[0]?.text).toContain(text);
  });

  test('goes from paid to delivered with the tracking in its mail; a repeated action mails nobody', async () => {
    const { db, store, number } = await place('paid');
    const tracking = { carrier: 'Royal Mail', number: 'AB123', url: 'https://carrier.example/AB123' };
    for (const action of ['preparing', 'preparing', 'dispatched', 'dispatched', 'delivered', 'delivered'] as const)
      await store.act(number, action, now, action === 'dispatched' ? tracking : null);
    expect(await store.byNumber(number)).toMatchObject({ status: 'delivered', tracking });
    const mails = (await mailsTo(db, 'shopper')).filter(({ subject }) => subject.includes('on its way'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Your parcel is travelling with Royal Mail. Its tracking number is AB123.');
    expect(mails[0]?.text).toContain('https://carrier.example/AB123');
  });

  test('a refund is recorded and mailed once, and gives stock back once', async () => {
    const { db, store, number } = await place('paid', 'dispatched');
    const part = { amount: 500, reference: 'RMA-1', returned: [] };
    const results = await Promise.all([store.refund(number, part, now), store.refund(number, part, now)]);
    expect(new Set(results.map((result) => result?.kind))).toEqual(new Set(['already', 'done']));
    expect(await store.refund(number, whole, now)).toMatchObject({ kind: 'done', amount: 1_300 });
    expect(await store.refund(number, whole, now)).toMatchObject({ kind: 'already' });
    expect(await levelsIn(db)).toEqual({ 1: 9 });
    const mails = (await mailsTo(db, 'shopper')).filter(({ subject }) => subject.includes('refund'));
    expect(new Set(mails.map(({ text }) => /refunded £[\d.]+/.exec(text)?.[0]))).toEqual(
      new Set(['refunded £13.00', 'refunded £5.00']),
    );
    expect(mails).toHaveLength(2);
    expect(await store.refund(999, whole, now)).toBeNull();
  });

  test('returned goods are restocked once, in part or after the refund', async () => {
    const { db, store, number } = await place('paid', 'dispatched');
    expect(await levelsIn(db)).toEqual({ 1: 8 });
    const part = { amount: 500, reference: 'RMA-1', returned: [{ sku: 'L-1', quantity: 1 }] };
    expect(await store.refund(number, { ...part, returned: [{ sku: 'L-1', quantity: 2 }] }, now)).toMatchObject({
      kind: 'refused',
    });
    expect(await store.refund(number, part, now)).toMatchObject({ kind: 'done', units: 1 });
    expect(await store.refund(number, part, now)).toMatchObject({ kind: 'already' });
    expect(await store.refund(number, { ...whole, returned: [] }, now)).toMatchObject({ kind: 'done', units: 0 });
    expect(await store.refund(number, whole, now)).toMatchObject({ kind: 'already' });
    expect(await levelsIn(db)).toEqual({ 1: 9 });
  });

  test('all goods of a refunded order can be restocked later, without a mail', async () => {
    const { db, store, number } = await place('paid', 'dispatched');
    await store.refund(number, { ...whole, returned: [] }, now);
    const before = (await readOutbox(db)).length;
    const results = await Promise.all([store.refund(number, whole, now), store.refund(number, whole, now)]);
    expect(new Set(results.map((result) => result?.kind))).toEqual(new Set(['restocked', 'already']));
    expect(await levelsIn(db)).toEqual({ 1: 9 });
    expect(await readOutbox(db)).toHaveLength(before);
  });

  test('a cancelled order gives its stock back once, even when its refund restocks', async () => {
    const { db, store, number } = await place('paid');
    await store.act(number, 'cancel', now);
    expect(await levelsIn(db)).toEqual({ 1: 9 });
    expect(await store.refund(number, whole, now)).toMatchObject({ kind: 'done', amount: 1_800 });
    expect(await levelsIn(db)).toEqual({ 1: 9 });
  });
});
