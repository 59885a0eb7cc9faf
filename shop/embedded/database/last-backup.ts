import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from './settings.ts';
import type { Tables } from './tables.ts';

const KEY = 'last_backup_at';

/** Null for never. */
export async function readLastBackup(db: Kysely<Tables>): Promise<Date | null> {
  const at = new Date((await readSetting(db, KEY)) ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

export const writeLastBackup = (db: Kysely<Tables>, at: Date): Promise<void> => writeSetting(db, KEY, at.toISOString());
