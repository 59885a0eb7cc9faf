import type { Kysely, Migration } from 'kysely';

/** Who placed each order and who requested each mail, for rate limits. */
export const limitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('email_key', 'text').execute();
    await db.schema.alterTable('orders').addColumn('client_key', 'text').execute();
    await db.schema.createIndex('orders_by_email').on('orders').columns(['email_key', 'placed_at']).execute();
    await db.schema.createIndex('orders_by_client').on('orders').columns(['client_key', 'placed_at']).execute();
    await db.schema.alterTable('outbox').addColumn('limit_key', 'text').execute();
    await db.schema.createIndex('outbox_by_limit').on('outbox').columns(['limit_key', 'created_at']).execute();
  },
};
