import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { CopyError, isOnPostgres, qualified, type Site } from './site.ts';
import type { TableShape } from './shapes.ts';

/** Limits memory, because a row can have some hundred kilobytes, and the number of bound values in a statement. */
const ROWS_PER_READ = 200;

type Value = string | number | null;
type Row = Record<string, Value>;

/** The number of a table's rows, and a checksum of all of them in any order. */
export interface TableSum {
  rows: number;
  checksum: string;
}

/** Copies all rows of a table. Returns their number and checksum. */
export async function copyRows(source: Site, target: Site, shape: TableShape): Promise<TableSum> {
  const sum = startSum();
  for await (const read of pagesOf(source, shape)) {
    const rows = isOnPostgres(target) ? read.map(withoutNul) : read;
    sum.add(rows);
    const table = qualified(target, shape.name) as 'settings';
    await target.db
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
  return sum.end();
}

/** Returns the number of rows and the checksum of a table. */
export async function sumRows(site: Site, shape: TableShape): Promise<TableSum> {
  const sum = startSum();
  for await (const rows of pagesOf(site, shape)) sum.add(rows);
  return sum.end();
}

async function* pagesOf(site: Site, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  let where = sql``;
  for (;;) {
    const statement = sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(qualified(site, name))} ${where} order by ${keyColumns} limit ${ROWS_PER_READ}`;
    const { rows } = await statement.execute(site.db).catch((error: unknown) => {
      // SQLite's driver rejects numbers beyond 2^53.
      throw error instanceof RangeError ? new CopyError(`${name}: ${error.message}`) : error;
    });
    for (const row of rows) checkValues(name, row);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_READ) return;
    const last = new Map(Object.entries(rows.at(-1) ?? {}));
    where = sql`where (${keyColumns}) > (${sql.join(key.map((column) => last.get(column)))})`;
  }
}

/** SQLite stores any type in any column, and JavaScript rounds numbers beyond 2^53. */
function checkValues(table: string, row: Row): void {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && !Number.isSafeInteger(value))
      throw new CopyError(`${table}.${column} holds ${String(value)}, which is neither a text nor a whole number.`);
}

/** PostgreSQL cannot store NUL in a text. Its driver replaces it likewise, so that both sums are of what is stored. */
function withoutNul(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value,
    ]),
  );
}

/** Adds the hashes of rows up. The sum does not depend on the order of rows, because the engines may sort texts differently. */
function startSum() {
  let count = 0;
  let total = 0n;
  return {
    add(rows: readonly Row[]) {
      count += rows.length;
      for (const row of rows) {
        // safe key: a column of our own tables
        const digest = hash('sha256', JSON.stringify(Object.values(row)), 'buffer');
        total = BigInt.asUintN(64, total + digest.readBigUInt64LE());
      }
    },
    end: (): TableSum => ({ rows: count, checksum: total.toString(16).padStart(16, '0') }),
  };
}
