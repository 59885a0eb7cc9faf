import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Tables } from './tables.ts';

/** The database file of a data directory. */
export function databaseFile(dataDir: string): string {
  return resolve(dataDir, 'shop.sqlite');
}

/** Opens the database file, made if need be. Writes reach the disk before they are acknowledged. */
export function openSqlite(file: string): Kysely<Tables> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
}

/** How long a thread that serves may stand still for a write of another process: longer waits are `whenFree`'s, which let others have their turn. */
const SERVING_BUSY_MILLISECONDS = 20;

/** From here on a statement that has to wait for another process fails soon, instead of holding up everyone in this thread for seconds. */
export async function serveFrom(db: Kysely<Tables>): Promise<void> {
  await sql`PRAGMA busy_timeout = ${sql.lit(SERVING_BUSY_MILLISECONDS)}`.execute(db);
}

const SQLITE_BUSY = 5;

/** Whether a statement failed because another process was writing. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** Node's own SQLite behind the shape that the query builder expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A transaction that reads before it writes would fail at once when another process wrote in between: it waits for its turn first.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
