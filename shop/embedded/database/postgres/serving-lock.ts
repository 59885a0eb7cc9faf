import { sql, type Kysely } from 'kysely';
import type { ClientBase } from 'pg';

/** An arbitrary class of advisory locks that nothing else in the database uses. */
const LOCK_CLASS = 7_294_032;

/** A lock that each connection of a running shop shares, for as long as it is open. It belongs to the shop's schema: a database can hold several shops. */
export async function shareServingLock(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${LOCK_CLASS}, hashtext(current_schema()))`);
}

/** Takes the lock for a transaction, which keeps shops from connecting. Resolves to false while a shop runs. */
export async function takeServingLock<Database>(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, hashtext(current_schema())) as taken`.execute(
    transaction,
  );
  return rows[0]?.taken === true;
}
