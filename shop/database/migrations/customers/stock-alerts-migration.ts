import type { Kysely, Migration } from 'kysely';

/** Requests to be told when something is back in stock. */
export const stockAlertsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock_alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addUniqueConstraint('stock_alert_once', ['email_key', 'product_id', 'variant_id'])
      .execute();
    await db.schema.createIndex('stock_alerts_of_product').on('stock_alerts').column('product_id').execute();
    await db.schema.createIndex('stock_alerts_by_age').on('stock_alerts').column('created_at').execute();
  },
};
