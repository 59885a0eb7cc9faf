import { LRUCache } from 'lru-cache';

/** Longer than any retry of the same addition. */
const TTL_MILLISECONDS = 10 * 60_000;
const KEYS_MAXIMUM = 10_000;

/**
 * The idempotency keys of recent additions to carts, for shop APIs that do not know such keys. Kept in this process: the key is sent to the shop API too,
 * which recognises a retry through another gateway.
 */
export interface IdempotencyKeys {
  /**
   * Runs `add` unless it has succeeded with this key for this cart; waits for one in flight. A failed one may run again.
   * Whether it ran.
   */
  runOnce(cartToken: string, key: string, add: () => Promise<void>): Promise<boolean>;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const runs = new LRUCache<string, Promise<void>>({ max: KEYS_MAXIMUM, ttl: TTL_MILLISECONDS });
  return {
    async runOnce(cartToken, key, add) {
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
