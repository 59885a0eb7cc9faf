import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import type { Tables } from '../../database/tables.ts';

/** The one that signed in longest ago is forgotten first. Our choice: the specification sets none. */
const DEVICES_MAXIMUM = 10;
/** As long as its cookie. */
const DEVICE_MILLISECONDS = 365 * 24 * 60 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_MILLISECONDS).toISOString();

export async function isKnownDevice(
  executor: Kysely<Tables>,
  email: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .selectFrom('known_devices')
    .innerJoin('customers', 'customers.id', 'known_devices.customer_id')
    .select('customers.id')
    .where('known_devices.token_hash', '=', hashOf(token))
    .where('known_devices.used_at', '>', oldest(now))
    .where('customers.email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a new token, valid for every account of the old one; only its hash is stored. */
export async function rememberDevice(
  transaction: Transaction<Tables>,
  customerId: string,
  before: string | null,
  now: Date,
): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashOf(token), customer_id: customerId, used_at: now.toISOString() };
  if (before !== null)
    await transaction
      .updateTable('known_devices')
      .set({ token_hash: row.token_hash })
      .where('token_hash', '=', hashOf(before))
      .execute();
  await transaction
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['token_hash', 'customer_id']).doUpdateSet({ used_at: row.used_at }))
    .execute();
  await transaction
    .deleteFrom('known_devices')
    .where('customer_id', '=', customerId)
    .where('used_at', '<=', oldest(now))
    .execute();
  const kept = await transaction
    .selectFrom('known_devices')
    .select('token_hash')
    .where('customer_id', '=', customerId)
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .limit(DEVICES_MAXIMUM)
    .execute();
  const hashes = [row.token_hash, ...kept.map(({ token_hash }) => token_hash)];
  await transaction
    .deleteFrom('known_devices')
    .where('customer_id', '=', customerId)
    .where('token_hash', 'not in', hashes)
    .execute();
  return token;
}
