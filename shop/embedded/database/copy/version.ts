import { sql } from 'kysely';
import { VERSIONS } from '../migrations/migrations.ts';
import { CopyError, type Site } from './site.ts';

/** Returns the last migration that a database has run. Throws when there is no shop in it, or one of a later version. */
export async function readVersion(site: Site): Promise<string> {
  const version = await findVersion(site);
  if (version === null) throw new CopyError(`There is no shop in ${site.place}.`);
  return version;
}

/** Returns the last migration that a database has run; null for a database without a shop. Throws when this version does not know it. */
export async function findVersion({ db, place }: Site): Promise<string | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !VERSIONS.includes(name));
  if (unknown)
    throw new CopyError(`${place} is of a later version of the shop (${unknown.name}): use that version's command.`);
  return VERSIONS.findLast((version) => rows.some(({ name }) => name === version)) ?? null;
}
