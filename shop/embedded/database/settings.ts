import type { Kysely } from 'kysely';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Tables } from './tables.ts';

/** Null for a key that was never written. */
export async function readSetting(db: Kysely<Tables>, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Kysely<Tables>, key: string, value: string): Promise<void> {
  await retryOnConflict(() => putSetting(db, key, value));
}

/** In a transaction that is retried as a whole. */
export async function putSetting(db: Kysely<Tables>, key: string, value: string): Promise<void> {
  const row = db.insertInto('settings').values({ key, value });
  await row.onConflict((conflict) => conflict.column('key').doUpdateSet({ value })).execute();
}
