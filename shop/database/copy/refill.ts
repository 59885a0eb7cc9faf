import { sql } from 'kysely';
import { LATEST_VERSION, migrateInTransaction } from '../migrations/migrations.ts';
import { withoutForeignKeys } from './foreign-keys.ts';
import { readMarks } from './marks.ts';
import { copyRows, sumRows, type TableSum } from './rows.ts';
import { copySequence } from './sequences.ts';
import { readShapes, type CreateOthers, type TableShape } from './shapes.ts';
import { CopyError, isOnPostgres, qualified, type Site } from './site.ts';
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
