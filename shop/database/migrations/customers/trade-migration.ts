import type { Kysely, Migration } from 'kysely';

/** The number of the first invoice is one more. */
const LAST_NUMBER_BEFORE = 100_000;
const PAID_STATUSES = new Set(['paid', 'preparing', 'dispatched', 'delivered']);

/** The tables at the time of this migration. */
interface TablesThen {
  orders: { id: string; placed_at: string; status: string; document: string; invoice_number: number | null };
  counters: { name: string; value: number };
}

/** VAT numbers of customers, and the numbers of VAT invoices: orders that are paid already get theirs in the order of payment. */
export const tradeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('customers')
      .addColumn('vat_number', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('orders').addColumn('invoice_number', 'integer').execute();
    await db.schema.createIndex('orders_by_invoice').on('orders').column('invoice_number').unique().execute();
    const tables = db as Kysely<TablesThen>;
    const rows = await tables.selectFrom('orders').select(['id', 'placed_at', 'status', 'document']).execute();
    const paid = rows
      .flatMap(({ id, placed_at, status, document }) => {
        const { paidAt } = JSON.parse(document) as { paidAt?: string | null };
        const at = paidAt ?? (paidAt === undefined && PAID_STATUSES.has(status) ? placed_at : null);
        return at === null ? [] : [{ id, at }];
      })
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    for (const [index, { id }] of paid.entries())
      await tables
        .updateTable('orders')
        .set({ invoice_number: LAST_NUMBER_BEFORE + 1 + index })
        .where('id', '=', id)
        .execute();
    await tables
      .insertInto('counters')
      .values({ name: 'invoice', value: LAST_NUMBER_BEFORE + paid.length })
      .execute();
  },
};
