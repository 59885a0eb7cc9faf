import type { Kysely, Transaction } from 'kysely';
import { emailChangedMail, emailConfirmMail, emailTakenMail } from '../mails.rules.ts';
import { emailKey } from '../../database/attempts/throttle.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { hashOf, newToken } from '../../orders/carts/cart-store.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { isSubscribed, subscribe, unsubscribe } from './newsletter-store.ts';
import { endSessions } from './session-store.ts';

/** A link to a new address works for a day. Our choice: the specification sets none. */
const LINK_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Notes the e-mail address that an account is to have and mails a link to it; nothing else changes until the link is pressed. Where another account
 * has the address, as much is written and its owner is told, but nobody is sent the link.
 */
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
  const owner = await ownerOf(transaction, email);
  await writeMail(
    transaction,
    owner === null ? emailConfirmMail({ to: email, token }, companyDetails) : emailTakenMail(email, companyDetails),
    now,
  );
}

/** The e-mail address that waits for its link to be pressed; null for none. */
export async function pendingEmail(executor: Kysely<Tables>, customerId: string, now: Date): Promise<string | null> {
  const row = await executor
    .selectFrom('email_changes')
    .select('email')
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Forgets the address that waits for its link: the link opens nothing any more. */
export async function cancelEmailChange(executor: Kysely<Tables>, customerId: string): Promise<void> {
  await executor.deleteFrom('email_changes').where('customer_id', '=', customerId).execute();
}

/**
 * Gives an account the address that a link was mailed to, once. Every session ends but the one that the caller has, and so do links to set a
 * password, which were mailed to the address from before; that address is told. Answers the new address; null for a link that opens nothing.
 */
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
    return await retryOnConflict(() =>
      db
        .transaction()
        .setIsolationLevel('read committed')
        .execute((transaction) => confirmWithin(transaction, token, sessionToken, companyDetails, now)),
    );
  } catch (error) {
    // Someone has registered with the address at the same moment, and has it.
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
    .select(['id', 'email', 'first_name'])
    .where('id', '=', used.customer_id)
    .executeTakeFirstOrThrow();
  const isReader = await isSubscribed(transaction, before.email);
  if (isReader) await unsubscribe(transaction, before.email);
  await transaction
    .updateTable('customers')
    .set({ email: used.email, email_key: emailKey(used.email) })
    .where('id', '=', before.id)
    .execute();
  if (isReader) await subscribe(transaction, used.email, now);
  await endSessions(transaction, before.id, sessionToken);
  await transaction.deleteFrom('password_resets').where('customer_id', '=', before.id).execute();
  await writeMail(
    transaction,
    emailChangedMail({ to: before.email, firstName: before.first_name }, companyDetails),
    now,
  );
  return used.email;
}

async function ownerOf(executor: Kysely<Tables>, email: string): Promise<string | null> {
  return (
    (await executor.selectFrom('customers').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst())
      ?.id ?? null
  );
}
