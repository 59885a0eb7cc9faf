import { PostgresAdapter, sql, Transaction, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Changes the catalogue in one transaction, one process at a time: revisions are committed in the order of their numbers, and what a change finds is
 * how the one before it left it. Carts are changed meanwhile on PostgreSQL. Waits for as long as others take: one who dies lets go.
 * As a part of a transaction that writes alone already it joins in.
 */
export async function withWriteLock<Result>(
  db: Kysely<Tables>,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return write(db as Transaction<Tables>);
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      // The first statement: what a transaction sees is settled by the first that reads. On SQLite every transaction is alone from its beginning.
      if (isPostgres(db)) await sql`lock table settings in share row exclusive mode`.execute(transaction);
      return write(transaction);
    });
  return retryOnConflict(attempt, Number.POSITIVE_INFINITY);
}

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
