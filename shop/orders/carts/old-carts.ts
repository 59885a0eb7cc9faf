import { setTimeout as delay } from 'node:timers/promises';
import { repeatTask, type RepeatedTask } from '../../repeat-task.ts';
import type { CartStore } from './cart-store.ts';

/** The time for which an anonymous cart is kept after its last use. A browser's cookie lasts seven days; partners may keep a token for longer. */
const RETENTION_DAYS = 60;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const HOUR_MILLISECONDS = 60 * 60_000;

/** Small batches: each holds its locks only briefly. */
const BATCH_SIZE = 200;
const PAUSE_MILLISECONDS = 50;

/** Deletes anonymous carts untouched for 60 days; returns how many. Checks `isStopped` between batches. */
export async function deleteOldCarts(
  carts: Pick<CartStore, 'deleteUntouched'>,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MILLISECONDS);
  let deleted = 0;
  for (;;) {
    const some = await carts.deleteUntouched(before, BATCH_SIZE);
    deleted += some;
    if (some < BATCH_SIZE || isStopped()) return deleted;
    await delay(PAUSE_MILLISECONDS);
  }
}

/** Deletes old carts now and every hour until closed. Safe to run in several processes. */
export const startCartCleanup = (carts: CartStore): RepeatedTask =>
  repeatTask((isClosed) => deleteOldCarts(carts, new Date(), isClosed), {
    pauseMilliseconds: HOUR_MILLISECONDS,
    failure: 'The embedded shop could not delete old carts',
  });
