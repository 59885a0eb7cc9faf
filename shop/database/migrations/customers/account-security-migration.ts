import type { Kysely, Migration } from 'kysely';

/** Growing delays between guesses, known devices, and pending email changes. */
export const accountSecurityMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('attempts').addColumn('next_at', 'text').execute();
    await db.schema
      .createTable('known_devices')
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'customer_id'])
      .execute();
    await db.schema.createIndex('devices_of_customer').on('known_devices').column('customer_id').execute();
    await db.schema
      .createTable('email_changes')
      .addColumn('customer_id', 'text', (column) => column.primaryKey().references('customers.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};
