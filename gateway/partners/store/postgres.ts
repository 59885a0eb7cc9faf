import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { createTables, type PartnerTables } from './partner-tables.ts';

/** An arbitrary advisory lock id that nothing else in the database uses. */
const LOCK_ID = 7_294_031;

/** Opens the partner store in PostgreSQL. Earlier versions had the table in the same database, so existing partners need no migration. */
export async function openPostgres(databaseUrl: string): Promise<Kysely<PartnerTables>> {
  const db = new Kysely<PartnerTables>({
    // Imported on first use, so that gateways on SQLite do not load the driver.
    dialect: new PostgresDialect({ pool: async () => openPool(databaseUrl) }),
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
  // Without a listener a lost idle connection would end the process. The pool replaces it.
  pool.on('error', () => undefined);
  return pool;
}
