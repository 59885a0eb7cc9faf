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
    requestsPerMinute: number;
    costPerMinute: number;
    keyHash: string;
    previousKeyHash: Generated<string | null>;
    previousUntil: Generated<string | null>;
    createdAt: string;
    revokedAt: Generated<string | null>;
  };
  /** By the SHA-256 of their texts. */
  partnerOperations: {
    partnerId: string;
    id: string;
    name: string;
    text: string;
    registeredAt: string;
  };
  /** `events` is a JSON array. The secret signs, so it cannot be stored as a hash. */
  webhookEndpoints: {
    id: string;
    partnerId: string;
    url: string;
    secret: string;
    events: string;
    createdAt: string;
    /** Since the last success, and when the next attempt may start. */
    failures: number;
    dueAt: string;
    /** The first of those failures; null for none. */
    failingSince: string | null;
    failure: string | null;
    /** Switched off for the reason in `failure`; null while it is on. */
    disabledAt: string | null;
  };
  /** One event for one endpoint. Those of one `subject`, a product or an order, are delivered by `position`. */
  webhookDeliveries: {
    id: string;
    endpointId: string;
    state: DeliveryState;
    /** A number of 16 digits: a text, because it is greater than integers of PostgreSQL. */
    position: string;
    subject: string;
    type: string;
    body: string;
    createdAt: string;
    /** When the attempts started: at creation, or at the last replay. */
    triedSince: string;
    attempts: number;
    dueAt: string;
    /** Delivered or given up; null while it is pending. */
    endedAt: string | null;
    failure: string | null;
  };
  /** Orders of partners with an endpoint for them. `state` is a hash of what events report. */
  webhookOrders: {
    id: string;
    partnerId: string;
    accessKey: string;
    placedAt: string;
    state: string;
    dueAt: string;
  };
  /** The last known hashes of each product, while an endpoint receives events of products. */
  webhookProducts: { id: number; path: string; content: string; price: string; stock: string };
  /** Paths of products to compare at the next look. */
  webhookPaths: { path: string };
  /** Which process looks at the catalogue until when, where it reads changes from, and when it last read all. */
  webhookWatch: {
    name: string;
    holder: string;
    heldUntil: string;
    changesSince: string | null;
    readAllAt: string | null;
  };
}

type DeliveryState = 'pending' | 'delivered' | 'given_up';

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
    .createTable('partnerOperations')
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
    table('webhookEndpoints')
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
    table('webhookDeliveries')
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
    table('webhookOrders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('partner_id', 'text', (column) => column.notNull())
      .addColumn('access_key', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull()),
    table('webhookProducts')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('price', 'text', (column) => column.notNull())
      .addColumn('stock', 'text', (column) => column.notNull()),
    table('webhookPaths').addColumn('path', 'text', (column) => column.primaryKey()),
    table('webhookWatch')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('held_until', 'text', (column) => column.notNull())
      .addColumn('changes_since', 'text')
      .addColumn('read_all_at', 'text'),
  ];
}
