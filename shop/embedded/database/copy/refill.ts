import { sql } from 'kysely';
import { LATEST_VERSION, migrateInTransaction } from '../migrations/migrations.ts';
import { readMarks } from './marks.ts';
import { type TableSum, copyRows, sumRows } from './rows.ts';
import { type CreateOthers, type TableShape, readShapes } from './shapes.ts';
import { CopyError, type Site, isOnPostgres, qualified } from './site.ts';
import { findVersion, readVersion } from './version.ts';

/** The tables that migrations fill. */
const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set(['counters']);
const TABLES_OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

/** The checksum of the copied rows, by table. */
export type Contents = ReadonlyMap<string, TableSum>;

interface RefillOptions {
  source: Site;
  target: Site;
  createOthers: CreateOthers;
}

/**
 * Replaces all tables of the target by those of the source, within the target's transaction: first at the source's version, which is read back
 * and compared, then migrated to `version`. Returns what the source holds.
 */
export async function refill({
  source,
  target,
  createOthers,
  version,
}: RefillOptions & { version: string }): Promise<Contents> {
  const sourceVersion = await readVersion(source);
  const shapes = await readShapes(createOthers, sourceVersion);
  await dropTables(target, await knownTables(createOthers, [sourceVersion, await findVersion(target)]));
  await migrateInTransaction(target.db, sourceVersion);
  await createOthers(target);
  const restoreForeignKeys = await withoutForeignKeys(target);
  const contents = new Map<string, TableSum>();
  for (const shape of shapes) {
    // Migrations fill some tables.
    await sql`delete from ${sql.table(qualified(target, shape.name))}`.execute(target.db);
    contents.set(shape.name, await copyRows(source, target, shape));
    await copySequence(source, target, shape);
  }
  await restoreForeignKeys();
  await compare(target, shapes, contents);
  if (sourceVersion !== version) await migrateInTransaction(target.db, version);
  return contents;
}

/** Reads the copied tables again. Throws a CopyError if one differs from the source. */
export async function compare(site: Site, shapes: readonly TableShape[], contents: Contents): Promise<void> {
  for (const shape of shapes) {
    const [wanted, found] = [contents.get(shape.name), await sumRows(site, shape)];
    if (wanted?.rows !== found.rows || wanted.checksum !== found.checksum)
      throw new CopyError(
        `${site.place}: ${shape.name} holds ${found.rows} rows that differ from the ${wanted?.rows ?? 0} written.`,
      );
  }
}

/** Throws a CopyError when the target holds data, except those of an interrupted copy. */
export async function refuseData(target: Site, createOthers: CreateOthers): Promise<void> {
  const version = await findVersion(target);
  if (version !== null && (await readMarks(target.db)).incomplete) return;
  await createOthers(target);
  for (const { name } of await readShapes(createOthers, version)) {
    if (FILLED_BY_MIGRATIONS.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(qualified(target, name))} limit 1`.execute(target.db);
    if (rows.length > 0)
      throw new CopyError(
        `${target.place} holds data already, in the table ${name}. Use --replace to replace all data.`,
      );
  }
}

async function knownTables(createOthers: CreateOthers, versions: readonly (string | null)[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const version of new Set([...versions, LATEST_VERSION]))
    for (const { name } of await readShapes(createOthers, version)) names.add(name);
  return names;
}

async function dropTables(target: Site, names: ReadonlySet<string>): Promise<void> {
  const { db, attached } = target;
  // Tables of other schemas in PostgreSQL's search path do not belong to the shop, even with the same names.
  const found = new Set((await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name));
  const tables = [...names, ...TABLES_OF_KYSELY]
    .filter((name) => attached.has(name) || found.has(name))
    .map((name) => sql.table(qualified(target, name)));
  if (tables.length === 0) return;
  // One statement for all tables on PostgreSQL, because foreign keys prevent dropping them one by one.
  const statements = isOnPostgres(target) ? [sql.join(tables)] : tables;
  for (const dropped of statements) await sql`drop table if exists ${dropped}`.execute(db);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Lets rows be written in any order; the returned function restores the foreign keys. PostgreSQL then checks all rows. On SQLite the
 * connection has them off, and rows that have lost what they belong to are copied as they are.
 */
async function withoutForeignKeys(site: Site): Promise<() => Promise<void>> {
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

/**
 * Continues the numbering of a table's rows where the source is, rather than after the highest row: the number of a deleted cart stays in
 * its orders, and must not be given to another cart.
 */
async function copySequence(source: Site, target: Site, shape: TableShape): Promise<void> {
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
