import type { Kysely } from 'kysely';
import type { PartnerTables } from './partner-tables.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

interface PartnerStoreLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the partner store and creates its tables if missing: in PostgreSQL if `databaseUrl` is set, else in `partners.sqlite` in `dataDir`. */
export async function openPartnerStore({ dataDir, databaseUrl }: PartnerStoreLocation): Promise<Kysely<PartnerTables>> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
