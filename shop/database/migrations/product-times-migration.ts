import type { Kysely, Migration } from 'kysely';

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
