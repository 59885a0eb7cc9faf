import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { createDatabaseFile } from '../../config/database-file.ts';
import { openPartnerStore } from '../../gateway/partners/store/open-partner-store.ts';
import { createTables, PARTNER_TABLES, type PartnerTables } from '../../gateway/partners/store/partner-tables.ts';
import { CopyError, isOnPostgres, type Site } from '../../shop/embedded/database/copy/site.ts';
import { readShapes, type CreateOthers } from '../../shop/embedded/database/copy/shapes.ts';
import { readVersion } from '../../shop/embedded/database/copy/version.ts';
import { databaseLocation, databaseName, openDatabase } from '../../shop/embedded/database/open-database.ts';
import { takeServingLock } from '../../shop/embedded/database/postgres/serving-lock.ts';
import { isBusy, retryOnConflict } from '../../shop/embedded/database/retry-on-conflict.ts';
import { openSqlite, openSqliteForReading } from '../../shop/embedded/database/sqlite.ts';
import type { Tables } from '../../shop/embedded/database/tables.ts';

/** The place of a shop's and its partners' data: SQLite files in a directory, or a PostgreSQL database. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Options of the programs that copy data. */
export const pathOption = z.string().min(1, 'must not be empty').optional();
export const replaceOption = z.boolean().optional();

type Work<Result> = (site: Site) => Promise<Result>;

/** The name by which the partners' own SQLite file is attached to the shop's. */
const PARTNERS_SCHEMA = 'partners_file';

/** The time for which a move waits for writers of a busy shop. */
const LOCK_WAIT_MILLISECONDS = 30_000;

/** The partners' keys and operations are copied with the shop's data. */
export const createPartners: CreateOthers = async ({ db, attached }) => {
  const [name] = PARTNER_TABLES;
  const schema = attached.get(name);
  const partners = (schema === undefined ? db : db.withSchema(schema)) as unknown as Kysely<PartnerTables>;
  for (const table of createTables(partners)) await table.execute();
};

const partnersFile = ({ dataDir }: DataLocation) => join(dataDir, 'partners.sqlite');

/** Throws a CopyError when a data directory has no shop. */
export function refuseMissing(location: DataLocation): void {
  const place = databaseLocation(location);
  if ('file' in place && !existsSync(place.file))
    throw new CopyError(`There is no shop in ${resolve(location.dataDir)}.`);
}

/** Opens existing data. */
export async function withSource<Result>(location: DataLocation, work: Work<Result>): Promise<Result> {
  refuseMissing(location);
  const place = databaseLocation(location);
  // Creates the partners' table where it is missing, and takes over the partners of an earlier version. Waits for writers, so only where needed.
  if (!('file' in place) || !existsSync(partnersFile(location))) {
    const partners = await openPartnerStore(location);
    // Kysely closes only a connection that was used.
    await sql`select 1`.execute(partners).finally(() => partners.destroy());
  }
  return onConnection(await openDatabase(place), location, work);
}

/** Opens the target of a copy. Throws a CopyError while a shop runs on it, and prevents shops from starting on it. */
export async function withTarget<Result>(location: DataLocation, work: Work<Result>): Promise<Result> {
  try {
    return await onConnection(await openDatabase(databaseLocation(location), { isExclusive: true }), location, work);
  } catch (error) {
    throw isBusy(error) ? inUse(resolve(location.dataDir)) : error;
  }
}

const inUse = (place: string) => new CopyError(`${place} is in use by a running shop: stop it first.`);

/** Opens a backup without changing it. */
export async function withBackup<Result>(file: string, work: Work<Result>): Promise<Result> {
  if (!existsSync(file)) throw new CopyError(`There is no file ${file}.`);
  const db = openSqliteForReading(file);
  try {
    return await work({ db, place: file, attached: new Map() });
  } finally {
    await db.destroy();
  }
}

