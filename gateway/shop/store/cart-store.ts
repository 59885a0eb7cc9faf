import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
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
  /** Reads the items, decides, writes: in one transaction, so that two additions at once both count. */
  change(token: string, decide: (items: readonly CartItem[]) => readonly CartItemChange[]): Promise<void>;
}

export function createCartStore(db: Kysely<Tables>): CartStore {
  const cartId = async (executor: Kysely<Tables>, token: string) =>
    (await executor.selectFrom('carts').select('id').where('token_hash', '=', hashOf(token)).executeTakeFirst())?.id;

  async function readItems(executor: Kysely<Tables>, id: number): Promise<CartItem[]> {
    const rows = await executor.selectFrom('cart_items').selectAll().where('cart_id', '=', id).orderBy('id').execute();
    return rows.map((row) => ({ id: row.id, productId: row.product_id, variantId: row.variant_id, quantity: row.quantity, parentId: row.parent_id }));
  }

  return {
    async create(now) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      await whenFree(() => db.insertInto('carts').values({ token_hash: hashOf(token), created_at: now.toISOString() }).execute());
      return token;
    },
    exists: async (token) => (await cartId(db, token)) !== undefined,
    async items(token) {
      const id = await cartId(db, token);
      return id === undefined ? [] : readItems(db, id);
    },
    async change(token, decide) {
      const inOneTransaction = async (transaction: Kysely<Tables>) => {
        const id = await cartId(transaction, token);
        if (id === undefined) return;
        let added: number | null = null;
        for (const change of decide(await readItems(transaction, id))) {
          if (change.kind === 'set') await transaction.updateTable('cart_items').set({ quantity: change.quantity }).where('id', '=', change.id).where('cart_id', '=', id).execute();
          else if (change.kind === 'delete') await transaction.deleteFrom('cart_items').where('id', '=', change.id).where('cart_id', '=', id).execute();
          else {
            const { productId, variantId, quantity, parent } = change;
            const row = await transaction
              .insertInto('cart_items')
              .values({ cart_id: id, product_id: productId, variant_id: variantId, quantity, parent_id: parent === 'added' ? added : parent })
              .returning('id')
              .executeTakeFirstOrThrow();
            if (parent === null) added = row.id;
          }
        }
      };
      await whenFree(() => db.transaction().execute(inOneTransaction));
    },
  };
}
