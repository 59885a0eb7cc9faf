import type { Kysely } from 'kysely';
import { passwordChangedMail, resetMail } from '../../accounts/mails.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { rememberDevice } from './device-store.ts';
import { cancelEmailChange } from './email-change-store.ts';
import { endSessions } from './session-store.ts';

const RESET_MILLISECONDS = 60 * 60_000;

/** Returns whether there is a mail to send. */
export async function requestReset(
  db: Kysely<Tables>,
  email: string,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<boolean> {
  const token = newToken();
  return inTransaction(db, async (transaction) => {
    const customer = await transaction
      .selectFrom('customers')
      .select(['id', 'email as to', 'first_name as firstName'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    await transaction.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();
    await transaction
      .insertInto('password_resets')
      .values({
        token_hash: hashOf(token),
        customer_id: customer?.id ?? null,
        expires_at: new Date(now.getTime() + RESET_MILLISECONDS).toISOString(),
      })
      .execute();
    if (customer)
      await writeRequestedMail(transaction, 'reset', resetMail({ ...customer, token }, companyDetails), now);
    else {
      // As many statements either way, so that timing does not reveal whether the account exists.
      await transaction.selectFrom('outbox').select('id').where('limit_key', '=', token).execute();
      await transaction.deleteFrom('outbox').where('id', '=', token).execute();
    }
    return customer !== undefined;
  });
}

/** Null when the link is used, expired or unknown. */
export async function readReset(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<{ customerId: string; email: string } | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .select(['customers.id as customerId', 'customers.email'])
    .where('password_resets.token_hash', '=', hashOf(token))
    .where('password_resets.expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

interface NewPassword {
  token: string;
  passwordHash: string;
  deviceToken: string | null;
}

/** Works once: ends all sessions and other links. Returns the device's new token; null when the link is not valid. */
export async function resetPassword(
  db: Kysely<Tables>,
  { token, passwordHash, deviceToken }: NewPassword,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now.toISOString())
      .returning('customer_id')
      .executeTakeFirst();
    if (!used?.customer_id) return null;
    const customer = await transaction
      .updateTable('customers')
      .set({ password_hash: passwordHash })
      .where('id', '=', used.customer_id)
      .returning(['id', 'email as to', 'first_name as firstName'])
      .executeTakeFirst();
    if (!customer) return null;
    await transaction.deleteFrom('password_resets').where('customer_id', '=', customer.id).execute();
    await cancelEmailChange(transaction, customer.id);
    await endSessions(transaction, customer.id);
    await writeMail(transaction, passwordChangedMail(customer, companyDetails), now);
    // A person who can read the account’s mail owns it: guesses from elsewhere must not lock them out.
    return rememberDevice(transaction, customer.id, deviceToken, now);
  });
}
