import type { Kysely, Migration } from 'kysely';

/** Who else may use the graph. */
export const partnersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('partners')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('origins', 'text', (column) => column.notNull())
      .addColumn('requests_per_minute', 'integer', (column) => column.notNull())
      .addColumn('cost_per_minute', 'integer', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('previous_key_hash', 'text')
      .addColumn('previous_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .execute();
  },
};
