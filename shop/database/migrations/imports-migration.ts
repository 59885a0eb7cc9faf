import type { Kysely, Migration } from 'kysely';

/** The source of each imported product, the mapping of feed categories, and products that are off sale. */
export const importsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('imported_sources')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('imported_sources_key', ['source', 'product_id'])
      .execute();
    await db.schema.createIndex('imported_sources_of_product').on('imported_sources').column('product_id').execute();
    await db.schema.createIndex('imported_keys_of_product').on('imported_keys').column('product_id').execute();
    await db.schema
      .createTable('imported_categories')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('category_id', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('products')
      .addColumn('off_sale', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // A covering index: listing the addresses of products on sale reads no table rows.
    await db.schema.dropIndex('products_listed').execute();
    await db.schema
      .createIndex('products_listed')
      .on('products')
      .columns(['off_sale', 'id', 'url', 'updated_at'])
      .execute();
  },
};
