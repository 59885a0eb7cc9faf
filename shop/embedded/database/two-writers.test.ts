import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createPasswords } from '../customers/passwords.ts';
import { createAccounts } from '../customers/store/account-store.ts';
import { confirmStockAlert, deleteStockAlert, stopStockAlert } from '../customers/stock-alerts/stock-alert-store.ts';
import { testCompanyDetails } from '../mail/company-details.fixture.ts';
import { createCartStore, type CartStore } from '../orders/carts/cart-store.ts';
import { upsertProducts } from '../catalogue/catalogue-writes.ts';
import { readStamp } from '../catalogue/catalogue-store.ts';
import { smallCatalogue } from '../catalogue/catalogue.fixture.ts';
import { eachDatabase } from './database.fixture.ts';
import type { Tables } from './tables.ts';
import { DatabaseBusyError } from './retry-on-conflict.ts';

const addition = () => [{ kind: 'insert' as const, productId: 1, variantId: null, quantity: 1, parent: null }];

eachDatabase((store) => {
  let here: Kysely<Tables>;
  /** A second handle, as another process has. */
  let there: Kysely<Tables>;
  let carts: CartStore;
  let token: string;
  beforeEach(async () => {
    [here, there] = [await store.open(), await store.open()];
    carts = createCartStore(here);
    token = await carts.create(new Date('2026-01-01'));
  });

  /** Writes to the carts there and holds the lock until the returned function is called. */
  async function hold(): Promise<() => Promise<void>> {
    const letGo = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    const held = there.transaction().execute(async (transaction) => {
      await (store.engine === 'SQLite'
        ? transaction.updateTable('carts').set({ created_at: '' }).execute()
        : sql`lock table carts in access exclusive mode`.execute(transaction));
      holding.resolve();
      await letGo.promise;
    });
    await holding.promise;
    return async () => {
      letGo.resolve();
      await held;
    };
  }

  test('concurrent additions from two handles all count', async () => {
    const elsewhere = createCartStore(there);
    const additions = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? carts : elsewhere).change(token, (items) => [
        { kind: 'insert', productId: items.length, variantId: null, quantity: 1, parent: null },
      ]),
    );
    await Promise.all(additions);
    // Each addition sees those before it.
    expect((await carts.items(token)).map(({ productId }) => productId)).toEqual(
      Array.from({ length: 12 }, (_, index) => index),
    );
  });

  test('a change waits for another process’s transaction', async () => {
    const letGo = await hold();
    const change = carts.change(token, addition);
    let isDone = false;
    void change.then(() => (isDone = true));
    // Other requests are served during the wait, in this thread and by the database.
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await readStamp(here)).catalogue).toBeNull();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isDone).toBe(false);
    await letGo();
    await change;
    expect(await carts.items(token)).toMatchObject([{ productId: 1 }]);
  });

  test.each<[string, (db: Kysely<Tables>) => Promise<unknown>]>([
    ['a stock alert’s confirmation', (db) => confirmStockAlert(db, { token: '', caller: null }, new Date())],
    ['a stock alert’s end by mail', (db) => deleteStockAlert(db, '')],
    ['a stock alert’s end by its owner', (db) => stopStockAlert(db, '', '')],
    ['a sign-out', (db) => createAccounts(db, createPasswords(), testCompanyDetails).signOut('')],
  ])('%s waits too', async (_, write) => {
    const letGo = await hold();
    const written = write(here);
    // After the first attempt.
    await readStamp(here);
    await letGo();
    await written;
  });

  test('a change that waits too long fails as busy', async () => {
    const letGo = await hold();
    await expect(carts.create(new Date('2026-01-01'))).rejects.toThrow(DatabaseBusyError);
    await letGo();
  });

  test('concurrent product writes get consecutive revisions', async () => {
    const [lamp] = smallCatalogue.products;
    if (!lamp) throw new Error('the small catalogue is empty');
    const writes = Array.from({ length: 8 }, (_, index) =>
      upsertProducts(index % 2 ? here : there, [{ ...lamp, id: 1_000_000 + index, url: `/imported-${index}/` }]),
    );
    expect(await Promise.all(writes)).toEqual(Array.from({ length: 8 }, () => 1));
    const rows = await here.selectFrom('products').select('revision').orderBy('revision').execute();
    expect(rows.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await readStamp(here)).revision).toBe(8);
  });
});
