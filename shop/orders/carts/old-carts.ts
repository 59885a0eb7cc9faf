import { setTimeout as delay } from 'node:timers/promises';
import type { CartStore } from './cart-store.ts';

/** How long a visitor's cart is kept after it was last touched. Its token lives for seven days in a browser; partners may keep it for longer. */
const KEPT_DAYS = 60;
const DAY_MILLISECONDS = 24 * 60 * 60_000;
const HOUR_MILLISECONDS = 60 * 60_000;

/** Small enough that nobody waits for the rows, and others write in between. */
const CARTS_AT_ONCE = 200;
const PAUSE_MILLISECONDS = 50;

/** Deletes visitors' carts that nobody has touched for 60 days; answers how many. `isStopped` is asked between two batches. */
export async function deleteOldCarts(
  carts: Pick<CartStore, 'deleteUntouched'>,
  now: Date,
  isStopped = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MILLISECONDS);
  let deleted = 0;
  for (;;) {
    const some = await carts.deleteUntouched(before, CARTS_AT_ONCE);
    deleted += some;
    if (some < CARTS_AT_ONCE || isStopped()) return deleted;
    await delay(PAUSE_MILLISECONDS);
  }
}

/** Deletes old carts at once and every hour, until it is closed. Any number of processes may do so at the same time. */
export function keepDeletingOldCarts(carts: CartStore): { close(): Promise<void> } {
  let isClosed = false;
  let running: Promise<void> | null = null;
  let timer = setTimeout(run, 0);

  function run(): void {
    running = deleteOldCarts(carts, new Date(), () => isClosed)
      .then(() => undefined)
      // The store may be busy or gone for a moment: the carts are still there an hour later.
      .catch((error: unknown) =>
        console.error('The embedded shop could not delete old carts:', error instanceof Error ? error.message : error),
      )
      .finally(() => {
        if (!isClosed) timer = setTimeout(run, HOUR_MILLISECONDS);
      });
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
