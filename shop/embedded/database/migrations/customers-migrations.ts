import type { Kysely, Migration } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';

/** Accounts with addresses and sessions, rate limits, and the owners of carts and orders. */
export const accountsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('customers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('default_address_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('customer_addresses')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('addresses_of_customer').on('customer_addresses').column('customer_id').execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_of_customer').on('sessions').column('customer_id').execute();
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('made', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();
    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subscribed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('carts').addColumn('customer_id', 'text').execute();
    await db.schema.createIndex('cart_of_customer').unique().on('carts').column('customer_id').execute();
    await db.schema.alterTable('orders').addColumn('customer_id', 'text').execute();
    await db.schema.createIndex('orders_of_customer').on('orders').columns(['customer_id', 'number']).execute();
  },
};

/** Growing delays between guesses, known devices, and pending email changes. */
export const accountSecurityMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('attempts').addColumn('next_at', 'text').execute();
    await db.schema
      .createTable('known_devices')
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'customer_id'])
      .execute();
    await db.schema.createIndex('devices_of_customer').on('known_devices').column('customer_id').execute();
    await db.schema
      .createTable('email_changes')
      .addColumn('customer_id', 'text', (column) => column.primaryKey().references('customers.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
};

interface Keyed {
  customers: { email: string; email_key: string };
  newsletter_subscribers: { email: string; email_key: string };
  stock_alerts: { email: string; email_key: string };
}

const TABLES = ['customers', 'newsletter_subscribers', 'stock_alerts'] as const;

/** Gives each mailbox one key, also with an international domain or a closing dot. Of two rows of one mailbox the second keeps its own. */
export const mailboxKeysMigration: Migration = {
  async up(db: Kysely<Keyed>) {
    for (const table of TABLES) {
      const rows = await db.selectFrom(table).select(['email', 'email_key']).execute();
      const known = new Set(rows.map(({ email_key }) => email_key));
      for (const { email, email_key } of rows) {
        const key = emailKey(email);
        if (known.has(key)) continue;
        known.add(key);
        await db.updateTable(table).set({ email_key: key }).where('email_key', '=', email_key).execute();
      }
    }
  },
};

/** Lists of products that customers save. */
export const savedListsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('saved_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('lines', 'text', (column) => column.notNull())
      .addColumn('share_key', 'text', (column) => column.unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('saved_list_names', ['customer_id', 'name_key'])
      .execute();
  },
};

/** Sections of saved lists. */
export const listSectionsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('saved_lists')
      .addColumn('sections', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};

/** The number of the first quotation is one more. */
const LAST_QUOTATION_BEFORE = 100_000;

/** Quotations that customers make of their lists. */
export const quotationsMigration: Migration = {
  async up(db: Kysely<{ counters: { name: string; value: number } }>) {
    await db.schema
      .createTable('quotations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('client_name', 'text', (column) => column.notNull())
      .addColumn('client_address', 'text', (column) => column.notNull())
      .addColumn('valid_until', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('quotations_of_customer').on('quotations').columns(['customer_id', 'number']).execute();
    await db.insertInto('counters').values({ name: 'quotation', value: LAST_QUOTATION_BEFORE }).execute();
  },
};

/** Requests to be told when something is back in stock. */
export const stockAlertsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock_alerts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('product_id', 'integer', (column) => column.notNull())
      .addColumn('variant_id', 'integer', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addUniqueConstraint('stock_alert_once', ['email_key', 'product_id', 'variant_id'])
      .execute();
    await db.schema.createIndex('stock_alerts_of_product').on('stock_alerts').column('product_id').execute();
    await db.schema.createIndex('stock_alerts_by_age').on('stock_alerts').column('created_at').execute();
  },
};

/** The accounts that list stock alerts. Those from before belong to none: nothing says whose they are. */
export const stockAlertOwnersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('stock_alerts')
      .addColumn('customer_id', 'text', (column) => column.references('customers.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('stock_alerts_of_customer').on('stock_alerts').column('customer_id').execute();
  },
};

/** The number of the first invoice is one more. */
const LAST_NUMBER_BEFORE = 100_000;
const PAID_STATUSES = new Set(['paid', 'preparing', 'dispatched', 'delivered']);

/** The tables at the time of this migration. */
interface TablesThen {
  orders: { id: string; placed_at: string; status: string; document: string; invoice_number: number | null };
  counters: { name: string; value: number };
}

/** VAT numbers of customers, and the numbers of VAT invoices: orders that are paid already get theirs in the order of payment. */
export const tradeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('customers')
      .addColumn('vat_number', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.alterTable('orders').addColumn('invoice_number', 'integer').execute();
    await db.schema.createIndex('orders_by_invoice').on('orders').column('invoice_number').unique().execute();
    const tables = db as Kysely<TablesThen>;
    const rows = await tables.selectFrom('orders').select(['id', 'placed_at', 'status', 'document']).execute();
    const paid = rows
      .flatMap(({ id, placed_at, status, document }) => {
        const { paidAt } = JSON.parse(document) as { paidAt?: string | null };
        const at = paidAt ?? (paidAt === undefined && PAID_STATUSES.has(status) ? placed_at : null);
        return at === null ? [] : [{ id, at }];
      })
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    for (const [index, { id }] of paid.entries())
      await tables
        .updateTable('orders')
        .set({ invoice_number: LAST_NUMBER_BEFORE + 1 + index })
        .where('id', '=', id)
        .execute();
    await tables
      .insertInto('counters')
      .values({ name: 'invoice', value: LAST_NUMBER_BEFORE + paid.length })
      .execute();
  },
};

/** Messages sent through the contact form. */
export const contactMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('order_number', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('contact_messages_by_sender')
      .on('contact_messages')
      .columns(['email_key', 'created_at'])
      .execute();
  },
};

/**
 * Review approval, and verified buyers. Existing reviews were published without approval, so they become pending too.
 */
export const reviewApprovalMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reviews')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
      .execute();
    await db.schema.alterTable('reviews').addColumn('order_id', 'text').execute();
    await db.schema.alterTable('reviews').addColumn('decided_at', 'text').execute();
    await db.schema.alterTable('reviews').addColumn('rejection_reason', 'text').execute();
    await db.schema.dropIndex('reviews_of_product').execute();
    await db.schema.createIndex('reviews_of_product').on('reviews').columns(['product_id', 'status', 'id']).execute();
    await db.schema.createIndex('reviews_by_status').on('reviews').columns(['status', 'id']).execute();
    // An order verifies at most one review of each of its products; reviews without an order are not limited.
    await db.schema
      .createIndex('reviews_once_per_order')
      .unique()
      .on('reviews')
      .columns(['order_id', 'product_id'])
      .execute();
  },
};
