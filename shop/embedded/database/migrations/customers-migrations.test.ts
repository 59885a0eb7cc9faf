import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { eachEmptyDatabase } from '../database.fixture.ts';
import { migrate } from './migrations.ts';

const ORDERS = [
  ['awaiting', 'awaiting_payment', '2026-01-01', { paidAt: null }],
  ['second', 'paid', '2026-01-02', { paidAt: '2026-01-09T10:00:00.000Z' }],
  ['first', 'dispatched', '2026-01-03', { paidAt: '2026-01-05T10:00:00.000Z' }],
  // From before the time of payment was stored.
  ['earliest', 'delivered', '2026-01-01', {}],
  ['cancelled', 'cancelled', '2026-01-01', {}],
  ['refunded', 'cancelled', '2026-01-01', { paidAt: '2026-02-01T10:00:00.000Z' }],
] as const;

eachEmptyDatabase((store) => {
  test('orders that are paid get invoice numbers in the order of payment, and the next follows them', async () => {
    const old = await openDatabase(store.location());
    await migrate(old, '020-stock-alerts');
    for (const [index, [id, status, day, document]] of ORDERS.entries())
      await sql`insert into orders (id, number, cart_id, idempotency_key, content_hash, status, placed_at, document)
        values (${id}, ${100_001 + index}, 1, ${id}, 'hash', ${status}, ${`${day}T00:00:00.000Z`}, ${JSON.stringify(document)})`.execute(
        old,
      );
    await old.destroy();
    const db = await store.open();
    const rows = await db.selectFrom('orders').select(['id', 'invoice_number']).orderBy('invoice_number').execute();
    expect(rows.filter(({ invoice_number }) => invoice_number !== null)).toEqual([
      { id: 'earliest', invoice_number: 100_001 },
      { id: 'first', invoice_number: 100_002 },
      { id: 'second', invoice_number: 100_003 },
      { id: 'refunded', invoice_number: 100_004 },
    ]);
    expect(
      await db.selectFrom('counters').select('value').where('name', '=', 'invoice').executeTakeFirstOrThrow(),
    ).toEqual({ value: 100_004 });
  });
});
