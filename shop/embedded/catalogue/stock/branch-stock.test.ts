import { expect, test } from 'vitest';
import { testCompanyDetails } from '../../mail/company-details.fixture.ts';
import { lampOf, levelsIn, placeOrder, restock } from '../../orders/store/order-places.fixture.ts';
import { order as sample } from '../../orders/order.fixture.ts';
import { createOrderStore } from '../../orders/store/order-store.ts';
import { sampleStores } from '../../sample-shop-file.fixture.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import { upsertProducts } from '../catalogue-writes.ts';
import { removeOwnCatalogue } from '../own-catalogue.ts';
import { readBranchStock, returnToBranch, seedBranchStock, setBranchLevel, takeFromBranch } from './branch-stock.ts';

const one = (productId: number, quantity: number) => ({ productId, variantId: 0, quantity });
const [store] = sampleStores;
const placed = new Date('2026-11-23T10:00:00.000Z');
const late = new Date('2026-12-23T10:00:00.000Z');

eachDatabase(({ open }) => {
  async function openDatabase(levels: Readonly<Record<string, number>>) {
    const db = await open();
    await upsertProducts(db, [lampOf(1, 9), lampOf(2, 9)]);
    const inTransaction = <Result>(work: Parameters<typeof run<Result>>[1]) => run(db, work);
    for (const [branch, level] of Object.entries(levels))
      await inTransaction((transaction) => setBranchLevel(transaction, branch, { productId: 1, variantId: 0, level }));
    const read = async () => [...((await readBranchStock(db, [1, 2])).get(1)?.get(0) ?? [])];
    return { db, inTransaction, read };
  }
  const run = <Result>(
    db: Awaited<ReturnType<typeof open>>,
    work: (transaction: Parameters<typeof takeFromBranch>[0]) => Promise<Result>,
  ) => db.transaction().execute(work);

  test('a branch gives what it has enough of, and takes it back', async () => {
    const { inTransaction, read } = await openDatabase({ london: 3, leeds: 1, york: 0 });
    expect(await read()).toEqual([
      { branch: 'leeds', level: 1 },
      { branch: 'london', level: 3 },
    ]);
    const taken = await inTransaction((transaction) => takeFromBranch(transaction, 'london', [one(1, 2), one(2, 1)]));
    expect(taken).toEqual([one(1, 2)]);
    expect(await inTransaction((transaction) => takeFromBranch(transaction, 'london', [one(1, 2)]))).toEqual([]);
    expect(await read()).toContainEqual({ branch: 'london', level: 1 });
    await inTransaction((transaction) => returnToBranch(transaction, 'london', taken));
    expect(await read()).toContainEqual({ branch: 'london', level: 3 });
  });

  test('setting a level that it has changes nothing', async () => {
    const { inTransaction } = await openDatabase({ london: 3 });
    const set = (level: number) =>
      inTransaction((transaction) => setBranchLevel(transaction, 'london', { productId: 1, variantId: 0, level }));
    expect([await set(3), await set(4)]).toEqual([false, true]);
  });

  test('an order that is collected takes from its branch, and one that is not paid returns it', async () => {
    if (!store) throw new Error('The sample shop has no branch.');
    const { db, read } = await openDatabase({ [store.id]: 3, elsewhere: 3 });
    await restock(db, { 1: 9 });
    const orders = createOrderStore(db, testCompanyDetails);
    const delivery = { ...sample.delivery, method: 'collection' as const, store, cost: 0 };
    const order = await placeOrder(db, orders, placed, { paymentMethod: 'bank_transfer', delivery });
    expect(await read()).toContainEqual({ branch: store.id, level: 2 });
    expect((await levelsIn(db))[1]).toBe(8);
    expect((await orders.expire(late)).map(({ id }) => id)).toEqual([order.id]);
    expect(await read()).toContainEqual({ branch: store.id, level: 3 });
    expect(await read()).toContainEqual({ branch: 'elsewhere', level: 3 });
    expect((await levelsIn(db))[1]).toBe(9);
  });

  test('a delivery takes from no branch', async () => {
    const { db, read } = await openDatabase({ london: 3 });
    await restock(db, { 1: 9 });
    await placeOrder(db, createOrderStore(db, testCompanyDetails), placed, { paymentMethod: 'bank_transfer' });
    expect(await read()).toEqual([{ branch: 'london', level: 3 }]);
  });

  test('is seeded from the whole stock, and goes with its products', async () => {
    const { db, inTransaction, read } = await openDatabase({});
    await inTransaction((transaction) =>
      seedBranchStock(transaction, ({ level }) => [{ branch: 'york', level: level - 1 }]),
    );
    expect(await read()).toEqual([{ branch: 'york', level: 8 }]);
    await removeOwnCatalogue(db);
    expect(await read()).toEqual([]);
  });
});
