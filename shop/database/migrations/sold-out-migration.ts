import { sql, type Kysely, type Migration } from 'kysely';

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
