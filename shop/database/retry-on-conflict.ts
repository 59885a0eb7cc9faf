import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from './sqlite.ts';

/** Different each time: those who got into each other's way do not meet again. */
const PAUSE_MILLISECONDS = { minimum: 10, maximum: 30 };
/** Shorter than a caller's patience: an import writes for moments, only a catalogue that is filled anew takes longer. */
const WAIT_MILLISECONDS_MAXIMUM = 2_500;

/** PostgreSQL's words for it: could not be serialized, deadlock, did not get a lock. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

/** The store was being written to by others for too long. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/**
 * Writes, again and again while others who write are in the way; what it does must be one statement or one transaction, of which nothing
 * stays when it fails. Between two attempts everyone else is served. Throws a DatabaseBusyError after 2.5 s, unless told to wait longer.
 */
export async function retryOnConflict<Result>(
  write: () => Promise<Result>,
  waitMilliseconds = WAIT_MILLISECONDS_MAXIMUM,
): Promise<Result> {
  const started = performance.now();
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isInTheWay(error)) throw error;
      if (performance.now() - started >= waitMilliseconds)
        throw new DatabaseBusyError('The store is being written to', { cause: error });
    }
    await delay(PAUSE_MILLISECONDS.minimum + Math.random() * (PAUSE_MILLISECONDS.maximum - PAUSE_MILLISECONDS.minimum));
  }
}

/** Whether it failed only because others were writing: tried again, it may well succeed. */
function isInTheWay(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'code' in error && CONFLICTS.has(error.code));
}
