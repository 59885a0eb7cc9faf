import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { smallCatalogue } from '../../catalogue/catalogue.fixture.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import { contentHash, storedNumber } from '../checkout.rules.ts';
import { order as sample } from '../order.fixture.ts';
import type { Checkout, CheckoutChoices, Order, ReviewedItem } from '../order.ts';
import { upsertProducts } from '../../catalogue/catalogue-writes.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderStore } from './order-store.ts';

const [lamp] = smallCatalogue.products as [CatalogueProduct];

/** A lamp with a stock level, at £10 ex VAT. */
export const lampOf = (id: number, inventoryLevel: number): CatalogueProduct => ({
  ...lamp,
  id,
  url: `/lamp-${id}/`,
  sku: `L-${id}`,
  name: `Lamp ${id}`,
  price: 100_000,
  inventoryLevel,
});

/** Sets the lamps' stock levels as a new count. */
export async function restock(db: Kysely<Tables>, levels: Readonly<Record<number, number>>): Promise<void> {
  await upsertProducts(
    db,
    Object.entries(levels).map(([id, level]) => lampOf(Number(id), level)),
  );
  for (const [id, level] of Object.entries(levels))
    await db.updateTable('stock').set({ level, counted: level }).where('product_id', '=', Number(id)).execute();
}

export interface FilledCart {
  token: string;
  /** The items as the shopper reviewed them. */
  items: ReviewedItem[];
}

/** Creates carts with one each of some lamps. */
export async function fillCarts(
  db: Kysely<Tables>,
  count: number,
  productIds: readonly number[],
): Promise<FilledCart[]> {
  const tokens = Array.from({ length: count }, () => randomUUID());
  return Promise.all(
    tokens.map(async (token) => {
      const hash = createHash('sha256').update(token).digest('hex');
      const cart = await db
        .insertInto('carts')
        .values({ token_hash: hash, created_at: '2026-01-01T00:00:00.000Z', touched_at: '2026-01-01T00:00:00.000Z' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = await db
        .insertInto('cart_items')
        .values(
          productIds.map((id) => ({
            cart_id: cart.id,
            product_id: id,
            variant_id: null,
            quantity: 1,
            parent_id: null,
          })),
        )
        .returning('id')
        .execute();
      return { token, items: rows.map(({ id }) => ({ id, quantity: 1, price: 100_000, untracked: false })) };
    }),
  );
}

const choices = {
  contact: sample.contact,
  delivery: { ...sample.delivery, method: 'collection' as const, cost: 0 },
  billing: null,
  paymentMethod: 'pay_in_store' as const,
  purchaseOrderNumber: '',
  newsletter: false,
};

/** A checkout of a cart; deterministic for one idempotency key and purchase order number. */
export function checkoutOf(
  { token, items }: FilledCart,
  idempotencyKey: string,
  purchaseOrderNumber = '',
  more: Partial<CheckoutChoices> = {},
  network: Partial<Pick<Checkout, 'clientAddress'>> = {},
): Checkout {
  // A separate shopper for each cart, or the rate limit would stop the test.
  const contact = { ...choices.contact, email: `ada-${token.slice(0, 13)}@shopper.example` };
  const content = { ...choices, contact, purchaseOrderNumber, items, ...more };
  return { ...content, idempotencyKey, contentHash: contentHash(content), clientAddress: null, ...network };
}

/** Places an order of one lamp from a cart of its own, as a shopper would. `row` is its stored number. */
export async function placeOrder(
  db: Kysely<Tables>,
  store: OrderStore,
  now: Date,
  more: Partial<CheckoutChoices> = {},
): Promise<Order & { row: number }> {
  const [cart] = (await fillCarts(db, 1, [1])) as [FilledCart];
  const placing = await store.place(cart.token, checkoutOf(cart, 'first-key', '', more), now);
  if (!('order' in placing)) throw new Error(placing.kind);
  return { ...placing.order, row: storedNumber(placing.order.number) };
}

/** Returns the stock level of each lamp, by id. */
export async function levelsIn(db: Kysely<Tables>): Promise<Record<number, number>> {
  const rows = await db.selectFrom('stock').select(['product_id', 'level']).orderBy('product_id').execute();
  return Object.fromEntries(rows.map(({ product_id, level }) => [product_id, level]));
}

export async function countOf(
  db: Kysely<Tables>,
  table: 'carts' | 'orders' | 'outbox' | 'cart_items',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
