import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';

const SECRET_BYTES = 32;

export interface AccessKeys {
  of(orderId: string): Promise<string>;
  fits(orderId: string, key: string): Promise<boolean>;
}

/** An HMAC of the order's id with a secret of the database: needs no storage and cannot be guessed. */
export function createAccessKeys(db: Kysely<Tables>): AccessKeys {
  let secret: Promise<string> | null = null;

  async function readSecret(): Promise<string> {
    const kept = () => db.selectFrom('settings').select('value').where('key', '=', 'order_secret').executeTakeFirst();
    const before = await kept();
    if (before) return before.value;
    const value = randomBytes(SECRET_BYTES).toString('base64url');
    // Another process may generate one at the same time: the first insert wins.
    await retryOnConflict(() =>
      db
        .insertInto('settings')
        .values({ key: 'order_secret', value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute(),
    );
    return (await kept())?.value ?? value;
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
    async fits(orderId, key) {
      const [expected, given] = [Buffer.from(await of(orderId)), Buffer.from(key)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
