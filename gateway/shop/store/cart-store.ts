import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { CartItem, CartItemChange } from '../routes/cart.rules.ts';
import type { Tables } from './tables.ts';
import { whenFree } from './when-free.ts';

/** 192 bits: nobody guesses another's cart. */
const TOKEN_BYTES = 24;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Carts by token. The token itself is never kept. */
export interface CartStore {
  create(now: Date): Promise<string>;
  exists(token: string): Promise<boolean>;
  items(token: string): Promise<CartItem[]>;
  /** Reads the items, decides, writes: in one transaction, so that two additions at once both count. With a key that the cart has had before, nothing. */
  change(token: string, decide: (items: readonly CartItem[]) => readonly CartItemChange[], once?: { key: string; now: Date }): Promise<void>;
}

/** A cart's number, and the cart as nobody else can change it until the transaction ends; undefined for an unknown token. */
export async function lockCart(transaction: Transaction<Tables>, token: string): Promise<number | undefined> {
  // Written as it is: what was written belongs to one transaction at a time, whatever keeps the tables.
  const cart = await transaction.updateTable('carts').set((eb) => ({ created_at: eb.ref('created_at') })).where('token_hash', '=', hashOf(token)).returning('id').executeTakeFirst();
  return cart?.id;
}

/** What a cart holds, in the order in which it was put in. */
export async function readCartItems(executor: Kysely<Tables>, cartId: number): Promise<CartItem[]> {
  const rows = await executor.selectFrom('cart_items').selectAll().where('cart_id', '=', cartId).orderBy('id').execute();
  return rows.map((row) => ({ id: row.id, productId: row.product_id, variantId: row.variant_id, quantity: row.quantity, parentId: row.parent_id, addedPrice: row.added_price, addedName: row.added_name }));
}

/** Whether a key is new to a cart; it is known from then on. */
async function isFirst(transaction: Transaction<Tables>, cartId: number, { key, now }: { key: string; now: Date }): Promise<boolean> {
  const row = { cart_id: cartId, key, added_at: now.toISOString() };
  return (await transaction.insertInto('cart_additions').values(row).onConflict((conflict) => conflict.doNothing()).returning('key').executeTakeFirst()) !== undefined;
}

export function createCartStore(db: Kysely<Tables>): CartStore {
  const cartId = async (executor: Kysely<Tables>, token: string) =>
    (await executor.selectFrom('carts').select('id').where('token_hash', '=', hashOf(token)).executeTakeFirst())?.id;

  return {
    async create(now) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await whenFree(() => db.insertInto('carts').values({ token_hash: hashOf(token), created_at: now.toISOString() }).execute());
      return token;
    },
    exists: async (token) => (await cartId(db, token)) !== undefined,
    async items(token) {
      const id = await cartId(db, token);
      return id === undefined ? [] : readCartItems(db, id);
    },
    async change(token, decide, once) {
      const inOneTransaction = async (transaction: Transaction<Tables>) => {
        const id = await lockCart(transaction, token);
        if (id === undefined || (once && !(await isFirst(transaction, id, once)))) return;
        let added: number | null = null;
        for (const change of decide(await readCartItems(transaction, id))) {
          if (change.kind === 'set') await transaction.updateTable('cart_items').set({ quantity: change.quantity }).where('id', '=', change.id).where('cart_id', '=', id).execute();
          else if (change.kind === 'delete') await transaction.deleteFrom('cart_items').where('id', '=', change.id).where('cart_id', '=', id).execute();
          else {
            const { productId, variantId, quantity, parent, addedPrice, addedName } = change;
            const row = await transaction
              .insertInto('cart_items')
              .values({ cart_id: id, product_id: productId, variant_id: variantId, quantity, parent_id: parent === 'added' ? added : parent, added_price: addedPrice, added_name: addedName })
              .returning('id')
              .executeTakeFirstOrThrow();
            if (parent === null) added = row.id;
          }
        }
      };
      // The cart is locked first: whoever changes it too waits, and then finds it as it was left.
      await whenFree(() => db.transaction().setIsolationLevel('read committed').execute(inOneTransaction));
    },
  };
}
