import type { Kysely } from 'kysely';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns whether the address was not subscribed before. */
export async function subscribe(executor: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const rows = await executor
    .insertInto('newsletter_subscribers')
    .values({ email_key: emailKey(email), email, subscribed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('email_key')
    .execute();
  return rows.length > 0;
}

export async function unsubscribe(executor: Kysely<Tables>, email: string): Promise<void> {
  await executor.deleteFrom('newsletter_subscribers').where('email_key', '=', emailKey(email)).execute();
}

export async function isSubscribed(executor: Kysely<Tables>, email: string): Promise<boolean> {
  return (
    (await executor
      .selectFrom('newsletter_subscribers')
      .select('email_key')
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()) !== undefined
  );
}
