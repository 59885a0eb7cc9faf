import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Tables } from './tables.ts';

/** Returns the path of the database file in a data directory. */
export function databaseFile(dataDir: string): string {
  return resolve(dataDir, 'shop.sqlite');
}

/** How long a statement waits for another process's write lock. */
const BUSY_MILLISECONDS = 5_000;
/** SQLite blocks the thread while it waits. A serving thread fails soon instead, and `retryOnConflict` waits without blocking other requests. */
const SERVING_BUSY_MILLISECONDS = 20;

/** Opens the database file, creating it if needed. A commit is synced to disk. */
export function openSqlite(file: string, isServing = false): Kysely<Tables> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  // busy_timeout comes first: two processes that open a new file at once both set its journal mode.
  database.exec(
    `PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
  );
  if (isServing) database.exec(`PRAGMA busy_timeout = ${SERVING_BUSY_MILLISECONDS}`);
  return new Kysely<Tables>({ dialect: new WholeChangesDialect({ database: adapt(database) }) });
}

/** SQLite rolls back schema changes too: all pending migrations run in one transaction, and of two processes one runs them. */
class WholeChangesDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeChangesAdapter();
  }
}

class WholeChangesAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const SQLITE_BUSY = 5;

/** Whether a statement failed because another process held the write lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;
}

/** Adapts node:sqlite to the interface that Kysely expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // Takes the write lock at the start: a transaction that reads first and writes later would fail if another process wrote in between.
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
