import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFile, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A SQLite file or a PostgreSQL URL. Plain data, so that it can be posted to a worker thread. */
export type DatabaseLocation = { file: string } | { databaseUrl: string };

/** Returns PostgreSQL when its URL is set, else the SQLite file in the data directory. */
export function databaseLocation({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): DatabaseLocation {
  return databaseUrl === undefined ? { file: databaseFile(dataDir) } : { databaseUrl };
}

/** The folder of documents that imports have copied. */
export const copiedDocuments = (dataDir: string): string => join(dataDir, 'product-documents');

/** The folder of pictures that imports have copied. */
export const copiedPictures = (dataDir: string): string => join(dataDir, 'product-pictures');

interface OpenOptions {
  /**
   * Fails soon instead of keeping a caller waiting. Defaults to false: a statement waits for locks as long as it must.
   */
  isServing?: boolean;
}

/**
 * Opens a database, which may be empty: `migrate` creates its tables. Callers need not know the engine: transactions
 * are serialisable, integers are numbers, and `retryOnConflict` waits for other writers.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { isServing = false }: OpenOptions = {},
): Promise<Kysely<Tables>> {
  if ('file' in location) return openSqlite(location.file, { isServing });
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(location.databaseUrl, isServing);
}

/** Returns a database's name for logs, without its password. */
export async function databaseName(location: DatabaseLocation): Promise<string> {
  if ('file' in location) return location.file;
  const { placeOf } = await import('./postgres/open-postgres.ts');
  return placeOf(location.databaseUrl);
}
