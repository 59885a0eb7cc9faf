import { setTimeout as delay } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { isTestToken, testTokenOf } from '@storefront/domain/shop-api/test-calls.rules.ts';
import { retryOnConflict, inTransaction } from '../../database/retry-on-conflict.ts';
import type { Tables } from '../../database/tables.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { repeatTask, type RepeatedTask } from '../../repeat-task.ts';
import { createAccessKeys } from '../store/access-keys.ts';
import type { CartItem, CartItemChange } from './cart.rules.ts';

/** Only a token's hash is stored. */
export interface CartStore {
  /** Returns the token. Within ten minutes the same key returns the same cart: concurrent first additions share one. */
  create(now: Date, key?: string, isTest?: boolean): Promise<string>;
  exists(token: string): Promise<boolean>;
  items(token: string): Promise<CartItem[]>;
  /** In one transaction, so that concurrent additions all count. Does nothing for a key that the cart has had. */
  change(
    token: string,
    decide: (items: readonly CartItem[]) => readonly CartItemChange[],
    once?: { key: string; now: Date },
  ): Promise<void>;
  /** Anonymous carts, at most `limit`, or those of tests alone; returns how many. */
  deleteUntouched(before: Date, limit: number, isTest?: boolean): Promise<number>;
}

/** The token's own, or that of the customer whose session it is. */
function openedByToken(token: string, now: Date) {
  const hash = hashOf(token);
  return (eb: ExpressionBuilder<Tables, 'carts'>) =>
    eb.or([
      eb('carts.token_hash', '=', hash),
      eb(
        'carts.customer_id',
        'in',
        eb
          .selectFrom('sessions')
          .select('sessions.customer_id')
          .where('sessions.token_hash', '=', hash)
          .where('sessions.expires_at', '>', now.toISOString()),
      ),
    ]);
}

/** Until the transaction ends; undefined for an unknown token. */
export const lockCart = (transaction: Transaction<Tables>, token: string, now: Date) =>
  // An update locks the row on either engine.
  transaction
    .updateTable('carts')
    .set({ touched_at: now.toISOString() })
    .where(openedByToken(token, now))
    .returning(['id', 'customer_id as customerId'])
    .executeTakeFirst();

