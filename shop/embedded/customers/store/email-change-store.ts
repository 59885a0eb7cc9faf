import type { Kysely, Transaction } from 'kysely';
import { emailChangedMail, emailConfirmMail, emailTakenMail } from '../../accounts/mails.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { isSubscribed, subscribe, unsubscribe } from '../../content/newsletter/newsletter-store.ts';
import { endSessions } from './session-store.ts';

/** A day. Our choice: the specification sets none. */
const LINK_MILLISECONDS = 24 * 60 * 60_000;

/** For another account's address it writes as much, so that timing reveals nothing, and notifies its owner. */
export async function requestEmailChange(
  transaction: Transaction<Tables>,
  customerId: string,
  email: string,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<void> {
  const token = newToken();
  const row = {
    customer_id: customerId,
    token_hash: hashOf(token),
    email,
    expires_at: new Date(now.getTime() + LINK_MILLISECONDS).toISOString(),
  };
  await transaction
    .insertInto('email_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute();
  const isFree = (await ownerOf(transaction, email)) === null;
  const mail = isFree ? emailConfirmMail({ to: email, token }, companyDetails) : emailTakenMail(email, companyDetails);
  await writeMail(transaction, mail, now);
}

/** Null for none. */
export async function pendingEmail(executor: Kysely<Tables>, customerId: string, now: Date): Promise<string | null> {
  const row = await executor
    .selectFrom('email_changes')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function cancelEmailChange(executor: Kysely<Tables>, customerId: string): Promise<void> {
  await executor.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
}

/** Works once: ends other sessions and reset links sent to the old address, and notifies it. Null for a bad link. */
export async function confirmEmail(
  db: Kysely<Tables>,
  { token, sessionToken }: { token: string; sessionToken: string | null },
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string | null> {
  const wanted = await db
    .selectFrom('email_changes')
    .select('email')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!wanted) return null;
  try {
    return await inTransaction(db, (transaction) =>
      confirmWithin(transaction, token, sessionToken, companyDetails, now),
    );
  } catch (error) {
    // Someone else registered with the address while the link was open.
    if ((await ownerOf(db, wanted.email)) !== null) return null;
    throw error;
  }
}

async function confirmWithin(
  transaction: Transaction<Tables>,
  token: string,
  sessionToken: string | null,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string | null> {
  const used = await transaction
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOf(token))
    .returning(['customer_id', 'email', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at <= now.toISOString() || (await ownerOf(transaction, used.email)) !== null) return null;
  const before = await transaction
    .selectFrom('customers')
    .select(['id', 'email as to', 'first_name as firstName'])
    .where('id', '=', used.customer_id)
    .executeTakeFirstOrThrow();
  const isReader = await isSubscribed(transaction, before.to);
  if (isReader) await unsubscribe(transaction, before.to);
  await transaction
    .updateTable('customers')
    .set({ email: used.email, email_key: emailKey(used.email) })
    .where('id', '=', before.id)
    .execute();
  if (isReader) await subscribe(transaction, used.email, now);
  await endSessions(transaction, before.id, sessionToken);
  await transaction.deleteFrom('password_resets').where('customer_id', '=', before.id).execute();
  await writeMail(transaction, emailChangedMail(before, companyDetails), now);
  return used.email;
}

async function ownerOf(executor: Kysely<Tables>, email: string): Promise<string | null> {
  const find = executor.selectFrom('customers').select('id').where('email_key', '=', emailKey(email));
  return (await find.executeTakeFirst())?.id ?? null;
}
