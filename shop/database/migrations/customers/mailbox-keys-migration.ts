import type { Kysely, Migration } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';

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
