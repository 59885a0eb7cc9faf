import { LRUCache } from 'lru-cache';

/** How long the key of an addition is remembered: longer than any retry of the same press. */
const REMEMBERED_MILLISECONDS = 10 * 60_000;
const KEYS_MAXIMUM = 10_000;

/** Makes each addition of a cart once, however often it is sent. */
export interface Additions {
  /** Runs the addition unless one with this key has succeeded for this cart; one that is under way is waited for. Answers whether it ran. */
  once(cartToken: string, key: string, add: () => Promise<void>): Promise<boolean>;
}

/**
 * A memory of the additions' keys, for shop APIs that have none. It lives in this process: with several gateways in front of one shop, a retry
 * that reaches another one is told apart by the shop API, which is sent the key too.
 */
export function createAdditions(): Additions {
  const made = new LRUCache<string, Promise<void>>({ max: KEYS_MAXIMUM, ttl: REMEMBERED_MILLISECONDS });
  return {
    async once(cartToken, key, add) {
      const name = JSON.stringify([cartToken, key]);
      const known = made.get(name);
      if (known) {
        await known;
        return false;
      }
      const adding = add();
      made.set(name, adding);
      try {
        await adding;
      } catch (error) {
        made.delete(name);
        throw error;
      }
      return true;
    },
  };
}
