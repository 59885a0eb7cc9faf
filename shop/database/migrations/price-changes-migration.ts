import type { Kysely, Migration } from 'kysely';

/** When each product's price changes next, so that a change is found without reading documents. Null for never, as for all existing products. */
export const priceChangesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('products').addColumn('price_changes_at', 'text').execute();
    await db.schema.createIndex('products_by_price_change').on('products').column('price_changes_at').execute();
  },
};
