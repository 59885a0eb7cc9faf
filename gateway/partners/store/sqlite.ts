import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { createTables, type PartnerTables } from './partner-tables.ts';

/** How long a statement waits for another process's write lock. */
const BUSY_MILLISECONDS = 5_000;

/**
 * Opens the partner store in `partners.sqlite`. Creates the table and copies partners from the shop's file in one transaction, so that of
 * several processes that start together only one copies them.
 */
export function openSqlite(dataDir: string): Kysely<PartnerTables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'partners.sqlite');
  // Other users may not read it. SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`);
  const db = new Kysely<PartnerTables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  const shopFile = join(dataDir, 'shop.sqlite');
  const hasShop = existsSync(shopFile);
  if (hasShop) database.prepare('ATTACH DATABASE ? AS shop').run(shopFile);
  database.exec('BEGIN IMMEDIATE');
  const isNew = !hasPartners(database, 'main');
  for (const table of createTables(db)) database.exec(table.compile().sql);
  if (isNew && hasShop && hasPartners(database, 'shop')) copyFromShop(database);
  database.exec('COMMIT');
  if (hasShop) database.exec('DETACH DATABASE shop');
  return db;
}

/** Copies partners from the embedded shop's file, where earlier versions stored them, so that their keys stay valid. */
function copyFromShop(database: DatabaseSync): void {
  database.exec(`
    INSERT INTO main.partners
    SELECT id, name, kind, scopes, origins, requests_per_minute, cost_per_minute, key_hash, previous_key_hash,
      previous_until, created_at, revoked_at
    FROM shop.partners`);
}

function hasPartners(database: DatabaseSync, schema: 'main' | 'shop'): boolean {
  return database.prepare(`SELECT 1 FROM ${schema}.sqlite_master WHERE name = 'partners'`).get() !== undefined;
}

/** Adapts `node:sqlite` to the interface of Kysely's SQLite dialect. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
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
