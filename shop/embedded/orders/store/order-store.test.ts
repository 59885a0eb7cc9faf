import { describe, expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import type { PaymentEvent } from '../order.ts';
import {
  checkoutOf,
  countOf,
  fillCarts,
  levelsIn,
  placeOrder,
  restock,
  type FilledCart,
} from './order-places.fixture.ts';
import { createOrderStore, type OrderStore } from './order-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import { useCheckoutWorkers } from './checkout-workers.fixture.ts';

const now = new Date('2026-11-23T10:00:00Z');
const SHOPPERS = 50;
/** A level that is read before it is taken lets PostgreSQL oversell in the first rush already. */
const REPEATS = 2;

const withKey = (carts: readonly FilledCart[]) =>
  carts.map((cart) => ({ token: cart.token, checkout: checkoutOf(cart, 'first-key') }));

eachDatabase(({ open, location }) => {
  const workers = useCheckoutWorkers();
  const openDatabase = async () => {
    const db = await open();
    return { db, store: createOrderStore(db, testCompanyDetails) };
  };

  describe.each([1, 2])('over %i connections', { timeout: 60_000 }, (connections) => {
    test.each([1, 5])(`${SHOPPERS} shoppers at once for the last %i are so many orders, twice over`, async (last) => {
      const { db } = await openDatabase();
      workers.open(connections, location());
      for (let repeat = 1; repeat <= REPEATS; repeat += 1) {
        await restock(db, { 1: last });
        expect(await workers.rush(withKey(await fillCarts(db, SHOPPERS, [1])))).toEqual({
          placed: last,
          out_of_stock: SHOPPERS - last,
        });
        expect([await levelsIn(db), await countOf(db, 'orders'), await countOf(db, 'outbox')]).toEqual([
          { 1: 0 },
          last * repeat,
          last * repeat,
        ]);
      }
    });

    test('carts with the same lamps in different order do not deadlock', async () => {
      const { db } = await openDatabase();
      workers.open(connections, location());
      await restock(db, { 1: 15, 2: 15 });
      const carts = [...(await fillCarts(db, 20, [1, 2])), ...(await fillCarts(db, 20, [2, 1]))];
      expect(await workers.rush(withKey(carts))).toEqual({ placed: 15, out_of_stock: 25 });
      expect(await levelsIn(db)).toEqual({ 1: 0, 2: 0 });
    });

    test('one checkout sent twenty times at once makes one order; its key with other content conflicts', async () => {
      const { db } = await openDatabase();
      workers.open(connections, location());
      await restock(db, { 1: 9 });
      const [cart] = (await fillCarts(db, 1, [1])) as [FilledCart];
      expect(await workers.rush(withKey(Array<FilledCart>(20).fill(cart)))).toEqual({ placed: 1, repeated: 19 });
      const others = Array.from({ length: 8 }, (_, index) => ({
        token: cart.token,
        checkout: index < 4 ? checkoutOf(cart, 'first-key', 'PO-9') : checkoutOf(cart, `key-${index}`),
      }));
      expect(await workers.rush(others)).toEqual({ idempotency_conflict: 4, cart_empty: 4 });
      expect([await levelsIn(db), await countOf(db, 'orders'), await countOf(db, 'outbox')]).toEqual([{ 1: 8 }, 1, 1]);
    });

    test('twenty keys for one cart at once make one order', async () => {
      const { db } = await openDatabase();
      workers.open(connections, location());
      await restock(db, { 1: 9 });
      const [cart] = (await fillCarts(db, 1, [1])) as [FilledCart];
      const keys = Array.from({ length: 20 }, (_, index) => checkoutOf(cart, `key-${index}`));
      const outcomes = await workers.rush(keys.map((checkout) => ({ token: cart.token, checkout })));
      expect(outcomes).toEqual({ placed: 1, cart_empty: 19 });
    });
  });

  test('payment events, concurrent and each three times, lead to one state', { timeout: 30_000 }, async () => {
    const outcomes = ['failed', 'expired', 'paid'] as const;
    const [here, there] = [await openDatabase(), await openDatabase()];
    await restock(here.db, { 1: 9 });
    const { id } = await placeOrder(here.db, here.store, now);
    const pay = (store: OrderStore, outcome: PaymentEvent['outcome']) =>
      store.pay(id, { eventId: `event-${outcome}`, outcome, reference: '' }, now);
    await Promise.all(
      outcomes.flatMap((outcome) => [pay(here.store, outcome), pay(there.store, outcome), pay(here.store, outcome)]),
    );
    const order = await pay(there.store, 'paid');
    expect([order?.status, order?.taken, await levelsIn(here.db)]).toEqual(['paid', order?.needed, { 1: 8 }]);
  });

  test('an order whose mail cannot be written is rolled back: no stock is taken and the cart stays', async () => {
    const { db, store } = await openDatabase();
    await restock(db, { 1: 9 });
    const [cart] = (await fillCarts(db, 1, [1])) as [FilledCart];
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    await expect(store.place(cart.token, checkoutOf(cart, 'first-key'), now)).rejects.toThrow(/outbox/);
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    expect([await levelsIn(db), await countOf(db, 'orders'), await countOf(db, 'cart_items')]).toEqual([
      { 1: 9 },
      0,
      1,
    ]);
    expect((await store.place(cart.token, checkoutOf(cart, 'first-key'), now)).kind).toBe('placed');
  });

  test('an order is found only with its key, by every process', async () => {
    const [here, there] = [await openDatabase(), await openDatabase()];
    await restock(here.db, { 1: 9 });
    const { row: _, ...order } = await placeOrder(here.db, here.store, now);
    expect(order).toMatchObject({
      number: 'ORD-100001',
      placedAt: now.toISOString(),
      status: 'awaiting_payment',
      lines: [{ productId: 1, quantity: 1, price: 100_000, total: { incVat: 1_200, exVat: 1_000 } }],
    });
    expect(await there.store.find(order.id, order.accessKey)).toEqual(order);
    expect([
      await there.store.find(order.id, 'wrong'),
      await there.store.pay('unknown', { eventId: 'event', outcome: 'paid', reference: '' }, now),
    ]).toEqual([null, null]);
  });
});
