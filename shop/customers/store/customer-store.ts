import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Customer, CustomerDetails, Registration } from '../customer.ts';
import { passwordChangedMail } from '../mails.rules.ts';
import { emailKey } from '../../database/attempts/throttle.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { writeMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { insertAddress, readAddresses } from './address-store.ts';
import { rememberDevice } from './device-store.ts';
import { cancelEmailChange, pendingEmail, requestEmailChange } from './email-change-store.ts';
import { createCustomerCart, moveIntoCustomerCart } from './merge-carts.ts';
import { isSubscribed, subscribe, unsubscribe } from './newsletter-store.ts';
import { endSessions, startSession } from './session-store.ts';
import { type Account, customerOf, detailColumns } from './customer-rows.ts';

const ID_BYTES = 12;

/** A sign-in that succeeded. */
export interface SignIn {
  token: string;
  customerId: string;
  /** Whether anything came along from an anonymous cart. */
  isCartMerged: boolean;
  /** What the device that has signed in is known by from now on. */
  deviceToken: string;
}

/** What a customer may change; what is missing stays. */
export interface CustomerChange {
  details?: CustomerDetails | undefined;
  email?: string | undefined;
  passwordHash?: string | undefined;
  newsletter?: boolean | undefined;
}

/** What an e-mail address signs in with. */
export interface Credentials {
  id: string;
  email: string;
  hash: string;
}

/** What a device brings along when it signs in; null for what it does not have. */
interface Bringing {
  cartToken: string | null;
  deviceToken: string | null;
}

const inTransaction = <Result>(db: Kysely<Tables>, work: (transaction: Transaction<Tables>) => Promise<Result>) =>
  retryOnConflict(() => db.transaction().setIsolationLevel('read committed').execute(work));

/** Makes an account and signs it in, or answers null when the e-mail address has one. */
export async function createCustomer(
  db: Kysely<Tables>,
  registration: Registration & Bringing & { passwordHash: string; newsletter: boolean },
  now: Date,
): Promise<SignIn | null> {
  const { email, details, address, passwordHash, newsletter } = registration;
  const id = randomBytes(ID_BYTES).toString('hex');
  return inTransaction(db, async (transaction) => {
    const rows = await transaction
      .insertInto('customers')
      .values({
        id,
        email,
        email_key: emailKey(email),
        password_hash: passwordHash,
        ...detailColumns(details),
        default_address_id: null,
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .execute();
    if (rows.length === 0) return null;
    await insertAddress(transaction, id, address, true, now);
    if (newsletter) await subscribe(transaction, email, now);
    await createCustomerCart(transaction, id, now);
    return signInWithin(transaction, id, registration, now);
  });
}

/** Signs in whoever has given the right password; an anonymous cart comes along. */
export async function signIn(
  db: Kysely<Tables>,
  { id }: Pick<Credentials, 'id'>,
  { newHash, ...bringing }: Bringing & { newHash: string | null },
  now: Date,
): Promise<SignIn> {
  return inTransaction(db, async (transaction) => {
    if (newHash)
      await transaction.updateTable('customers').set({ password_hash: newHash }).where('id', '=', id).execute();
    return signInWithin(transaction, id, bringing, now);
  });
}

async function signInWithin(
  transaction: Transaction<Tables>,
  customerId: string,
  { cartToken, deviceToken }: Bringing,
  now: Date,
): Promise<SignIn> {
  const isCartMerged = cartToken !== null && (await moveIntoCustomerCart(transaction, cartToken, customerId));
  return {
    customerId,
    isCartMerged,
    token: await startSession(transaction, customerId, now),
    deviceToken: await rememberDevice(transaction, customerId, deviceToken, now),
  };
}

/** The hash that an e-mail address signs in with; null for an address without an account. */
export async function readCredentials(db: Kysely<Tables>, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { id: row.id, email: row.email, hash: row.password_hash } : null;
}

export async function readAccount(executor: Kysely<Tables>, id: string, now = new Date()): Promise<Account | null> {
  const row = await executor.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    ...customerOf(row),
    pendingEmail: await pendingEmail(executor, id, now),
    newsletter: await isSubscribed(executor, row.email),
    addresses: await readAddresses(executor, id),
  };
}

/**
 * Changes an account. Another e-mail address is only noted, and a link mailed to it. A new password ends every session and all open links, and is
 * told to the account's address; it answers the token of the caller's new session, otherwise null.
 */
export async function updateCustomer(
  db: Kysely<Tables>,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  change: CustomerChange,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string | null> {
  const isMoving = change.email !== undefined && emailKey(change.email) !== emailKey(email);
  return inTransaction(db, async (transaction) => {
    if (change.newsletter === false) await unsubscribe(transaction, email);
    if (change.newsletter === true) await subscribe(transaction, email, now);
    await transaction
      .updateTable('customers')
      .set({
        id,
        ...(change.details && detailColumns(change.details)),
        // The same address in other capitals is the same mailbox.
        ...(change.email !== undefined && !isMoving && { email: change.email }),
        ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
      })
      .where('id', '=', id)
      .execute();
    const token =
      change.passwordHash === undefined
        ? null
        : await renewAccess(transaction, { id, email, firstName }, companyDetails, now);
    if (change.email !== undefined && isMoving)
      await requestEmailChange(transaction, id, change.email, companyDetails, now);
    return token;
  });
}

/** Ends whatever the password from before has opened, and starts the caller's session anew. */
async function renewAccess(
  transaction: Transaction<Tables>,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string> {
  await endSessions(transaction, id);
  await transaction.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await cancelEmailChange(transaction, id);
  await writeMail(transaction, passwordChangedMail({ to: email, firstName }, companyDetails), now);
  return startSession(transaction, id, now);
}

/** Forgets a customer. Orders stay, as the law wants for six years, but are nobody's any more; so do mails that have yet to be sent. */
export async function deleteCustomer(db: Kysely<Tables>, { id, email }: { id: string; email: string }): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', id).execute();
    await transaction.deleteFrom('carts').where('customer_id', '=', id).execute();
    await unsubscribe(transaction, email);
    await transaction.deleteFrom('outbox').where('recipient', '=', email).where('sent_at', 'is not', null).execute();
    await transaction.deleteFrom('customers').where('id', '=', id).execute();
  });
}
