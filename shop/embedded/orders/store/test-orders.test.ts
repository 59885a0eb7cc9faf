import { expect, test } from 'vitest';
import { eachDatabase } from '../../database/database.fixture.ts';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { createCartStore, deleteOldTests } from '../carts/cart-store.ts';
import { storedNumber } from '../checkout.rules.ts';
import type { CartItemChange } from '../carts/cart.rules.ts';
import { checkoutOf, countOf, levelsIn, restock } from './order-places.fixture.ts';
import { createOrderStore } from './order-store.ts';

const now = new Date('2026-11-23T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

eachDatabase(({ open }) => {
  async function openWithLamps(level: number) {
    const db = await open();
    await restock(db, { 1: level });
    const [store, carts] = [createOrderStore(db, testCompanyDetails), createCartStore(db, () => now)];
    const place = async (isTest: boolean) => {
      const token = await carts.create(now, undefined, isTest);
      const line: CartItemChange = { kind: 'insert', productId: 1, variantId: null, quantity: 1, parent: null };
      await carts.change(token, () => [line]);
      const items = (await carts.items(token)).map(({ id }) => ({ id, quantity: 1, price: 100_000, untracked: false }));
      const placing = await store.place(token, checkoutOf({ token, items }, 'first-key'), now);
      return 'order' in placing ? { ...placing.order, kind: 'placed' } : { ...placing, isTest, number: '' };
    };
    return { db, store, carts, place };
  }

  test('a test order takes no stock, mail, number or invoice of real ones, and is listed apart', async () => {
    const { db, store, place } = await openWithLamps(5);
    const order = await place(true);
    expect([order.isTest, order.number]).toEqual([true, 'ORD-900000001']);
    for (const action of ['paid', 'cancel'] as const) await store.act(storedNumber(order.number), action, now);
    const after = await store.byNumber(storedNumber(order.number));
    expect([after?.status, after?.invoiceNumber, after?.paidAt]).toEqual(['cancelled', null, now.toISOString()]);
    expect([await levelsIn(db), await countOf(db, 'outbox')]).toEqual([{ 1: 5 }, 0]);
    const real = await place(false);
    expect([real.isTest, real.number]).toEqual([false, 'ORD-100001']);
    expect([await levelsIn(db), (await countOf(db, 'outbox')) > 0]).toEqual([{ 1: 4 }, true]);
    const listed = async (isTest: boolean) =>
      (await store.list({ isTest, status: null, before: null, limit: 9 })).map(({ number }) => number);
    expect([await listed(false), await listed(true)]).toEqual([['ORD-100001'], ['ORD-900000001']]);
  });

  test('a test order of what is sold out is refused like a real one', async () => {
    const { place } = await openWithLamps(0);
    expect(await place(true)).toMatchObject({ kind: 'out_of_stock', items: [{ available: 0 }] });
  });

  test('tests are deleted after a week, real orders and carts are not', async () => {
    const { db, store, carts, place } = await openWithLamps(5);
    for (const isTest of [true, false]) await place(isTest);
    await deleteOldTests(carts, store, days(6));
    expect([await countOf(db, 'orders'), await countOf(db, 'carts')]).toEqual([2, 2]);
    await deleteOldTests(carts, store, days(8));
    expect([await countOf(db, 'orders'), await countOf(db, 'carts')]).toEqual([1, 1]);
    expect(await store.list({ isTest: false, status: null, before: null, limit: 9 })).toHaveLength(1);
  });
});
