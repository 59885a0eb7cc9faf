import type { CreateTableBuilder, Generated, Kysely } from 'kysely';

/** The gateway's own tables, whichever shop API it uses. */
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
  /** The operations that partners have registered, by the SHA-256 of their texts. */
  partner_operations: {
    partner_id: string;
    id: string;
    name: string;
    text: string;
    registered_at: string;
  };
}

/** The names of all tables. */
export const PARTNER_TABLES = ['partners', 'partner_operations'] as const satisfies readonly (keyof PartnerTables)[];

/** Builds `CREATE TABLE IF NOT EXISTS` for each table. */
export const createTables = (db: Kysely<PartnerTables>) => [createPartnersTable(db), createOperationsTable(db)];

function createPartnersTable(db: Kysely<PartnerTables>): CreateTableBuilder<'partners', string> {
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

function createOperationsTable(db: Kysely<PartnerTables>): CreateTableBuilder<'partner_operations', string> {
  return db.schema
    .createTable('partner_operations')
    .ifNotExists()
    .addColumn('partner_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('registered_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_operations_key', ['partner_id', 'id']);
}
