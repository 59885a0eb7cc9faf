import type { CreateTableBuilder, Generated, Kysely } from 'kysely';

/** Whichever shop API the gateway uses. */
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
  /** By the SHA-256 of their texts. */
  partner_operations: {
    partner_id: string;
    id: string;
    name: string;
    text: string;
    registered_at: string;
  };
  /** `events` is a JSON array. The secret signs, so it cannot be stored as a hash. */
  webhook_endpoints: {
    id: string;
    partner_id: string;
    url: string;
    secret: string;
    events: string;
    created_at: string;
    /** Since the last success, and when the next attempt may start. */
    failures: number;
    due_at: string;
    /** The first of those failures; null for none. */
    failing_since: string | null;
    failure: string | null;
    /** Switched off for the reason in `failure`; null while it is on. */
    disabled_at: string | null;
  };
  /** One event for one endpoint. Those of one `subject`, a product or an order, are delivered by `position`. */
  webhook_deliveries: {
    id: string;
    endpoint_id: string;
    state: DeliveryState;
    /** A number of 16 digits: a text, because it is greater than integers of PostgreSQL. */
    position: string;
    subject: string;
    type: string;
    body: string;
    created_at: string;
    /** When the attempts started: at creation, or at the last replay. */
    tried_since: string;
    attempts: number;
    due_at: string;
    /** Delivered or given up; null while it is pending. */
    ended_at: string | null;
    failure: string | null;
  };
  /** Orders of partners with an endpoint for them. `state` is a hash of what events report. */
  webhook_orders: {
    id: string;
    partner_id: string;
    access_key: string;
    placed_at: string;
    state: string;
    due_at: string;
  };
  /** The last known hashes of each product, while an endpoint receives events of products. */
  webhook_products: { id: number; path: string; content: string; price: string; stock: string };
  /** Paths of products to compare at the next look. */
  webhook_paths: { path: string };
  /** Which process looks at the catalogue until when, where it reads changes from, and when it last read all. */
  webhook_watch: {
    name: string;
    holder: string;
    held_until: string;
    changes_since: string | null;
    read_all_at: string | null;
  };
}

export type DeliveryState = 'pending' | 'delivered' | 'given_up';

export const createTables = (db: Kysely<PartnerTables>) => [
  createPartnersTable(db),
  createOperationsTable(db),
  ...createWebhookTables(db),
];

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

/** Indexes are keys and constraints of the tables. */
function createWebhookTables(db: Kysely<PartnerTables>) {
  const table = (name: keyof PartnerTables) => db.schema.createTable(name).ifNotExists();
  return [
    table('webhook_endpoints')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('partner_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('failing_since', 'text')
      .addColumn('failure', 'text')
      .addColumn('disabled_at', 'text'),
    table('webhook_deliveries')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('endpoint_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('position', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('tried_since', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('failure', 'text')
      .addPrimaryKeyConstraint('webhook_deliveries_key', ['endpoint_id', 'state', 'position', 'id'])
      .addUniqueConstraint('webhook_deliveries_subject', ['endpoint_id', 'state', 'subject', 'position', 'id']),
    table('webhook_orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('partner_id', 'text', (column) => column.notNull())
      .addColumn('access_key', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull()),
    table('webhook_products')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('price', 'text', (column) => column.notNull())
      .addColumn('stock', 'text', (column) => column.notNull()),
    table('webhook_paths').addColumn('path', 'text', (column) => column.primaryKey()),
    table('webhook_watch')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('held_until', 'text', (column) => column.notNull())
      .addColumn('changes_since', 'text')
      .addColumn('read_all_at', 'text'),
  ];
}
