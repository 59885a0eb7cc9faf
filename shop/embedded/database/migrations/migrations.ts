import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { refuseUnusable } from '../copy/marks.ts';
import { DatabaseUnavailableError } from '../postgres/errors.ts';
import {
  cartTimesMigration,
  expiryMigration,
  limitsMigration,
  ordersMigration,
  testOrdersMigration,
} from './orders-migrations.ts';
import { centipenceMigration } from './centipence-migration.ts';
import { medusaSessionsMigration } from './medusa-sessions-migration.ts';
import {
  accountSecurityMigration,
  accountsMigration,
  contactMigration,
  mailboxKeysMigration,
  reviewApprovalMigration,
  listSectionsMigration,
  quotationsMigration,
  savedListsMigration,
  stockAlertOwnersMigration,
  stockAlertsMigration,
  tradeMigration,
} from './customers-migrations.ts';
import {
  branchStockMigration,
  importsMigration,
  priceChangesMigration,
  productTimesMigration,
  removedProductsMigration,
  soldOutMigration,
} from './catalogue-migrations.ts';
import { medusaLeasesMigration, medusaPlacesMigration, medusaVariantsMigration } from './medusa-migrations.ts';
import type { Tables } from '../tables.ts';

/** All migrations, in order. Forward only: never edit one that has been released. */
const migrations: Record<string, Migration> = {
  '001-catalogue-and-carts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('products')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull().unique())
        .addColumn('document', 'text', (column) => column.notNull())
        .execute();
      for (const table of ['categories', 'brands']) {
        await db.schema
          .createTable(table)
          .addColumn('id', 'integer', (column) => column.primaryKey())
          .addColumn('document', 'text', (column) => column.notNull())
          .execute();
      }
      await db.schema
        .createTable('redirects')
        .addColumn('from_url', 'text', (column) => column.primaryKey())
        .addColumn('to_url', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('carts')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('cart_items')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('cart_id', 'integer', (column) => column.notNull().references('carts.id').onDelete('cascade'))
        .addColumn('product_id', 'integer', (column) => column.notNull())
        .addColumn('variant_id', 'integer')
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('parent_id', 'integer', (column) => column.references('cart_items.id').onDelete('cascade'))
        .execute();
      await db.schema.createIndex('cart_items_of_cart').on('cart_items').column('cart_id').execute();
    },
  },
  '002-revisions-and-drawings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('products')
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('products_by_revision').on('products').column('revision').execute();
      await db.schema
        .createTable('drawings')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('document', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-imported-keys': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('imported_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('product_id', 'integer', (column) => column.notNull())
        .addColumn('next_variant', 'integer', (column) => column.notNull())
        .addColumn('run', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '004-orders': ordersMigration,
  '005-reviews': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reviews')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('product_id', 'integer', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('author', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('content_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('reviews_of_product').on('reviews').columns(['product_id', 'id']).execute();
    },
  },
  '006-cart-prices-and-additions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('cart_items').addColumn('added_price', 'integer').execute();
      await db.schema.alterTable('cart_items').addColumn('added_name', 'text').execute();
      await db.schema
        .createTable('cart_additions')
        .addColumn('cart_id', 'integer', (column) => column.notNull().references('carts.id').onDelete('cascade'))
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('added_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('cart_additions_key', ['cart_id', 'key'])
        .execute();
    },
  },
  '007-accounts': accountsMigration,
  '008-contact': contactMigration,
  '009-product-times': productTimesMigration,
  // Partners moved to the gateway's own database; databases that ran this migration keep its name.
  '010-partners': { up: async () => {} },
  '011-account-security': accountSecurityMigration,
  '012-imports': importsMigration,
  '013-cart-times': cartTimesMigration,
  '014-order-expiry': expiryMigration,
  '015-order-limits': limitsMigration,
  '016-centipence': centipenceMigration,
  '017-review-approval': reviewApprovalMigration,
  '018-sold-out': soldOutMigration,
  '019-saved-lists': savedListsMigration,
  '020-stock-alerts': stockAlertsMigration,
  '021-trade': tradeMigration,
  '022-removed-products': removedProductsMigration,
  '023-mailbox-keys': mailboxKeysMigration,
  '024-price-changes': priceChangesMigration,
  '025-test-orders': testOrdersMigration,
  '026-medusa-variants': medusaVariantsMigration,
  '027-medusa-sessions': medusaSessionsMigration,
  '028-medusa-places': medusaPlacesMigration,
  '029-medusa-leases': medusaLeasesMigration,
  '030-list-sections': listSectionsMigration,
  '031-quotations': quotationsMigration,
  '032-branch-stock': branchStockMigration,
  '033-stock-alert-owners': stockAlertOwnersMigration,
};

/** The names of all migrations, in order. A database's version is the name of its last one. */
export const VERSIONS: readonly string[] = Object.keys(migrations);
export const LATEST_VERSION = VERSIONS.at(-1) ?? '';

/**
 * Runs the pending migrations, or those up to `upTo`. Safe to call at every start. `onUpgrade` is told in one line what was changed in data of an
 * earlier version. Throws a DatabaseUnavailableError when the data are not to be used.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string, onUpgrade?: (message: string) => void): Promise<void> {
  await refuseNewer(db);
  const started = performance.now();
  const executed = await run(new Migrator({ db, provider }), upTo);
  if (executed.length > 0 && executed[0] !== VERSIONS[0])
    onUpgrade?.(upgradeLine(executed, performance.now() - started));
  await refuseUnusable(db);
}

/** Throws a DatabaseUnavailableError when a later version of the shop has changed the tables. */
export async function refuseNewer(db: Kysely<Tables>): Promise<void> {
  const query = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const { rows } = await query.execute(db).catch((error: unknown) => {
    if (isMissingTable(error)) return { rows: [] };
    throw error;
  });
  const newer = rows.filter(({ name }) => !VERSIONS.includes(name)).map(({ name }) => inWords(name));
  if (newer.length === 0) return;
  throw new DatabaseUnavailableError(
    `The data are of a later version of the shop (${newer.join(', ')}): start that version, or restore a backup of this one. Nothing was changed.`,
  );
}

/** Whether a statement failed because the database is empty: PostgreSQL says it by SQLSTATE, SQLite in words. */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '42P01') || error.message.includes('no such table'));

/** A migration's name without its number. */
const inWords = (name: string): string => name.replace(/^\d+-/, '').replaceAll('-', ' ');

function upgradeLine(names: readonly string[], milliseconds: number): string {
  const count = names.length === 1 ? '1 migration' : `${names.length} migrations`;
  return `The data were of an earlier version: ${count} in ${(milliseconds / 1_000).toFixed(1)} s (${names.map(inWords).join(', ')}).`;
}

/** The same on a connection that has a transaction open: a later failure of that transaction undoes the migrations too. */
export async function migrateInTransaction(connection: Kysely<Tables>, upTo?: string): Promise<void> {
  await run(new Migrator({ db: connection, provider, disableTransactions: true }), upTo);
}

const provider = { getMigrations: async () => migrations };

/** Returns the names of the migrations that it ran, in order. */
async function run(migrator: Migrator, upTo: string | undefined): Promise<string[]> {
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Whether a start would run none, some or all of the migrations. Changes nothing. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<'none' | 'some' | 'all'> {
  const known = await new Migrator({ db, provider }).getMigrations();
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length;
  if (pending === 0) return 'none';
  return pending === known.length ? 'all' : 'some';
}
