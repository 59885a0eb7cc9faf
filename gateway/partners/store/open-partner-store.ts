import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import type { Pool } from 'pg';
import { adaptDatabase, createDatabaseFile } from '@storefront/schema/settings/database-file.ts';
import { createTables, type PartnerTables } from './partner-tables.ts';

interface PartnerStoreLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** With tables created if missing: in PostgreSQL if `databaseUrl` is set, else in `partners.sqlite` in `dataDir`. */
export async function openPartnerStore({ dataDir, databaseUrl }: PartnerStoreLocation): Promise<Kysely<PartnerTables>> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

/** Arbitrary, and used by nothing else in the database. */
const LOCK_ID = 7_294_031;

async function openPostgres(databaseUrl: string): Promise<Kysely<PartnerTables>> {
  const db = new Kysely<PartnerTables>({
    // Imported on first use, so that gateways on SQLite do not load the driver.
    dialect: new PostgresDialect({ pool: async () => openPool(databaseUrl) }),
    plugins: [new CamelCasePlugin()],
  });
  await db.transaction().execute(async (transaction) => {
    // Concurrent CREATE TABLE IF NOT EXISTS statements can fail, so gateways that start together take turns.
    await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(transaction);
    for (const table of createTables(transaction)) await table.execute();
  });
  return db;
}

async function openPool(databaseUrl: string): Promise<Pool> {
  const pg = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'gateway',
    keepAlive: true,
    max: 2,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_500,
  });
  // Without a listener a lost connection would end the process. The pool replaces it.
  const unheard = () => undefined;
  pool.on('error', unheard);
  pool.on('connect', (client) => client.on('error', unheard));
  return pool;
}

/** A statement waits so long for another process's write lock. */
const BUSY_MILLISECONDS = 5_000;

export function openSqlite(dataDir: string): Kysely<PartnerTables> {
  const file = join(dataDir, 'partners.sqlite');
  createDatabaseFile(file);
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY_MILLISECONDS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`);
  const db = new Kysely<PartnerTables>({
    dialect: new SqliteDialect({ database: adaptDatabase(database) }),
    plugins: [new CamelCasePlugin()],
  });
  database.exec('BEGIN IMMEDIATE');
  for (const table of createTables(db)) database.exec(table.compile().sql);
  database.exec('COMMIT');
  return db;
}
