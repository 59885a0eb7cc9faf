import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { DatabaseUnavailableError } from '../postgres/errors.ts';
import type { Tables } from '../tables.ts';
import { tablesMigration } from './0001/tables.ts';
import { attemptsMigration } from './0002-attempts.ts';

/** All migrations, in order. Forward only: never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '0001-tables': tablesMigration,
  '0002-attempts': attemptsMigration,
};

/** Safe at every start. Throws a DatabaseUnavailableError when the data are of another version of the shop. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await readMigrations(db);
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
}

/** None when the database is empty. Throws a DatabaseUnavailableError for one that this version does not know. */
export async function readMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const names = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return names;
  throw new DatabaseUnavailableError(
    `The data are of another version of the shop (${unknown.join(', ')}): ` +
      'start that version, or restore a backup of this one. Nothing was changed.',
  );
}
