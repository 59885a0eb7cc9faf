import { type Kysely, sql } from 'kysely';
import { integers, primary, required } from './columns.ts';

export async function createCatalogueTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', primary)
    .addColumn('value', 'text', required)
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', primary)
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('document', 'text', required)
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('off_sale', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('price_changes_at', 'text')
    .execute();
  await db.schema
    .createIndex('products_listed')
    .on('products')
    .columns(['off_sale', 'id', 'url', 'updated_at'])
    .execute();
  await db.schema
    .createIndex('products_by_revision')
    .on('products')
    .columns(['revision', 'id', 'updated_at', 'off_sale', 'url'])
    .execute();
  await db.schema.createIndex('products_by_price_change').on('products').column('price_changes_at').execute();
  await db.schema
    .createTable('removed_products')
    .addColumn('id', 'integer', primary)
    .addColumn('url', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('removed_at', 'text', required)
    .execute();
  await db.schema
    .createIndex('removed_products_by_revision')
    .on('removed_products')
    .columns(['revision', 'id'])
    .execute();
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', primary)
    .addColumn('document', 'text', required)
    .execute();
  await db.schema
    .createTable('brands')
    .addColumn('id', 'integer', primary)
    .addColumn('document', 'text', required)
    .execute();
  await db.schema
    .createTable('redirects')
    .addColumn('from_url', 'text', primary)
    .addColumn('to_url', 'text', required)
    .execute();
  await db.schema
    .createTable('drawings')
    .addColumn('hash', 'text', primary)
    .addColumn('document', 'text', required)
    .execute();
  await db.schema
    .createTable('stock')
    .$call(integers('product_id', 'variant_id', 'level', 'counted'))
    .addPrimaryKeyConstraint('stock_key', ['product_id', 'variant_id'])
    .execute();
  await db.schema
    .createIndex('stock_sold_out')
    .on('stock')
    .columns(['product_id', 'variant_id'])
    .where(sql.ref('level'), '<=', 0)
    .execute();
  await db.schema
    .createTable('branch_stock')
    .$call(integers('product_id', 'variant_id'))
    .addColumn('branch', 'text', required)
    .addColumn('level', 'integer', required)
    .addPrimaryKeyConstraint('branch_stock_key', ['product_id', 'variant_id', 'branch'])
    .execute();
  await db.schema
    .createTable('imported_keys')
    .addColumn('key', 'text', primary)
    .$call(integers('product_id', 'next_variant', 'run'))
    .execute();
  await db.schema.createIndex('imported_keys_of_product').on('imported_keys').column('product_id').execute();
  await db.schema
    .createTable('imported_sources')
    .addColumn('source', 'text', required)
    .addColumn('product_id', 'integer', required)
    .addPrimaryKeyConstraint('imported_sources_key', ['source', 'product_id'])
    .execute();
  await db.schema.createIndex('imported_sources_of_product').on('imported_sources').column('product_id').execute();
  await db.schema
    .createTable('imported_categories')
    .addColumn('path', 'text', primary)
    .addColumn('category_id', 'integer', required)
    .execute();
  await db.schema
    .createTable('medusa_variants')
    .addColumn('id', 'text', primary)
    .addColumn('medusa_product_id', 'text', required)
    .$call(integers('product_id', 'variant_id', 'is_sold'))
    .execute();
  await db.schema
    .createIndex('medusa_variants_by_number')
    .on('medusa_variants')
    .columns(['product_id', 'variant_id', 'is_sold'])
    .execute();
  await db.schema
    .createTable('medusa_places')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'integer', required)
    .execute();
}
