import type { Kysely } from 'kysely';
import type { PartnerTables } from './partner-tables.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

interface PartnerStoreLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Opens the store of the partners, made if need be: in PostgreSQL where its address is given, else `partners.sqlite` in the data directory. */
export async function openPartnerStore({ dataDir, databaseUrl }: PartnerStoreLocation): Promise<Kysely<PartnerTables>> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
