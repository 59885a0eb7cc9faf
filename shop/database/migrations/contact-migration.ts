import type { Kysely, Migration } from 'kysely';

/** Messages sent through the contact form. */
export const contactMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('order_number', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('contact_messages_by_sender')
      .on('contact_messages')
      .columns(['email_key', 'created_at'])
      .execute();
  },
};
