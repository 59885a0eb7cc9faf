import { LRUCache } from 'lru-cache';

/** Longer than clients keep retrying one addition. */
const KEY_TTL_MILLISECONDS = 10 * 60_000;
const KEYS_MAXIMUM = 10_000;

/**
 * For shop APIs without idempotency, and so that a retry is not refused for the stock that the first attempt took.
 * Held by this gateway only; the key also goes to the shop API, which may recognise a retry through another gateway.
 */
export function createIdempotencyKeys() {
  const runs = new LRUCache<string, Promise<void>>({ max: KEYS_MAXIMUM, ttl: KEY_TTL_MILLISECONDS });
  return {
    /** Unless `add` has succeeded with this key for this cart; waits for one in flight. Returns whether it ran. */
    async runOnce(cartToken: string, key: string, add: () => Promise<void>) {
      const name = JSON.stringify([cartToken, key]);
      const before = runs.get(name);
      if (before) {
        await before;
        return false;
      }
      const run = add();
      runs.set(name, run);
      try {
        await run;
      } catch (error) {
        runs.delete(name);
        throw error;
      }
      return true;
    },
  };
}
