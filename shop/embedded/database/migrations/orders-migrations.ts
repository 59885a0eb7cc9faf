import type { Kysely, Migration } from 'kysely';

/** Order numbers start one above this. */
const LAST_NUMBER_BEFORE = 100_000;

const PRODUCTS_PER_READ = 200;

/** Orders, payment events, the outbox, and stock in a table of its own. */
export const ordersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock')
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('stock_key', ['product_id', 'variant_id'])
      .execute();
    await db.schema
      .createTable('counters')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('cart_id', 'integer', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addUniqueConstraint('orders_by_key', ['cart_id', 'idempotency_key'])
      .execute();
    await db.schema
      .createTable('payment_events')
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('payment_events_key', ['order_id', 'event_id'])
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .execute();
    await db.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
    const tables = db as Kysely<TablesThen>;
    await tables.insertInto('counters').values({ name: 'order', value: LAST_NUMBER_BEFORE }).execute();
    await countProducts(tables);
  },
};

/** The tables at the time of this migration, before and after it. */
interface TablesThen {
  products: { id: number; document: string };
  stock: { product_id: number; variant_id: number; level: number; counted: number };
  counters: { name: string; value: number };
}

interface ProductThen {
  id: number;
  inventoryTracking: 'none' | 'variant' | 'product';
  inventoryLevel: number;
  variants: readonly { id: number; inventoryLevel: number }[];
}

/** Copies the stock levels of existing products out of their documents. */
async function countProducts(db: Kysely<TablesThen>): Promise<void> {
  let last = -1;
  for (;;) {
    const products = await db
      .selectFrom('products')
      .select(['id', 'document'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PRODUCTS_PER_READ)
      .execute();
    const end = products.at(-1);
    if (!end) return;
    last = end.id;
    const rows = products.flatMap(({ document }) => stockThen(JSON.parse(document) as ProductThen));
    for (let start = 0; start < rows.length; start += PRODUCTS_PER_READ)
      await db
        .insertInto('stock')
        .values(rows.slice(start, start + PRODUCTS_PER_READ))
        .execute();
  }
}

function stockThen({ id, inventoryTracking, inventoryLevel, variants }: ProductThen): TablesThen['stock'][] {
  const row = (variantId: number, level: number) => ({
    product_id: id,
    variant_id: variantId,
    level: Math.max(0, level),
    counted: Math.max(0, level),
  });
  if (inventoryTracking === 'none') return [];
  if (inventoryTracking !== 'variant' || variants.length === 0) return [row(0, inventoryLevel)];
  return variants.map((variant) => row(variant.id, variant.inventoryLevel));
}

/** Days that existing unpaid orders get from this migration on: their shoppers were told of no deadline. */
const DAYS_FOR_WAITING_ORDERS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** When unpaid orders are cancelled. */
export const expiryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('expires_at', 'text').execute();
    await db.schema.createIndex('orders_by_expiry').on('orders').columns(['expires_at', 'id']).execute();
    await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'number']).execute();
    const tables = db as Kysely<{
      orders: { id: string; status: string; document: string; expires_at: string | null };
    }>;
    const end = new Date(Date.now() + DAYS_FOR_WAITING_ORDERS * DAY_MILLISECONDS).toISOString();
    for (const { id, document } of await tables
      .selectFrom('orders')
      .select(['id', 'document'])
      .where('status', '=', 'awaiting_payment')
      .execute()) {
      const { paymentMethod } = JSON.parse(document) as { paymentMethod: string };
      if (paymentMethod === 'bank_transfer')
        await tables.updateTable('orders').set({ expires_at: end }).where('id', '=', id).execute();
    }
  },
};

/** The callers that placed each order and requested each mail, for rate limits. */
export const limitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('email_key', 'text').execute();
    await db.schema.alterTable('orders').addColumn('client_key', 'text').execute();
    await db.schema.createIndex('orders_by_email').on('orders').columns(['email_key', 'placed_at']).execute();
    await db.schema.createIndex('orders_by_client').on('orders').columns(['client_key', 'placed_at']).execute();
    await db.schema.alterTable('outbox').addColumn('limit_key', 'text').execute();
    await db.schema.createIndex('outbox_by_limit').on('outbox').columns(['limit_key', 'created_at']).execute();
  },
};

/** When each cart was last touched, so that abandoned carts can be deleted. Existing carts count as touched now. */
export const cartTimesMigration: Migration = {
  async up(db: Kysely<{ carts: { touched_at: string } }>) {
    await db.schema
      .alterTable('carts')
      .addColumn('touched_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.updateTable('carts').set({ touched_at: new Date().toISOString() }).execute();
    await db.schema.createIndex('carts_by_touch').on('carts').column('touched_at').execute();
  },
};

/** Test orders have numbers of their own, so that real ones have no gaps; they start one above this. */
const LAST_TEST_NUMBER_BEFORE = 900_000_000;

/** Carts and orders of partners' sandbox keys. */
export const testOrdersMigration: Migration = {
  async up(db: Kysely<{ counters: { name: string; value: number } }>) {
    for (const table of ['carts', 'orders'])
      await db.schema
        .alterTable(table)
        .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema.createIndex('orders_by_test').on('orders').columns(['is_test', 'number']).execute();
    await db.insertInto('counters').values({ name: 'test_order', value: LAST_TEST_NUMBER_BEFORE }).execute();
  },
};
