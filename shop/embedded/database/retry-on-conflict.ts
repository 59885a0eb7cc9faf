import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Jitter, so that two writers that conflicted do not conflict again. */
const PAUSE_MILLISECONDS = { minimum: 10, maximum: 30 };
/** Shorter than a caller's patience: an import holds the lock for moments, only seeding takes longer. */
const WAIT_MILLISECONDS_MAXIMUM = 2_500;

/** SQLSTATE: serialization failure, deadlock, lock not available. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** `write` must be one statement or transaction: a failed attempt leaves nothing. Throws a DatabaseBusyError. */
export async function retryOnConflict<Result>(
  write: () => Promise<Result>,
  waitMilliseconds = WAIT_MILLISECONDS_MAXIMUM,
): Promise<Result> {
  const started = performance.now();
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (performance.now() - started >= waitMilliseconds)
        throw new DatabaseBusyError('The database is being written to', { cause: error });
    }
    await delay(PAUSE_MILLISECONDS.minimum + Math.random() * (PAUSE_MILLISECONDS.maximum - PAUSE_MILLISECONDS.minimum));
  }
}

/** Read committed is enough: every decision follows a statement that locks its row. */
export const inTransaction = <Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => db.transaction().setIsolationLevel('read committed').execute(work));

const SQLITE_BUSY = 5;

/** Whether another process held SQLite's lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

function isConflict(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'code' in error && CONFLICTS.has(error.code));
}
