import type { Kysely, Migration } from 'kysely';

/**
 * Review approval, and verified buyers. Existing reviews were published without approval, so they become pending too.
 */
export const reviewApprovalMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reviews')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
      .execute();
    await db.schema.alterTable('reviews').addColumn('order_id', 'text').execute();
    await db.schema.alterTable('reviews').addColumn('decided_at', 'text').execute();
    await db.schema.alterTable('reviews').addColumn('rejection_reason', 'text').execute();
    await db.schema.dropIndex('reviews_of_product').execute();
    await db.schema.createIndex('reviews_of_product').on('reviews').columns(['product_id', 'status', 'id']).execute();
    await db.schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'id']).execute();
    // An order verifies at most one review of each of its products; reviews without an order are not limited.
    await db.schema
      .createIndex('reviews_once_per_order')
      .unique()
      .on('reviews')
      .columns(['order_id', 'product_id'])
      .execute();
  },
};
