import type { Kysely, Migration } from 'kysely';

/** The sessions and carts of a shop whose commerce is Medusa's. */
export const medusaSessionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('medusa_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('customer_hash', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('medusa_sessions_of_customer').on('medusa_sessions').column('customer_hash').execute();
    await db.schema.createIndex('medusa_sessions_by_end').on('medusa_sessions').column('expires_at').execute();
    await db.schema
      .createTable('medusa_carts')
      .addColumn('owner_hash', 'text', (column) => column.primaryKey())
      .addColumn('is_customers', 'integer', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('lock_id', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('locked_until', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('touched_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('medusa_carts_by_touch').on('medusa_carts').column('touched_at').execute();
  },
};
