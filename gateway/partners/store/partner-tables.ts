import type { CreateTableBuilder, Generated, Kysely } from 'kysely';

/** The gateway's own table, whichever shop API it uses. */
export interface PartnerTables {
  /** Only hashes of keys are stored. `scopes` and `origins` are JSON arrays of strings. */
  partners: {
    id: string;
    name: string;
    kind: string;
    scopes: string;
    origins: string;
    requests_per_minute: number;
    cost_per_minute: number;
    key_hash: string;
    previous_key_hash: Generated<string | null>;
    previous_until: Generated<string | null>;
    created_at: string;
    revoked_at: Generated<string | null>;
  };
}

/** Builds `CREATE TABLE IF NOT EXISTS` for the partners. */
export function createTable(db: Kysely<PartnerTables>): CreateTableBuilder<'partners', string> {
  return db.schema
    .createTable('partners')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('origins', 'text', (column) => column.notNull())
    .addColumn('requests_per_minute', 'integer', (column) => column.notNull())
    .addColumn('cost_per_minute', 'integer', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('previous_key_hash', 'text')
    .addColumn('previous_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text');
}
