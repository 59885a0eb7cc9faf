import type { Kysely } from 'kysely';
import { databaseFile, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Where a store is: a file of SQLite's, or a PostgreSQL database. Plain data, so that it can be handed to another thread. */
export type DatabaseLocation = { file: string } | { databaseUrl: string };

/** PostgreSQL when its address is given, else a file in the data directory. */
export function databaseLocation({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): DatabaseLocation {
  return databaseUrl === undefined ? { file: databaseFile(dataDir) } : { databaseUrl };
}

interface OpenOptions {
  /** Rather fails soon than keeps a caller waiting; without it a store waits for as long as it takes to write. */
  isServing?: boolean;
}

/**
 * Opens a store, which may be a new one: `migrate` makes its tables. Nobody past here need know which database it is: a transaction is as
 * if it were alone, whole numbers are numbers, and `retryOnConflict` waits for others who write.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { isServing = false }: OpenOptions = {},
): Promise<Kysely<Tables>> {
  if ('file' in location) return openSqlite(location.file, isServing);
  // The driver is loaded only where it is needed.
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(location.databaseUrl, isServing);
}

/** A store as people may read of it. */
export async function databaseName(location: DatabaseLocation): Promise<string> {
  if ('file' in location) return location.file;
  const { placeOf } = await import('./postgres/open-postgres.ts');
  return placeOf(location.databaseUrl);
}
