import { sql } from 'kysely';
import { isOnPostgres, type Site } from './site.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Lets rows be written in any order; the returned function restores the foreign keys. PostgreSQL then checks all rows. On SQLite the
 * connection has them off, and rows that have lost what they belong to are copied as they are.
 */
export async function withoutForeignKeys(site: Site): Promise<() => Promise<void>> {
  const { db } = site;
  if (!isOnPostgres(site)) return async () => {};
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  };
}
