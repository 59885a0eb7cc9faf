import type { Kysely } from 'kysely';
import { retryOnConflict } from '../retry-on-conflict.ts';
import type { Tables } from '../tables.ts';

const KEY = 'last_backup_at';

/** Returns when the last backup of these data was taken; null for never. */
export async function readLastBackup(db: Kysely<Tables>): Promise<Date | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const at = new Date(row?.value ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

export async function writeLastBackup(db: Kysely<Tables>, at: Date): Promise<void> {
  const value = at.toISOString();
  await retryOnConflict(() =>
    db
      .insertInto('settings')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}
