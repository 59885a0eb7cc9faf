import { PostgresAdapter, sql, Transaction, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Changes the catalogue in one transaction under a lock that one process holds at a time, so that revisions are committed in the order of
 * their numbers. On PostgreSQL cart writes go on. Waits for the lock without limit: the database releases it when its holder dies.
 * Within a transaction that holds the lock already, it joins that transaction.
 */
export async function withWriteLock<Result>(
  db: Kysely<Tables>,
  write: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return write(db as Transaction<Tables>);
  const attempt = () =>
    db.transaction().execute(async (transaction) => {
      // Must be the first statement: the first read fixes the transaction's snapshot. SQLite's `begin immediate` has the lock already.
      if (isPostgres(db)) await sql`lock table settings in share row exclusive mode`.execute(transaction);
      return write(transaction);
    });
  return retryOnConflict(attempt, Number.POSITIVE_INFINITY);
}

export function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
