import { USUAL_DISPATCH } from '@storefront/domain/delivery/dates.rules.ts';
import type { Kysely } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import type { CheckoutChoices } from '../order.ts';
import { sampleStores as stores } from '../../sample-shop-file.fixture.ts';
import { order as sample } from '../order.fixture.ts';
import { countOf, levelsIn, placeOrder, restock } from './order-places.fixture.ts';
import { createOrderStore } from './order-store.ts';
import { readOutbox } from '../../mail/outbox-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import type { Tables } from '../../database/tables.ts';

const placed = new Date('2026-11-23T10:00:00.000Z');
const kept = new Date('2026-11-30T09:59:59.999Z');
const late = new Date('2026-11-30T23:59:59.000Z');
const delivery: CheckoutChoices['delivery'] = {
  ...sample.delivery,
  cost: 0,
  terms: { transitDays: 1, division: 'england-and-wales', goods: [], dispatch: USUAL_DISPATCH },
};
const transfer: Partial<CheckoutChoices> = { paymentMethod: 'bank_transfer', delivery };
const collection: Partial<CheckoutChoices> = {
  paymentMethod: 'pay_in_store',
  delivery: { ...delivery, method: 'collection', store: stores[0] ?? null, terms: null },
};

eachDatabase(({ open }) => {
  const openDatabase = async () => {
    const db = await open();
    return { db, store: createOrderStore(db, testCompanyDetails) };
  };

  let here: Awaited<ReturnType<typeof openDatabase>>;
  beforeEach(async () => {
    here = await openDatabase();
    await restock(here.db, { 1: 9 });
  });
  const order = (more: Partial<CheckoutChoices>) => placeOrder(here.db, here.store, placed, more);
  const mailOf = async (subject: string) => (await readOutbox(here.db)).find((mail) => mail.subject === subject)?.text;

  /** Subjects of the mails after the confirmation, in any order. */
  const news = async (db: Kysely<Tables>) =>
    (await readOutbox(db))
      .map(({ subject }) => subject)
      .filter((subject) => !subject.startsWith('Your Lumen'))
      .sort();

  describe('an unpaid order', () => {
    test('is cancelled once after seven days, and its stock released, however many processes look', async () => {
      const there = await openDatabase();
      const { row, number, expiresAt } = await order(transfer);
      expect(expiresAt).toBe(late.toISOString());
      expect([await here.store.expire(kept), await levelsIn(here.db)]).toEqual([[], { 1: 8 }]);
      const expired = await Promise.all([here, there, here, there].map(({ store }) => store.expire(late)));
      expect(expired.flat().map(({ status }) => status)).toEqual(['cancelled']);
      expect([await levelsIn(here.db), await news(here.db)]).toEqual([
        { 1: 9 },
        [`Order ${number} has been cancelled`],
      ]);
      expect(await here.store.byNumber(row)).toMatchObject({ status: 'cancelled', expiresAt: null, taken: [] });
      const [mail] = await readOutbox(here.db);
      expect(mail?.text).toContain(
        `We held your order ${number} for you until the end of Monday 30 November, but we haven’t received`,
      );
    });

    test('is cancelled with its stock and its mail, or not at all', async () => {
      const { row } = await order(transfer);
      await here.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      expect(await here.store.expire(late)).toEqual([]);
      await here.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect([(await here.store.byNumber(row))?.status, await levelsIn(here.db)]).toEqual([
        'awaiting_payment',
        { 1: 8 },
      ]);
      expect(await here.store.expire(late)).toHaveLength(1);
    });

    test('is cancelled even when many expire at once', { timeout: 60_000 }, async () => {
      await restock(here.db, { 1: 60 });
      for (let count = 0; count < 53; count += 1) await order(transfer);
      expect(await here.store.expire(late)).toHaveLength(53);
      expect(await levelsIn(here.db)).toEqual({ 1: 60 });
    });

    test('is kept in the store until closing time of the third working day after it is ready', async () => {
      const { row, number, expiresAt } = await order(collection);
      expect(expiresAt).toBeNull();
      await here.store.act(row, 'ready', placed);
      expect(await mailOf(`Order ${number} is ready to collect`)).toContain(
        'We’ll hold it for you until 26 November 2026 at 18:00',
      );
      expect(await here.store.expire(new Date('2026-11-26T17:59:59Z'))).toEqual([]);
      expect(await here.store.expire(new Date('2026-11-26T18:00:00Z'))).toHaveLength(1);
      expect(await levelsIn(here.db)).toEqual({ 1: 9 });
    });
  });

  describe('a payment', () => {
    test.each([
      ['a bank transfer', transfer],
      // Promised when the order was placed, before a cut-off that its payment has missed.
      ['a card', { paymentMethod: 'card', delivery: { ...delivery, date: '2026-11-24', latestDate: '2026-11-24' } }],
    ] as const)('starts the dates of %s, and its mail names them', async (_, choices) => {
      const { row, number } = await order(choices);
      const paid = await here.store.act(row, 'paid', new Date('2026-11-26T14:00:00Z'));
      expect(paid).toMatchObject({
        kind: 'done',
        order: {
          status: 'paid',
          paidAt: '2026-11-26T14:00:00.000Z',
          expiresAt: null,
          delivery: { date: '2026-11-30', latestDate: '2026-11-30' },
        },
      });
      expect(await here.store.expire(new Date('2027-01-01T00:00:00Z'))).toEqual([]);
      expect(await mailOf(`We’ve received your payment for order ${number}`)).toContain(
        'Dispatch: Friday 27 November 2026\n\nExpected: Monday 30 November 2026',
      );
    });

    test('issues the next invoice number once, and none when it is not recorded', async () => {
      const [first, second, third] = [await order(transfer), await order(transfer), await order(collection)];
      expect(first.invoiceNumber).toBeNull();
      await here.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      await expect(here.store.act(first.row, 'paid', placed)).rejects.toThrow();
      await here.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      const pay = { eventId: 'event', outcome: 'paid', reference: 'r' } as const;
      await Promise.all([
        here.store.pay(second.id, pay, placed),
        here.store.pay(second.id, { ...pay, eventId: 'another' }, placed),
      ]);
      await here.store.act(first.row, 'paid', placed);
      await here.store.act(third.row, 'ready', placed);
      await here.store.act(third.row, 'collected', placed);
      const numbers = [second, first, third].map(async ({ row }) => (await here.store.byNumber(row))?.invoiceNumber);
      expect(await Promise.all(numbers)).toEqual(['INV-100001', 'INV-100002', 'INV-100003']);
      expect(await mailOf(`We’ve received your payment for order ${first.number}`)).toContain(
        'Your VAT invoice INV-100002 is on your order’s page.',
      );
    });

    test('that arrives after cancellation takes the stock again, and dates start from it', async () => {
      const { row } = await order(transfer);
      await here.store.expire(late);
      expect(await here.store.act(row, 'paid', new Date('2026-12-01T10:00:00Z'))).toMatchObject({
        kind: 'done',
        isShort: false,
        order: { status: 'paid', delivery: { date: '2026-12-02' } },
      });
      expect(await levelsIn(here.db)).toEqual({ 1: 8 });
    });

    test('for goods sold in between is kept, reported to the shop, and promises no day', async () => {
      await restock(here.db, { 1: 1 });
      const { row, number } = await order(transfer);
      await here.store.expire(late);
      await order(transfer);
      expect(await here.store.act(row, 'paid', late)).toMatchObject({
        kind: 'done',
        isShort: true,
        order: { status: 'paid', taken: [], delivery: { date: null } },
      });
      expect(await levelsIn(here.db)).toEqual({ 1: 0 });
      expect(await readOutbox(here.db)).toContainEqual(
        expect.objectContaining({
          to: 'sales@shop.example',
          subject: `Lumen & Latch: ${number} is paid but short of stock`,
          text: expect.stringContaining('1 × Lamp 1 L-1'),
        }),
      );
      const mail = await mailOf(`We’ve received your payment for order ${number}`);
      expect(mail).toContain('Some of your items sold out');
      expect(mail).not.toContain('Expected');
    });

    test('that arrives as the order expires leads to one state', async () => {
      const there = await openDatabase();
      const { id, row } = await order(transfer);
      const event = { eventId: 'evt_1', outcome: 'paid', reference: '' } as const;
      await Promise.all([
        here.store.expire(late),
        there.store.pay(id, event, late),
        there.store.expire(late),
        here.store.pay(id, event, late),
      ]);
      expect([(await here.store.byNumber(row))?.status, await levelsIn(here.db)]).toEqual(['paid', { 1: 8 }]);
    });

    test('that was refunded does not revive the order when its event repeats', async () => {
      const { id, row } = await order({ ...transfer, paymentMethod: 'card' });
      await here.store.pay(id, { eventId: 'evt_1', outcome: 'paid', reference: '' }, placed);
      await here.store.act(row, 'cancel', placed);
      expect((await here.store.pay(id, { eventId: 'evt_2', outcome: 'paid', reference: '' }, placed))?.status).toBe(
        'cancelled',
      );
      expect(await here.store.act(row, 'paid', placed)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('refund'),
      });
      expect(await levelsIn(here.db)).toEqual({ 1: 9 });
    });
  });

  test('each action counts once, from any process, and each mail is written once', async () => {
    const there = await openDatabase();
    const { row, number } = await order(transfer);
    for (const action of ['paid', 'dispatched', 'delivered'] as const) {
      const results = await Promise.all([here, there, here].map(({ store }) => store.act(row, action, placed)));
      expect(results.map((result) => String(result?.kind)).sort()).toEqual(['already', 'already', 'done']);
    }
    expect(await news(here.db)).toEqual([
      `Order ${number} is on its way`,
      `We’ve received your payment for order ${number}`,
    ]);
    expect([await here.store.act(row, 'cancel', placed), (await here.store.byNumber(row))?.status]).toMatchObject([
      { kind: 'refused' },
      'delivered',
    ]);
    expect(await here.store.act(1, 'paid', placed)).toBeNull();
  });

  test('a collected order counts as paid, without a mail', async () => {
    const { row, number } = await order(collection);
    await here.store.act(row, 'ready', placed);
    expect(await here.store.act(row, 'collected', kept)).toMatchObject({
      kind: 'done',
      order: { status: 'delivered', paidAt: kept.toISOString(), expiresAt: null },
    });
    expect(await news(here.db)).toEqual([`Order ${number} is ready to collect`]);
  });

  test('lists orders newest first, by status, page by page', async () => {
    const rows = [];
    for (let count = 0; count < 4; count += 1) rows.push((await order(transfer)).row);
    await here.store.act(rows[1] ?? 0, 'paid', placed);
    const listed = async (status: 'paid' | 'awaiting_payment' | null, before: number | null, limit: number) =>
      (await here.store.list({ isTest: false, status, before, limit })).map(({ number }) => Number(number.slice(4)));
    expect(await listed(null, null, 3)).toEqual(rows.slice(1).reverse());
    expect(await listed(null, rows[1] ?? 0, 3)).toEqual([rows[0]]);
    expect([await listed('paid', null, 3), await listed('awaiting_payment', rows[3] ?? 0, 3)]).toEqual([
      [rows[1]],
      [rows[2], rows[0]],
    ]);
    expect(await countOf(here.db, 'orders')).toBe(4);
  });
});
