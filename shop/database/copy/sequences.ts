import { sql } from 'kysely';
import { isOnPostgres, type Site } from './site.ts';
import type { TableShape } from './shapes.ts';

/**
 * Continues the numbering of a table's rows where the source is, rather than after the highest row: the number of a deleted cart stays in
 * its orders, and must not be given to another cart.
 */
export async function copySequence(source: Site, target: Site, shape: TableShape): Promise<void> {
  if (!shape.isNumbered) return;
  const next = await readNext(source, shape);
  const [column = ''] = shape.key;
  if (isOnPostgres(target)) {
    // Unlike `setval`, it is undone with the transaction.
    await sql`alter table ${sql.table(shape.name)} alter column ${sql.ref(column)} restart with ${sql.lit(next)}`.execute(
      target.db,
    );
    return;
  }
  await sql`delete from sqlite_sequence where name = ${shape.name}`.execute(target.db);
  await sql`insert into sqlite_sequence (name, seq) values (${shape.name}, ${next - 1})`.execute(target.db);
}

async function readNext(source: Site, { name, key: [column = ''] }: TableShape): Promise<number> {
  if (!isOnPostgres(source)) {
    const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(
      source.db,
    );
    return (rows[0]?.seq ?? 0) + 1;
  }
  const found = await sql<{ name: string }>`select pg_get_serial_sequence(${name}, ${column}) as name`.execute(
    source.db,
  );
  const { rows } = await sql<{
    next: number;
  }>`select last_value + is_called::int as next from ${sql.raw(found.rows[0]?.name ?? '')}`.execute(source.db);
  return rows[0]?.next ?? 1;
}
