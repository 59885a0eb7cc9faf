import type { Kysely } from 'kysely';
import { primary, required, texts } from './columns.ts';

export async function createOrderTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addColumn('customer_id', 'text')
    .addColumn('touched_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('cart_of_customer').unique().on('carts').column('customer_id').execute();
  await db.schema.createIndex('carts_by_touch').on('carts').column('touched_at').execute();
  await db.schema
    .createTable('cart_items')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('cart_id', 'integer', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('product_id', 'integer', required)
    .addColumn('variant_id', 'integer')
    .addColumn('quantity', 'integer', required)
    .addColumn('parent_id', 'integer', (column) => column.references('cart_items.id').onDelete('cascade'))
    .addColumn('added_price', 'integer')
    .addColumn('added_name', 'text')
    .execute();
  await db.schema.createIndex('cart_items_of_cart').on('cart_items').column('cart_id').execute();
  await db.schema
    .createTable('cart_additions')
    .addColumn('cart_id', 'integer', (column) => column.notNull().references('carts.id').onDelete('cascade'))
    .$call(texts('key', 'added_at'))
    .addPrimaryKeyConstraint('cart_additions_key', ['cart_id', 'key'])
    .execute();
  await db.schema
    .createTable('medusa_carts')
    .addColumn('owner_hash', 'text', primary)
    .addColumn('is_customers', 'integer', required)
    .$call(texts('sealed', 'created_at', 'touched_at'))
    .execute();
  await db.schema.createIndex('medusa_carts_by_touch').on('medusa_carts').column('touched_at').execute();
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('cart_id', 'integer', required)
    .$call(texts('idempotency_key', 'content_hash', 'status', 'placed_at', 'document'))
    .addColumn('customer_id', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('email_key', 'text')
    .addColumn('client_key', 'text')
    .addColumn('invoice_number', 'integer')
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('orders_by_key', ['cart_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('orders_of_customer').on('orders').columns(['customer_id', 'number']).execute();
  await db.schema.createIndex('orders_by_expiry').on('orders').columns(['expires_at', 'id']).execute();
  await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'number']).execute();
  await db.schema.createIndex('orders_by_email').on('orders').columns(['email_key', 'placed_at']).execute();
  await db.schema.createIndex('orders_by_client').on('orders').columns(['client_key', 'placed_at']).execute();
  await db.schema.createIndex('orders_by_invoice').unique().on('orders').column('invoice_number').execute();
  await db.schema.createIndex('orders_by_test').on('orders').columns(['is_test', 'number']).execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id').onDelete('cascade'))
    .$call(texts('event_id', 'outcome', 'reference', 'received_at'))
    .addPrimaryKeyConstraint('payment_events_key', ['order_id', 'event_id'])
    .execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', primary)
    .$call(texts('recipient', 'subject', 'text', 'html', 'created_at'))
    .addColumn('sent_at', 'text')
    .addColumn('attempts', 'integer', required)
    .addColumn('due_at', 'text', required)
    .addColumn('failure', 'text')
    .addColumn('limit_key', 'text')
    .execute();
  await db.schema.createIndex('outbox_by_age').on('outbox').column('created_at').execute();
  await db.schema.createIndex('outbox_by_limit').on('outbox').columns(['limit_key', 'created_at']).execute();
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', primary)
    .addColumn('value', 'integer', required)
    .execute();
  const counters = [
    { name: 'order', value: 100_000 },
    { name: 'invoice', value: 100_000 },
    { name: 'quotation', value: 100_000 },
    // Test orders have numbers of their own, so that real ones have no gaps.
    { name: 'test_order', value: 900_000_000 },
  ];
  type Counters = { counters: { name: string; value: number } };
  await db.withTables<Counters>().insertInto('counters').values(counters).execute();
}
