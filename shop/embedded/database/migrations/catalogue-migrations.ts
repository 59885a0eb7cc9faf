import { type Kysely, type Migration, sql } from 'kysely';

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

/** When each product's price changes next, so that a change is found without reading documents. Null for never, as for all existing products. */
export const priceChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('products').addColumn('price_changes_at', 'text').execute();
    await db.schema.createIndex('products_by_price_change').on('products').column('price_changes_at').execute();
  },
};

/** When each product was last written, in a covering index, so that the sitemap reads no documents. Empty for existing products. */
export const productTimesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('products')
      .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('products_listed').on('products').columns(['id', 'url', 'updated_at']).execute();
  },
};

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

/** Finds what is sold out without reading all stock. */
export const soldOutMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('stock_sold_out')
      .on('stock')
      .columns(['product_id', 'variant_id'])
      .where(sql.ref('level'), '<=', 0)
      .execute();
  },
};

/** What each branch has of the stock. */
export const branchStockMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('branch_stock')
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('branch', 'text', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('branch_stock_key', ['product_id', 'variant_id', 'branch'])
      .execute();
  },
};
