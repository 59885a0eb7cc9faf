import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { adaptDatabase, createDatabaseFile } from '@storefront/schema/settings/database-file.ts';
import type { Tables } from './tables.ts';

export function databaseFile(dataDir: string): string {
  return resolve(dataDir, 'shop.sqlite');
}

const BUSY_MILLISECONDS = 5_000;
/** SQLite blocks the thread while it waits: a serving thread fails soon, and `retryOnConflict` waits instead. */
const SERVING_BUSY_MILLISECONDS = 20;
/** Before another process's short command ends: an exclusive handle waits for others to close theirs. */
const EXCLUSIVE_BUSY_MILLISECONDS = 1_000;

interface SqliteOptions {
  /** Fails soon instead of blocking the thread. */
  isServing?: boolean;
  /** Fails while another process has the file open, and keeps others out until it is closed. */
  isExclusive?: boolean;
}

/** Creates the file if needed. A commit is synced to disk. */
export function openSqlite(
  file: string,
  { isServing = false, isExclusive = false }: SqliteOptions = {},
): Kysely<Tables> {
  if (file !== ':memory:') createDatabaseFile(file);
  const database = new DatabaseSync(file);
  try {
    // busy_timeout comes first: two processes that open a new file at once both set its journal mode.
    database.exec(`PRAGMA busy_timeout = ${isExclusive ? EXCLUSIVE_BUSY_MILLISECONDS : BUSY_MILLISECONDS}`);
    // In WAL mode every open connection, an idle one too, holds a shared lock: an exclusive one is impossible.
    if (isExclusive) database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    if (isExclusive) database.exec('BEGIN IMMEDIATE; COMMIT');
    if (isServing) database.exec(`PRAGMA busy_timeout = ${SERVING_BUSY_MILLISECONDS}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Tables>({ dialect: new WholeChangesDialect({ database: adaptDatabase(database) }) });
}

/** SQLite rolls back schema changes too: all pending migrations run in one transaction, in one of two processes. */
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
