import { PostgresAdapter, sql, Transaction, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/** Revisions are committed in order; cart writes go on. Joins a transaction that holds the lock already. */
export async function withWriteLock<Result>(
  db: Kysely<Tables>,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return write(db as Transaction<Tables>);
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      // First: a read would fix the transaction's snapshot. SQLite's `begin immediate` has the lock already.
      if (isPostgres(db)) await sql`lock table settings in share row exclusive mode`.execute(transaction);
      return write(transaction);
    });
  return retryOnConflict(attempt, Number.POSITIVE_INFINITY);
}

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
