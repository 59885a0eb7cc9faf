import { type Kysely, sql, type TableMetadata, type Transaction } from 'kysely';
import { readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { readSharedConfig } from '../../schema/settings/shared-config.ts';
import { formatNumber } from '../../domain/text.rules.ts';
import { openPartnerStore } from '../../gateway/partners/store/open-partner-store.ts';
import { migrate } from '../../shop/embedded/database/migrations/migrations.ts';
import { openDatabase } from '../../shop/embedded/database/open-database.ts';
import { takeServingLock } from '../../shop/embedded/database/postgres/serving-lock.ts';
import { RefusedError } from '../../shop/embedded/database/refused-error.ts';
import { inUse, openUnused, pathOption, sqliteFiles } from './data-location.ts';

const USAGE = `MOVE_TO_DATABASE_URL=postgres://… npm run move -- [--data-dir DIR]

  --data-dir  the directory of the SQLite files to copy; overrides DATA_DIR

Copies the shop's and the partners' data to an empty PostgreSQL database. Stop every gateway first. The files stay.

Example: MOVE_TO_DATABASE_URL=postgres://shop:secret@db.example/shop npm run move`;

async function move(args: readonly string[]): Promise<void> {
  const config = readSharedConfig(process.env);
  const { values } = readOptions({ 'data-dir': pathOption }, args, 0);
  // Other users can read command lines, and the address has a password.
  if (config.moveToDatabaseUrl === undefined) throw new RefusedError('MOVE_TO_DATABASE_URL is needed.');
  const counts = await moveData(values['data-dir'] ?? config.dataDir, config.moveToDatabaseUrl);
  for (const [table, count] of counts) if (count > 0) console.log(`${table}: ${formatNumber(count)}`);
  console.log('All rows are copied and compared. Start every gateway with DATABASE_URL set to the new database.');
}

/** Rows in a statement: limits memory, because a row can have some hundred kilobytes. */
const BATCH_ROWS = 200;

/** Tables that migrations fill. */
const FILLED_TABLES: ReadonlySet<string> = new Set(['counters']);

type Row = Record<string, unknown>;
type AnyTable = Record<string, Row>;

/**
 * Copies all tables in one transaction, during which no shop can start on either database. Returns the number of rows
 * of each table.
 */
export async function moveData(dataDir: string, databaseUrl: string): Promise<ReadonlyMap<string, number>> {
  const [shopFile, ...otherFiles] = sqliteFiles(dataDir);
  const shop = await openUnused(shopFile);
  const others = await Promise.all(otherFiles.map(openUnused));
  const target = await openDatabase({ databaseUrl });
  try {
    await migrate(shop);
    await migrate(target);
    await (await openPartnerStore({ dataDir, databaseUrl })).destroy();
    return await target.transaction().execute(async (transaction) => {
      if (!(await takeServingLock(transaction))) throw inUse('The database');
      const restoreForeignKeys = await withoutForeignKeys(transaction);
      const counts = new Map<string, number>();
      for (const source of [shop, ...others])
        for (const table of await source.introspection.getTables())
          counts.set(
            table.name,
            await copyTable(source.withTables<AnyTable>(), transaction.withTables<AnyTable>(), table),
          );
      await continueNumbers(shop, transaction);
      await restoreForeignKeys();
      return counts;
    });
  } finally {
    await Promise.all([target, shop, ...others].map((db) => db.destroy()));
  }
}

async function copyTable(
  source: Kysely<AnyTable>,
  target: Transaction<AnyTable>,
  { name, columns }: TableMetadata,
): Promise<number> {
  if (FILLED_TABLES.has(name)) await target.deleteFrom(name).execute();
  if (await target.selectFrom(name).selectAll().limit(1).executeTakeFirst())
    throw new RefusedError(`The database holds data already, in the table ${name}.`);
  const names = columns.map((column) => column.name);
  let count = 0;
  let batch: Row[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    const written = await target.insertInto(name).values(batch).returningAll().execute();
    if (digest(written, names) !== digest(batch, names))
      throw new RefusedError(`PostgreSQL stores other values than SQLite for rows of ${name}.`);
    count += batch.length;
    batch = [];
  };
  for await (const row of source.selectFrom(name).selectAll().stream()) {
    batch.push(row);
    if (batch.length === BATCH_ROWS) await write();
  }
  await write();
  return count;
}

/**
 * The rows as a text, in an order that is the same on both engines. PostgreSQL cannot store NUL, which its driver
 * replaces.
 */
function digest(rows: readonly Row[], columns: readonly string[]): string {
  const texts = rows.map((row) => JSON.stringify(columns.map((column) => row[column])));
  return texts
    .map((text) => text.replaceAll(String.raw`\u0000`, '\uFFFD'))
    .sort()
    .join('\n');
}

/** The number of a deleted cart stays in its orders, so no other cart may get it. */
async function continueNumbers<Tables>(shop: Kysely<Tables>, target: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(shop);
  for (const { name, seq } of rows)
    await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(seq + 1)}`.execute(target);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Lets rows be written in any order. The returned function restores the foreign keys, which checks all rows. */
async function withoutForeignKeys<Tables>(target: Transaction<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(target);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(target);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(target);
  };
}

if (import.meta.main) await runProgram(USAGE, move);