/** Returns whether the key is new to the cart. */
async function isNewKey(
  transaction: Transaction<Tables>,
  cartId: number,
  { key, now }: { key: string; now: Date },
): Promise<boolean> {
  const rows = await transaction
    .insertInto('cart_additions')
    .values({ cart_id: cartId, key, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return rows.length > 0;
}

/** Returns whether the token is new. */
async function insertCart(db: Kysely<Tables>, token: string, now: Date): Promise<boolean> {
  const time = now.toISOString();
  const row = { token_hash: hashOf(token), created_at: time, touched_at: time, is_test: isTestToken(token) ? 1 : 0 };
  const inserting = db
    .insertInto('carts')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('id');
  return (await retryOnConflict(() => inserting.executeTakeFirst())) !== undefined;
}

/** Longer than any retry of a first addition. */
const KEY_MILLISECONDS = 10 * 60_000;

/** Reading counts as touching; written at most once a day, to spare writes. */
const READ_MILLISECONDS = 24 * 60 * 60_000;

export function createCartStore(db: Kysely<Tables>, now: () => Date = () => new Date()): CartStore {
  const secrets = createAccessKeys(db);
  const find = (token: string) =>
    db.selectFrom('carts').select(['id', 'touched_at']).where(openedByToken(token, now())).executeTakeFirst();

  return {
    async create(createdAt, key, isTest = false) {
      const marked = isTest ? testTokenOf : (token: string) => token;
      const shared = key === undefined ? null : marked(await secrets.of(`${isTest ? 'test ' : ''}cart ${key}`));
      if (shared !== null) {
        if (await insertCart(db, shared, createdAt)) return shared;
        const oldest = new Date(createdAt.getTime() - KEY_MILLISECONDS).toISOString();
        if (
          await db
            .selectFrom('carts')
            .select('id')
            .where('token_hash', '=', hashOf(shared))
            .where('created_at', '>=', oldest)
            .executeTakeFirst()
        )
          return shared;
      }
      const token = marked(newToken());
      await insertCart(db, token, createdAt);
      return token;
    },
    exists: async (token) => (await find(token)) !== undefined,
    async items(token) {
      const cart = await find(token);
      if (!cart) return [];
      const today = new Date(now().getTime() - READ_MILLISECONDS).toISOString();
      // Reading must work while the database cannot be written to.
      if (cart.touched_at < today)
        await db
          .updateTable('carts')
          .set({ touched_at: now().toISOString() })
          .where('id', '=', cart.id)
          .execute()
          .catch((error: unknown) => console.error('A basket could not be marked as read:', error));
      return readCartItems(db, cart.id);
    },
    async deleteUntouched(before, limit, isTest = false) {
      const time = before.toISOString();
      let untouched = db
        .selectFrom('carts')
        .select('id')
        .where('customer_id', 'is', null)
        .where('touched_at', '<', time)
        .where('created_at', '<', time)
        .orderBy('touched_at')
        .limit(limit);
      if (isTest) untouched = untouched.where('is_test', '=', 1);
      // It may have been touched since the select.
      const deleting = db.deleteFrom('carts').where('id', 'in', untouched).where('touched_at', '<', time);
      return Number((await retryOnConflict(() => deleting.executeTakeFirstOrThrow())).numDeletedRows);
    },
    async change(token, decide, once) {
      const inOneTransaction = async (transaction: Transaction<Tables>) => {
        const cart = await lockCart(transaction, token, now());
        if (!cart || (once && !(await isNewKey(transaction, cart.id, once)))) return;
        await writeCartChanges(transaction, cart.id, decide(await readCartItems(transaction, cart.id)));
      };
      // The first statement locks the cart, so read committed is enough.
      await inTransaction(db, inOneTransaction);
    },
  };
}

/** Since its last use. A browser's cookie lasts seven days; partners may keep a token for longer. */
const RETENTION_DAYS = 60;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const HOUR_MILLISECONDS = 60 * 60_000;

/** Each batch holds its locks only briefly. */
const BATCH_SIZE = 200;
const PAUSE_MILLISECONDS = 50;

/** Returns how many it deleted. Checks `isStopped` between batches. */
export async function deleteOldCarts(
  carts: Pick<CartStore, 'deleteUntouched'>,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MILLISECONDS);
  let deleted = 0;
  for (;;) {
    const some = await carts.deleteUntouched(before, BATCH_SIZE);
    deleted += some;
    if (some < BATCH_SIZE || isStopped()) return deleted;
    await delay(PAUSE_MILLISECONDS);
  }
}

const TEST_RETENTION_DAYS = 7;

interface TestOrders {
  deleteTests(before: Date, limit: number): Promise<number>;
}

export async function deleteOldTests(
  carts: Pick<CartStore, 'deleteUntouched'>,
  orders: TestOrders,
  now: Date,
  isStopped = () => false,
): Promise<void> {
  const before = new Date(now.getTime() - TEST_RETENTION_DAYS * DAY_MILLISECONDS);
  for (const deleteSome of [
    () => carts.deleteUntouched(before, BATCH_SIZE, true),
    () => orders.deleteTests(before, BATCH_SIZE),
  ])
    while (!isStopped() && (await deleteSome()) === BATCH_SIZE) await delay(PAUSE_MILLISECONDS);
}

/** Every hour. Safe to run in several processes. */
export const startCleanup = ({ carts, orders }: { carts: CartStore; orders: TestOrders }): RepeatedTask =>
  repeatTask(
    async (isClosed) => {
      await deleteOldCarts(carts, new Date(), isClosed);
      await deleteOldTests(carts, orders, new Date(), isClosed);
    },
    { pauseMilliseconds: HOUR_MILLISECONDS, failure: 'The embedded shop could not delete old carts' },
  );

/** In the order they were added. */
export function readCartItems(executor: Kysely<Tables>, cartId: number): Promise<CartItem[]> {
  return executor
    .selectFrom('cart_items')
    .select(['id', 'product_id as productId', 'variant_id as variantId', 'quantity', 'parent_id as parentId'])
    .select(['added_price as addedPrice', 'added_name as addedName'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

export async function writeCartChanges(
  executor: Kysely<Tables>,
  cartId: number,
  changes: readonly CartItemChange[],
): Promise<void> {
  let added: number | null = null;
  for (const change of changes) {
    if (change.kind === 'set')
      await executor
        .updateTable('cart_items')
        .set({ quantity: change.quantity })
        .where('id', '=', change.id)
        .where('cart_id', '=', cartId)
        .execute();
    else if (change.kind === 'delete')
      await executor.deleteFrom('cart_items').where('id', '=', change.id).where('cart_id', '=', cartId).execute();
    else {
      const { productId, variantId, quantity, parent, addedPrice, addedName } = change;
      const row = await executor
        .insertInto('cart_items')
        .values({
          cart_id: cartId,
          product_id: productId,
          variant_id: variantId,
          quantity,
          parent_id: parent === 'added' ? added : parent,
          added_price: addedPrice,
          added_name: addedName,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (parent === null) added = row.id;
    }
  }
}
