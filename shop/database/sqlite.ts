import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Tables } from './tables.ts';

/** The database file of a data directory. */
export function databaseFile(dataDir: string): string {
  return resolve(dataDir, 'shop.sqlite');
}

/** How long a statement waits for another process that writes. */
const BUSY_MILLISECONDS = 5_000;
/** In a thread that serves a statement that has to wait fails soon, instead of holding up everyone: longer waits are `retryOnConflict`'s, which let others have their turn. */
const SERVING_BUSY_MILLISECONDS = 20;

/** Opens the database file, made if need be. Writes reach the disk before they are acknowledged. */
export function openSqlite(file: string, isServing = false): Kysely<Tables> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  // Patience comes first: two processes that open a new file at once both want to say how its journal is kept.
  database.exec(
    `PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
  );
  if (isServing) database.exec(`PRAGMA busy_timeout = ${SERVING_BUSY_MILLISECONDS}`);
  return new Kysely<Tables>({ dialect: new WholeChangesDialect({ database: adapt(database) }) });
}

/** SQLite undoes changes of tables too: all that migrations do at a start is done as one, and of two processes one does it. */
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
