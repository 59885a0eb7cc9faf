import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { deleteOldCarts, createCartStore } from './cart-store.ts';
import { createCustomerCart } from '../../customers/store/customer-store.ts';
import { eachDatabase } from '../../database/database.fixture.ts';
import type { Tables } from '../../database/tables.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days));
const addition = [{ kind: 'insert' as const, productId: 1, variantId: null, quantity: 1, parent: null }];

eachDatabase((store) => {
  let db: Kysely<Tables>;
  let today = day(0);
  const carts = () => createCartStore(db, () => today);
  beforeEach(async () => {
    db = await store.open();
    today = day(0);
  });

  async function filledCart(): Promise<string> {
    const token = await carts().create(today);
    await carts().change(token, () => addition, { key: 'one-addition', now: today });
    return token;
  }

  test('deletes an anonymous cart with its items 60 days after it was last touched', async () => {
    const token = await filledCart();
    expect(await deleteOldCarts(carts(), day(60))).toBe(0);
    expect(await deleteOldCarts(carts(), day(61))).toBe(1);
    expect(await carts().items(token)).toEqual([]);
    for (const table of ['cart_items', 'cart_additions'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['reading', (token) => carts().items(token)],
    ['changing', (token) => carts().change(token, () => addition)],
  ])('%s a cart keeps it for another 60 days', async (_, touch) => {
    const token = await filledCart();
    today = day(30);
    await touch(token);
    expect(await deleteOldCarts(carts(), day(90))).toBe(0);
    expect(await deleteOldCarts(carts(), day(91))).toBe(1);
  });

  if (store.engine === 'SQLite') {
    test('reads a cart while the database cannot be written to', async () => {
      const token = await filledCart();
      today = day(30);
      await sql`create trigger full before update on carts begin select raise(abort, 'disk is full'); end`.execute(db);
      expect(await carts().items(token)).toHaveLength(1);
    });
  }

  test('keeps a customer’s cart', async () => {
    const names = { first_name: '', last_name: '', phone: '', company: '' };
    const ann = { id: 'ann', email: 'a@b.uk', email_key: 'a@b.uk', password_hash: '', default_address_id: null };
    await db
      .insertInto('customers')
      .values({ ...ann, ...names, created_at: '' })
      .execute();
    await createCustomerCart(db, 'ann', today);
    await filledCart();
    expect(await deleteOldCarts(carts(), day(999))).toBe(1);
    expect(await db.selectFrom('carts').select('customer_id').execute()).toEqual([{ customer_id: 'ann' }]);
  });

  test('deletes several batches, also beside another process', async () => {
    for (let made = 0; made < 5; made += 1) {
      const rows = Array.from({ length: 90 }, (_, index) => ({
        token_hash: `${made}-${index}`,
        created_at: today.toISOString(),
        touched_at: today.toISOString(),
      }));
      await db.insertInto('carts').values(rows).execute();
    }
    const deleted = await Promise.all([
      deleteOldCarts(carts(), day(99)),
      deleteOldCarts(createCartStore(await store.open()), day(99)),
    ]);
    expect(deleted[0] + deleted[1]).toBe(450);
  });

  test('an idempotency key finds its cart for ten minutes', async () => {
    const key = 'the-first-cart-of-ann';
    const at = (minutes: number) => new Date(day(0).getTime() + minutes * 60_000);
    const first = await carts().create(at(0), key);
    expect(await carts().create(at(10), key)).toBe(first);
    expect(await carts().create(at(11), key)).not.toBe(first);
  });
});
