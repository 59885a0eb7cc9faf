import type { Kysely } from 'kysely';
import { primary, required } from './columns.ts';

export async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', primary)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('company', 'text', required)
    .addColumn('default_address_id', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('vat_number', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('document', 'text', required)
    .addColumn('created_at', 'text', required)
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
    .addColumn('email', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema
    .createTable('medusa_sessions')
    .addColumn('token_hash', 'text', primary)
    .addColumn('customer_hash', 'text', required)
    .addColumn('sealed', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await db.schema.createIndex('medusa_sessions_of_customer').on('medusa_sessions').column('customer_hash').execute();
  await db.schema.createIndex('medusa_sessions_by_end').on('medusa_sessions').column('expires_at').execute();
  await db.schema
    .createTable('saved_lists')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', required)
    .addColumn('lines', 'text', required)
    .addColumn('share_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
    .addUniqueConstraint('saved_list_names', ['customer_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('quotations')
    .addColumn('id', 'text', primary)
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('client_name', 'text', required)
    .addColumn('client_address', 'text', required)
    .addColumn('valid_until', 'text', required)
    .addColumn('total', 'integer', required)
    .addColumn('document', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema.createIndex('quotations_of_customer').on('quotations').columns(['customer_id', 'number']).execute();
  await db.schema
    .createTable('stock_alerts')
    .addColumn('id', 'text', primary)
    .addColumn('product_id', 'integer', required)
    .addColumn('variant_id', 'integer', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
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
    .addColumn('email', 'text', required)
    .addColumn('subscribed_at', 'text', required)
    .execute();
  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', primary)
    .addColumn('created_at', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('order_number', 'text', required)
    .addColumn('message', 'text', required)
    .execute();
  await db.schema
    .createIndex('contact_messages_by_sender')
    .on('contact_messages')
    .columns(['email_key', 'created_at'])
    .execute();
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('product_id', 'integer', required)
    .addColumn('rating', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('author', 'text', required)
    .addColumn('email', 'text', required)
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
