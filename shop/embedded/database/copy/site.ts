import type { Kysely } from 'kysely';
import { RefusedError } from '../refused-error.ts';
import { isPostgres } from '../write-lock.ts';
import type { Tables } from '../tables.ts';

/** The source or the target of a copy: a database, used on one connection in one transaction. */
export interface Site {
  db: Kysely<Tables>;
  /** Its name for messages, without a password. */
  place: string;
  /** The schema of tables that are in an attached SQLite file, by table. */
  attached: ReadonlyMap<string, string>;
}

/** Returns a table's name with the schema of its attached file. */
export function qualified({ attached }: Pick<Site, 'attached'>, table: string): string {
  const schema = attached.get(table);
  return schema === undefined ? table : `${schema}.${table}`;
}

export const isOnPostgres = ({ db }: Pick<Site, 'db'>): boolean => isPostgres(db);

/** The reason why data cannot be copied, as one line for the operator. */
export class CopyError extends RefusedError {
  override name = 'CopyError';
}
