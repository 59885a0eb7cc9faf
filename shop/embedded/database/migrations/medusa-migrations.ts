import type { Kysely, Migration } from 'kysely';

/** The shop's numbers of Medusa's variants. */
export const medusaVariantsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('medusa_variants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('medusa_product_id', 'text', (column) => column.notNull())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('is_sold', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('medusa_variants_by_number')
      .on('medusa_variants')
      .columns(['product_id', 'variant_id', 'is_sold'])
      .execute();
  },
};

/** The shop's numbers of Medusa's categories and collections. */
export const medusaPlacesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('medusa_places')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .execute();
  },
};

/** Carts are locked by leases in `settings`. */
export const medusaLeasesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['lock_id', 'locked_until'])
      await db.schema.alterTable('medusa_carts').dropColumn(column).execute();
  },
};