/** Creates a file that its owner alone can read, and fills it. A crash may leave it incomplete. */
export async function withNewFile<Result>(file: string, work: Work<Result>): Promise<Result> {
  const db = openSqlite(file);
  try {
    // An incomplete file is discarded, so it needs no journal on disk.
    await sql`pragma journal_mode = memory`.execute(db);
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma foreign_keys = off`.execute(db);
    const site = { db, place: file, attached: new Map<string, string>() };
    return await transact(site, [sql`begin immediate`], () => work(site));
  } finally {
    await db.destroy();
  }
}

async function onConnection<Result>(db: Kysely<Tables>, location: DataLocation, work: Work<Result>): Promise<Result> {
  const place =
    location.databaseUrl === undefined ? resolve(location.dataDir) : await databaseName(databaseLocation(location));
  try {
    return await db.connection().execute(async (connection) => {
      const site = { db: connection, place, attached: new Map<string, string>() };
      if (isOnPostgres(site)) return work(site);
      createDatabaseFile(partnersFile(location));
      await sql`attach database ${partnersFile(location)} as ${sql.ref(PARTNERS_SCHEMA)}`.execute(connection);
      await sql`pragma ${sql.ref(PARTNERS_SCHEMA)}.journal_mode = wal`.execute(connection);
      await sql`pragma ${sql.ref(PARTNERS_SCHEMA)}.synchronous = full`.execute(connection);
      const partners = { ...site, attached: new Map(PARTNER_TABLES.map((name) => [name, PARTNERS_SCHEMA])) };
      // The file may be of a version with fewer tables.
      await createPartners(partners);
      return work(partners);
    });
  } finally {
    await db.destroy();
  }
}

/** Reads one consistent state of the data, while others write. */
export const inSnapshot = <Result>(site: Site, work: () => Promise<Result>): Promise<Result> =>
  transact(
    site,
    isOnPostgres(site) ? [sql`start transaction isolation level repeatable read read only`] : [sql`begin deferred`],
    work,
  );

/** Keeps others from writing until the transaction ends; they can read. */
export async function frozen<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
  if (!isOnPostgres(site)) return transact(site, [sql`begin immediate`], work);
  const tables = (await readShapes(createPartners, await readVersion(site))).map(({ name }) => sql.table(name));
  // The lock comes before the first read, which fixes the snapshot.
  const begin = [
    sql`start transaction isolation level repeatable read`,
    sql`lock table ${sql.join(tables)} in exclusive mode`,
  ];
  return transact(site, begin, work);
}

/** Replaces data in one transaction. */
export async function replacing<Result>(site: Site, work: () => Promise<Result>): Promise<Result> {
  if (!isOnPostgres(site)) {
    await sql`pragma foreign_keys = off`.execute(site.db);
    return transact(site, [sql`begin immediate`], work);
  }
  // The timeout is for tables that another command or a gateway is using.
  return transact(site, [sql`start transaction`, sql`set local lock_timeout = '10s'`], async () => {
    if (!(await takeServingLock(site.db))) throw inUse(site.place);
    return work();
  });
}

async function transact<Result>(
  { db }: Site,
  begin: readonly RawBuilder<unknown>[],
  work: () => Promise<Result>,
): Promise<Result> {
  // Only the first error matters: after a lost connection or on a full disk the transaction is rolled back already.
  const rollBack = () => sql`rollback`.execute(db).catch(() => undefined);
  await retryOnConflict(async () => {
    try {
      for (const statement of begin) await statement.execute(db);
    } catch (error) {
      await rollBack();
      throw error;
    }
  }, LOCK_WAIT_MILLISECONDS);
  try {
    const result = await work();
    await sql`commit`.execute(db);
    return result;
  } catch (error) {
    await rollBack();
    throw error;
  }
}

/** Whether two connections lead to the same PostgreSQL schema. */
export async function areSame(one: Site, other: Site): Promise<boolean> {
  if (!isOnPostgres(one) || !isOnPostgres(other)) return false;
  const idOf = async ({ db }: Site) =>
    (
      await sql<{
        id: string;
      }>`select concat_ws(' ', pg_postmaster_start_time(), current_database(), current_schema()) as id`.execute(db)
    ).rows[0]?.id;
  return (await idOf(one)) === (await idOf(other));
}
