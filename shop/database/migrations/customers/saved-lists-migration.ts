import type { Kysely, Migration } from 'kysely';

/** Lists of products that customers save. */
export const savedListsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('share_key', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('saved_list_names', ['customer_id', 'name_key'])
      .execute();
  },
};
