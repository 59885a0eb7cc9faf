import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { createTable, type PartnerTables } from './partner-tables.ts';

/** Any number that nothing else in the database locks. */
const LOCK = 7_294_031;

/** In the same database as before partners had a store of their own, so their table is there already where there were any. */
export async function openPostgres(databaseUrl: string): Promise<Kysely<PartnerTables>> {
  const db = new Kysely<PartnerTables>({
    // The driver is loaded only where it is needed.
    dialect: new PostgresDialect({ pool: async () => openPool(databaseUrl) }),
  });
  await db.transaction().execute(async (transaction) => {
    // Of gateways that start together one makes the table; the others wait.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await createTable(transaction).execute();
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
  // A connection that dies is replaced by the next; a statement that was under way fails, and its caller reports that.
  pool.on('error', () => undefined);
  return pool;
}
