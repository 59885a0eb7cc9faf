import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { readSetting } from '../../database/settings.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';

const SECRET_BYTES = 32;

export type AccessKeys = ReturnType<typeof createAccessKeys>;

/** An HMAC of the order's id with a secret of the database: needs no storage and cannot be guessed. */
export function createAccessKeys(db: Kysely<Tables>) {
  let secret: Promise<string> | null = null;

  async function readSecret(): Promise<string> {
    const key = 'order_secret';
    const before = await readSetting(db, key);
    if (before !== null) return before;
    const value = randomBytes(SECRET_BYTES).toString('base64url');
    const secretRow = db.insertInto('settings').values({ key, value });
    // Another process may generate one at the same time: the first insert wins.
    await retryOnConflict(() => secretRow.onConflict((conflict) => conflict.column('key').doNothing()).execute());
    return (await readSetting(db, key)) ?? value;
  }

  async function of(orderId: string): Promise<string> {
    secret ??= readSecret().catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(orderId)
      .digest('base64url');
  }

  return {
    of,
    async fits(orderId: string, key: string) {
      const [expected, given] = [Buffer.from(await of(orderId)), Buffer.from(key)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
