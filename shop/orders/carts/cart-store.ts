import { createHash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { CartItem, CartItemChange } from './cart.rules.ts';
import type { Tables } from '../../database/tables.ts';
import { createAccessKeys } from '../store/access-keys.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { readCartItems, writeCartChanges } from './cart-items.ts';

/** 192 bits: nobody guesses another's cart or session. */
const TOKEN_BYTES = 24;

/** How tokens are kept: whoever reads the store cannot use them. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Carts by token. The token itself is never kept. */
export interface CartStore {
  /** Makes a cart. One that was made under the same key moments ago is answered again, so that additions side by side share one. */
  create(now: Date, key?: string): Promise<string>;
  exists(token: string): Promise<boolean>;
  items(token: string): Promise<CartItem[]>;
  /** Reads the items, decides, writes: in one transaction, so that two additions at once both count. With a key that the cart has had before, nothing. */
  change(
    token: string,
    decide: (items: readonly CartItem[]) => readonly CartItemChange[],
    once?: { key: string; now: Date },
  ): Promise<void>;
  /** Deletes visitors' carts that were last touched before a time, so many at most; answers how many. Customers' carts stay. */
  deleteUntouched(before: Date, limit: number): Promise<number>;
}

/** The cart that a token opens: its own, or that of whoever is signed in with it. */
function openedBy(token: string, now: Date) {
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

/** A cart and whose it is, as nobody else can change it until the transaction ends; undefined for an unknown token. */
export async function lockCart(
  transaction: Transaction<Tables>,
  token: string,
  now: Date,
): Promise<{ id: number; customerId: string | null } | undefined> {
  // What was written belongs to one transaction at a time, whatever keeps the tables.
  const cart = await transaction
    .updateTable('carts')
    .set({ touched_at: now.toISOString() })
    .where(openedBy(token, now))
    .returning(['id', 'customer_id'])
    .executeTakeFirst();
  return cart && { id: cart.id, customerId: cart.customer_id };
}

/** Whether a key is new to a cart; it is known from then on. */
async function isFirst(
  transaction: Transaction<Tables>,
  cartId: number,
  { key, now }: { key: string; now: Date },
): Promise<boolean> {
  const row = { cart_id: cartId, key, added_at: now.toISOString() };
  return (
    (await transaction
      .insertInto('cart_additions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()) !== undefined
  );
}

/** How long a key finds the cart that was made under it: longer than any retry of a first addition. */
const KEY_MILLISECONDS = 10 * 60_000;

/** Reading a cart counts as touching it, written down once a day. */
const READ_MILLISECONDS = 24 * 60 * 60_000;

export function createCartStore(db: Kysely<Tables>, now: () => Date = () => new Date()): CartStore {
  const secrets = createAccessKeys(db);
  const find = (token: string) =>
    db.selectFrom('carts').select(['id', 'touched_at']).where(openedBy(token, now())).executeTakeFirst();

  async function insert(token: string, createdAt: string): Promise<boolean> {
    const row = { token_hash: hashOf(token), created_at: createdAt, touched_at: createdAt };
    return (
      (await retryOnConflict(() =>
        db
          .insertInto('carts')
          .values(row)
          .onConflict((conflict) => conflict.column('token_hash').doNothing())
          .returning('id')
          .executeTakeFirst(),
      )) !== undefined
    );
  }

  return {
    async create(createdAt, key) {
      const shared = key === undefined ? null : await secrets.of(`cart ${key}`);
      if (shared !== null) {
        if (await insert(shared, createdAt.toISOString())) return shared;
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
      const token = newToken();
      await insert(token, createdAt.toISOString());
      return token;
    },
    exists: async (token) => (await find(token)) !== undefined,
    async items(token) {
      const cart = await find(token);
      if (!cart) return [];
      const today = new Date(now().getTime() - READ_MILLISECONDS).toISOString();
      // A store that cannot be written to just now still answers what is in a cart.
      if (cart.touched_at < today)
        await db
          .updateTable('carts')
          .set({ touched_at: now().toISOString() })
          .where('id', '=', cart.id)
          .execute()
          .catch(() => []);
      return readCartItems(db, cart.id);
    },
    async deleteUntouched(before, limit) {
      const time = before.toISOString();
      const untouched = db
        .selectFrom('carts')
        .select('id')
        .where('customer_id', 'is', null)
        .where('touched_at', '<', time)
        .where('created_at', '<', time)
        .orderBy('touched_at')
        .limit(limit);
      // Asked again of each row: it may have been touched meanwhile.
      const deleting = db.deleteFrom('carts').where('id', 'in', untouched).where('touched_at', '<', time);
      return Number((await retryOnConflict(() => deleting.executeTakeFirstOrThrow())).numDeletedRows);
    },
    async change(token, decide, once) {
      const inOneTransaction = async (transaction: Transaction<Tables>) => {
        const cart = await lockCart(transaction, token, now());
        if (!cart || (once && !(await isFirst(transaction, cart.id, once)))) return;
        await writeCartChanges(transaction, cart.id, decide(await readCartItems(transaction, cart.id)));
      };
      // The cart is locked first: whoever changes it too waits, and then finds it as it was left.
      await retryOnConflict(() => db.transaction().setIsolationLevel('read committed').execute(inOneTransaction));
    },
  };
}
