import type { Kysely, Migration } from 'kysely';

/** When each product was last written, beside its address, so that all addresses are listed without reading documents. Empty for what was written before. */
export const productTimesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('products')
      .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('products_listed').on('products').columns(['id', 'url', 'updated_at']).execute();
  },
};
