import type { Kysely } from 'kysely';
import { integers, primary, required, texts } from './columns.ts';

export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', primary)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .$call(texts('password_hash', 'first_name', 'last_name', 'phone', 'company'))
    .addColumn('default_address_id', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('vat_number', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .$call(texts('document', 'created_at'))
    .execute();
  await db.schema.createIndex('addresses_of_customer').on('customer_addresses').column('customer_id').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('sessions_of_customer').on('sessions').column('customer_id').execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', required)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('used_at', 'text', required)
    .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'customer_id'])
    .execute();
  await db.schema.createIndex('devices_of_customer').on('known_devices').column('customer_id').execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createTable('email_changes')
    .addColumn('customer_id', 'text', (column) => column.primaryKey().references('customers.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .$call(texts('email', 'expires_at'))
    .execute();
  await db.schema
    .createTable('medusa_sessions')
    .addColumn('token_hash', 'text', primary)
    .$call(texts('customer_hash', 'sealed', 'expires_at'))
    .execute();
  await db.schema.createIndex('medusa_sessions_of_customer').on('medusa_sessions').column('customer_hash').execute();
  await db.schema.createIndex('medusa_sessions_by_end').on('medusa_sessions').column('expires_at').execute();
  await db.schema
    .createTable('saved_lists')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .$call(texts('name', 'name_key', 'lines'))
    .addColumn('share_key', 'text', (column) => column.unique())
    .$call(texts('created_at', 'updated_at'))
    .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
    .addUniqueConstraint('saved_list_names', ['customer_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('quotations')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .$call(texts('name', 'client_name', 'client_address', 'valid_until'))
    .addColumn('total', 'integer', required)
    .$call(texts('document', 'created_at'))
    .execute();
  await db.schema.createIndex('quotations_of_customer').on('quotations').columns(['customer_id', 'number']).execute();
  await db.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', primary)
    .$call(integers('product_id', 'variant_id'))
    .$call(texts('email', 'email_key'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('cascade'))
    .addUniqueConstraint('stock_alert_once', ['email_key', 'product_id', 'variant_id'])
    .execute();
  await db.schema.createIndex('stock_alerts_of_product').on('stock_alerts').column('product_id').execute();
  await db.schema.createIndex('stock_alerts_by_age').on('stock_alerts').column('created_at').execute();
  await db.schema.createIndex('stock_alerts_of_customer').on('stock_alerts').column('customer_id').execute();
  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('email_key', 'text', primary)
    .$call(texts('email', 'subscribed_at'))
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', primary)
    .$call(texts('created_at', 'name', 'email', 'email_key', 'phone', 'order_number', 'message'))
    .execute();
  await db.schema
    .createIndex('contact_messages_by_sender')
    .on('contact_messages')
    .columns(['email_key', 'created_at'])
    .execute();
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .$call(integers('product_id', 'rating'))
    .$call(texts('title', 'body', 'author', 'email'))
    .addColumn('content_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', required)
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('order_id', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('rejection_reason', 'text')
    .execute();
  await db.schema.createIndex('reviews_of_product').on('reviews').columns(['product_id', 'status', 'id']).execute();
  await db.schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'id']).execute();
  await db.schema
    .createIndex('reviews_once_per_order')
    .unique()
    .on('reviews')
    .columns(['order_id', 'product_id'])
    .execute();
}
