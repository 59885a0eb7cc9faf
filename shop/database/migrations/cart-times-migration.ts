import type { Kysely, Migration } from 'kysely';

/** When each cart was last touched, so that abandoned carts can be deleted. Existing carts count as touched now. */
export const cartTimesMigration: Migration = {
  async up(db: Kysely<{ carts: { touched_at: string } }>) {
    await db.schema
      .alterTable('carts')
      .addColumn('touched_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.updateTable('carts').set({ touched_at: new Date().toISOString() }).execute();
    await db.schema.createIndex('carts_by_touch').on('carts').column('touched_at').execute();
  },
};
