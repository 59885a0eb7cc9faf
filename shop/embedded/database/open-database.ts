import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFile, openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** Plain data, so that it can be posted to a worker thread. */
export type DatabaseLocation = { file: string } | { databaseUrl: string };

export function databaseLocation({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): DatabaseLocation {
  return databaseUrl === undefined ? { file: databaseFile(dataDir) } : { databaseUrl };
}

export const copiedDocuments = (dataDir: string): string => join(dataDir, 'product-documents');

export const copiedPictures = (dataDir: string): string => join(dataDir, 'product-pictures');

interface OpenOptions {
  /** Fails soon instead of waiting for locks as long as it must. */
  isServing?: boolean;
}

/** May be empty: `migrate` creates its tables. On either engine transactions are serialisable, integers numbers. */
export async function openDatabase(
  location: DatabaseLocation,
  { isServing = false }: OpenOptions = {},
): Promise<Kysely<Tables>> {
  if ('file' in location) return openSqlite(location.file, { isServing });
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(location.databaseUrl, isServing);
}

/** For logs, without its password. */
export async function databaseName(location: DatabaseLocation): Promise<string> {
  if ('file' in location) return location.file;
  const { placeOf } = await import('./postgres/open-postgres.ts');
  return placeOf(location.databaseUrl);
}
