import { setTimeout as delay } from 'node:timers/promises';
import { isBusy } from './sqlite.ts';

const PAUSE_MILLISECONDS = 20;
/** Shorter than a caller's patience: an import writes for moments, only a catalogue that is filled anew takes longer. */
const WAIT_MILLISECONDS_MAXIMUM = 2_500;

/** The store was being written to by another process for too long. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/** Writes, again and again while another process is writing. Between two attempts everyone else is served. Throws a StoreBusyError after 2.5 s. */
export async function whenFree<Result>(write: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() - started >= WAIT_MILLISECONDS_MAXIMUM) throw new StoreBusyError('The store is being written to', { cause: error });
    }
    await delay(PAUSE_MILLISECONDS);
  }
}
