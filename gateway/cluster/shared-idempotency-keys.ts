import type { IdempotencyKeys } from '../graph/cart/idempotency-keys.ts';

/** Idempotency keys of all workers, claimed from the primary: a retry usually comes on a new connection, so to another worker. */
export function createSharedIdempotencyKeys(
  claim: (name: string) => Promise<boolean>,
  settle: (name: string, isDone: boolean) => void,
): IdempotencyKeys {
  return {
    async runOnce(cartToken, key, add) {
      const name = JSON.stringify([cartToken, key]);
      if (!(await claim(name))) return false;
      try {
        await add();
      } catch (error) {
        settle(name, false);
        throw error;
      }
      settle(name, true);
      return true;
    },
  };
}
