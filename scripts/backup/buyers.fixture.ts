import type { Kysely } from 'kysely';
import type { Tables } from '../../shop/embedded/database/tables.ts';
import { checkOut, fillCart, RefusedError, type Acknowledged } from '../crash/shoppers.ts';

/** Two people who order cart after cart. */
export interface Buyers {
  /** The acknowledged orders, in that order. */
  acknowledged: Acknowledged[];
  /** Resolves when this many more orders are acknowledged. */
  more(count: number): Promise<void>;
  /** Resolves when the shop has refused an order of every buyer since the call, or has ended. */
  refused(): Promise<void>;
}

const BUYERS = 2;

export function sendBuyers(url: string, productIds: readonly number[]): Buyers {
  const acknowledged: Acknowledged[] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  let isRefusalFinal = false;

  async function buy(): Promise<void> {
    for (;;) {
      try {
        acknowledged.push(await checkOut(url, await fillCart(url, productIds)));
      } catch (error) {
        // A cart that the shop refused to create has no token to read it by.
        if (!(error instanceof RefusedError) && !(error instanceof TypeError)) throw error;
        if (isRefusalFinal) return;
      }
      for (const one of waiting) if (acknowledged.length >= one.count) one.resolve();
    }
  }

  const buying = Promise.all(Array.from({ length: BUYERS }, buy));
  return {
    acknowledged,
    async more(count) {
      const reached = Promise.withResolvers<void>();
      const one = { count: acknowledged.length + count, resolve: reached.resolve };
      waiting.add(one);
      // Fails rather than waiting for ever when a buyer fails.
      await Promise.race([reached.promise, buying]);
      waiting.delete(one);
    },
    async refused() {
      isRefusalFinal = true;
      await buying;
    },
  };
}

/** The orders by idempotency key, and the inconsistencies of stock, numbers, mails and carts. */
export async function readBooks(db: Kysely<Tables>, levels: ReadonlyMap<number, number>) {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const sold = new Map<number, number>();
  for (const { document } of orders) {
    const { taken } = JSON.parse(document) as { taken: { productId: number; quantity: number }[] };
    for (const { productId, quantity } of taken) sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  }
  const faults: string[] = [];
  for (const [id, level] of levels) {
    const row = await db.selectFrom('stock').select('level').where('product_id', '=', id).executeTakeFirstOrThrow();
    if (row.level + (sold.get(id) ?? 0) !== level) faults.push(`stock of ${id}: ${row.level}, sold ${sold.get(id)}`);
  }
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  if (mails !== orders.length) faults.push(`${mails} mails for ${orders.length} orders`);
  const left = await db
    .selectFrom('cart_items')
    .innerJoin('orders', 'orders.cart_id', 'cart_items.cart_id')
    .select('cart_items.id')
    .execute();
  if (left.length > 0) faults.push(`${left.length} items left in carts that were ordered`);
  return { orders: new Map(orders.map((order) => [order.idempotency_key, order])), faults };
}
