import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { Tables } from '../database/tables.ts';

const KEY = 'unsold';

/** Found by the last copy of another system's catalogue. */
export interface Unsold {
  count: number;
  /** The path. */
  report: string;
}

export const readUnsold = async (db: Kysely<Tables>): Promise<Unsold | null> =>
  JSON.parse((await readSetting(db, KEY)) ?? 'null') as Unsold | null;

export const writeUnsold = (db: Kysely<Tables>, unsold: Unsold | null): Promise<void> =>
  writeSetting(db, KEY, JSON.stringify(unsold));
