import type { Kysely, Migration } from 'kysely';

/** The products that were deleted, and an index that pages through changes without reading documents. */
export const removedProductsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('removed_products')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('removed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('removed_products_by_revision')
      .on('removed_products')
      .columns(['revision', 'id'])
      .execute();
    await db.schema.dropIndex('products_by_revision').execute();
    await db.schema
      .createIndex('products_by_revision')
      .on('products')
      .columns(['revision', 'id', 'updated_at', 'off_sale', 'url'])
      .execute();
  },
};
