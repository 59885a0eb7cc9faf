import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { Type } from 'typebox';
import { text } from '../../schema/settings/values.ts';
import { RefusedError } from '../../shop/embedded/database/refused-error.ts';
import { isBusy } from '../../shop/embedded/database/retry-on-conflict.ts';
import { openSqlite } from '../../shop/embedded/database/sqlite.ts';
import type { Tables } from '../../shop/embedded/database/tables.ts';

/** The place of a shop's and its partners' data: SQLite files in a directory, or a PostgreSQL database. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** The SQLite files in a data directory, and in its backups. The second is missing where no gateway has ever run. */
export const SQLITE_FILES = ['shop.sqlite', 'partners.sqlite'] as const;

/** The file in a backup of a PostgreSQL database. */
export const POSTGRES_DUMP = 'postgres.dump';

export const pathOption = Type.Optional(text());

/** The SQLite files that exist in a directory. Throws a RefusedError when there is no shop. */
export function sqliteFiles(directory: string): [shop: string, ...others: string[]] {
  const [shop, ...others] = SQLITE_FILES.map((name) => join(directory, name));
  if (shop === undefined || !existsSync(shop)) throw new RefusedError(`There is no shop in ${resolve(directory)}.`);
  return [shop, ...others.filter((file) => existsSync(file))];
}

/**
 * Opens a SQLite file that nobody else has open, and keeps others out. Throws a RefusedError while a shop runs on it.
 */
export async function openUnused(file: string): Promise<Kysely<Tables>> {
  try {
    const db = openSqlite(file, { isExclusive: true });
    // Kysely closes only a connection that was used.
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    throw isBusy(error) ? inUse(file) : error;
  }
}

export const inUse = (place: string) => new RefusedError(`${place} is in use by a running shop: stop it first.`);

const run = promisify(execFile);

/**
 * Runs one of PostgreSQL's client programs on a database. The password is in its environment, because command lines are
 * visible to other users.
 */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  options: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  url.password = '';
  url.search = url.search.replace(/(?<=[?&])password=[^&]*&?/, '');
  const env = { ...process.env, ...(password !== null && { PGPASSWORD: password }) };
  await run(program, [...options, `--dbname=${url.href}`], { env }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT')
      throw new RefusedError(
        `${program} is needed: install PostgreSQL's client programs, of the server's version or later.`,
      );
    throw new RefusedError('stderr' in error ? String(error.stderr).trim() : error.message, { cause: error });
  });
}
