import { sql } from 'kysely';
import { migrate } from '../migrations/migrations.ts';
import { openSqlite } from '../sqlite.ts';
import type { Site } from './site.ts';

/** The structure of a table, the same on both engines. */
export interface TableShape {
  name: string;
  columns: readonly string[];
  /** The columns of its primary key. */
  key: readonly string[];
  /** Whether the database assigns its ids. */
  isNumbered: boolean;
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  /** The position in the primary key, from 1; 0 for a column outside of it. */
  position: number;
  statement: string;
}

/** Creates missing tables that do not belong to the shop but are copied with it, such as the gateway's. */
export type CreateOthers = (site: Pick<Site, 'db' | 'attached'>) => Promise<void>;

/**
 * The tables after a migration; with null those of others alone. Read from an empty database that the migrations create, so that a new table
 * or column cannot be forgotten.
 */
export async function readShapes(createOthers: CreateOthers, version: string | null): Promise<TableShape[]> {
  const db = openSqlite(':memory:');
  try {
    if (version !== null) await migrate(db, version);
    await createOthers({ db, attached: new Map() });
    const { rows } = await sql<ColumnRow>`
      select m.name as "table", c.name as "column", c.type, c.pk as position, m.sql as statement
      from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'sqlite!_%' escape '!' and m.name not like 'kysely!_%' escape '!'
      order by m.name, c.cid`.execute(db);
    return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => shapeOf(name, columns));
  } finally {
    await db.destroy();
  }
}

function shapeOf(name: string, columns: readonly ColumnRow[]): TableShape {
  const key = columns.filter(({ position }) => position > 0).sort((a, b) => a.position - b.position);
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to page by.`);
  for (const { column, type } of columns)
    if (!['integer', 'text'].includes(type.toLowerCase()))
      throw new Error(`${name}.${column} is ${type}: columns that are copied between engines are integer or text.`);
  return {
    name,
    columns: columns.map(({ column }) => column),
    key: key.map(({ column }) => column),
    isNumbered: /\bautoincrement\b/i.test(columns[0]?.statement ?? ''),
  };
}
