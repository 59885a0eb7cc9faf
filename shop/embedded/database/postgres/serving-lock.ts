import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';

/** Used by nothing else in the database. */
const LOCK_CLASS = 7_294_032;

/** A running shop's connections share it while open. It belongs to the schema: a database can hold several shops. */
export async function shareServingLock(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${LOCK_CLASS}, hashtext(current_schema()))`);
}

/** Keeps shops from connecting. False while a shop runs. */
export async function takeServingLock<Database>(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, hashtext(current_schema())) as taken`.execute(
    transaction,
  );
  return rows[0]?.taken === true;
}
