import type { Kysely, Migration } from 'kysely';

/** Days that existing unpaid orders get from this migration on: their shoppers were told of no deadline. */
const DAYS_FOR_WAITING_ORDERS = 7;
const DAY_MILLISECONDS = 86_400_000;

/** When unpaid orders are cancelled. */
export const expiryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('expires_at', 'text').execute();
    await db.schema.createIndex('orders_by_expiry').on('orders').columns(['expires_at', 'id']).execute();
    await db.schema.createIndex('orders_by_status').on('orders').columns(['status', 'number']).execute();
    const tables = db as Kysely<{
      orders: { id: string; status: string; document: string; expires_at: string | null };
    }>;
    const end = new Date(Date.now() + DAYS_FOR_WAITING_ORDERS * DAY_MILLISECONDS).toISOString();
    for (const { id, document } of await tables
      .selectFrom('orders')
      .select(['id', 'document'])
      .where('status', '=', 'awaiting_payment')
      .execute()) {
      const { paymentMethod } = JSON.parse(document) as { paymentMethod: string };
      if (paymentMethod === 'bank_transfer')
        await tables.updateTable('orders').set({ expires_at: end }).where('id', '=', id).execute();
    }
  },
};
