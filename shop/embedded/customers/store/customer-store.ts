import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Customer, type Registration, type Account, customerOf, detailColumns } from '../customer.ts';
import type { AccountChange, DeviceTokens, SignIn } from '../accounts.ts';
import { passwordChangedMail, welcomeMail } from '../../accounts/mails.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import { writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { inTransaction } from '../../database/retry-on-conflict.ts';
import { insertAddress, readAddresses } from './address-store.ts';
import { rememberDevice } from './device-store.ts';
import { cancelEmailChange, pendingEmail, requestEmailChange } from './email-change-store.ts';
import { isSubscribed, subscribe, unsubscribe } from '../../content/newsletter/newsletter-store.ts';
import { endSessions, startSession } from './session-store.ts';
import { deleteStockAlertsOf } from '../stock-alerts/stock-alert-store.ts';
import { type Addition, type CartItem, addItems } from '../../orders/carts/cart.rules.ts';
import { readCartItems, writeCartChanges } from '../../orders/carts/cart-store.ts';
import { hashOf, newToken } from '../../database/tokens.ts';

const ID_BYTES = 12;

export interface Credentials {
  id: string;
  email: string;
  hash: string;
}

/** The embedded shop remembers every device. */
type SignedInDevice = SignIn & { deviceToken: string };

/** Null when the email address has an account. */
export async function createCustomer(
  db: Kysely<Tables>,
  registration: Registration & DeviceTokens & { passwordHash: string; newsletter: boolean },
  companyDetails: CompanyDetails,
  now: Date,
): Promise<SignedInDevice | null> {
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
    if (address) await insertAddress(transaction, id, address, true, now);
    if (newsletter) await subscribe(transaction, email, now);
    await createCustomerCart(transaction, id, now);
    const welcome = welcomeMail({ to: email, firstName: details.firstName }, companyDetails);
    await writeRequestedMail(transaction, 'welcome', welcome, now);
    return signInWithin(transaction, id, registration, now);
  });
}

/** The password has been checked. Merges an anonymous cart. */
export async function signIn(
  db: Kysely<Tables>,
  { id }: Pick<Credentials, 'id'>,
  { newHash, ...bringing }: DeviceTokens & { newHash: string | null },
  now: Date,
): Promise<SignedInDevice> {
  return inTransaction(db, async (transaction) => {
    if (newHash)
      await transaction.updateTable('customers').set({ password_hash: newHash }).where('id', '=', id).execute();
    return signInWithin(transaction, id, bringing, now);
  });
}

async function signInWithin(
  transaction: Transaction<Tables>,
  customerId: string,
  { cartToken, deviceToken }: DeviceTokens,
  now: Date,
): Promise<SignedInDevice> {
  const isCartMerged = cartToken !== null && (await moveIntoCustomerCart(transaction, cartToken, customerId));
  return {
    isCartMerged,
    token: await startSession(transaction, customerId, now),
    deviceToken: await rememberDevice(transaction, customerId, deviceToken, now),
  };
}

/** Null when the address has no account. */
export async function readCredentials(db: Kysely<Tables>, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('customers')
    .select(['id', 'email', 'password_hash as hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ?? null;
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

/** A new address stays pending until its link is opened. A new password ends all sessions; only it returns a token. */
export async function updateCustomer(
  db: Kysely<Tables>,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  change: Omit<AccountChange, 'password'> & { passwordHash?: string | undefined },
  companyDetails: CompanyDetails,
  now: Date,
): Promise<string | null> {
  const isNewAddress = change.email !== undefined && emailKey(change.email) !== emailKey(email);
  return inTransaction(db, async (transaction) => {
    if (change.newsletter === false) await unsubscribe(transaction, email);
    if (change.newsletter === true) await subscribe(transaction, email, now);
    await transaction
      .updateTable('customers')
      .set({
        id,
        ...(change.details && detailColumns(change.details)),
        // A change of case alone is the same mailbox and needs no confirmation.
        ...(change.email !== undefined && !isNewAddress && { email: change.email }),
        ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
      })
      .where('id', '=', id)
      .execute();
    const token =
      change.passwordHash === undefined
        ? null
        : await renewAccess(transaction, { id, email, firstName }, companyDetails, now);
    if (change.email !== undefined && isNewAddress)
      await requestEmailChange(transaction, id, change.email, companyDetails, now);
    return token;
  });
}

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

/** Orders are kept for six years by law, without their customer. */
export async function deleteCustomer(db: Kysely<Tables>, { id, email }: { id: string; email: string }): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', id).execute();
    await transaction.deleteFrom('carts').where('customer_id', '=', id).execute();
    await unsubscribe(transaction, email);
    await deleteStockAlertsOf(transaction, email);
    await transaction.deleteFrom('outbox').where('recipient', '=', email).where('sent_at', 'is not', null).execute();
    await transaction.deleteFrom('customers').where('id', '=', id).execute();
  });
}

/** Opens with the customer's sessions; its own token is never handed out. */
export async function createCustomerCart(transaction: Kysely<Tables>, customerId: string, now: Date): Promise<void> {
  await transaction
    .insertInto('carts')
    .values({
      token_hash: hashOf(newToken()),
      created_at: now.toISOString(),
      touched_at: now.toISOString(),
      customer_id: customerId,
    })
    .execute();
}

/** Quantities add up, without regard to stock; repeating it moves nothing twice. Returns whether anything was moved. */
async function moveIntoCustomerCart(
  transaction: Transaction<Tables>,
  cartToken: string,
  customerId: string,
): Promise<boolean> {
  const anonymous = await lock(transaction)
    .where('token_hash', '=', hashOf(cartToken))
    .where('customer_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const items = anonymous ? await readCartItems(transaction, anonymous.id) : [];
  if (!anonymous || items.length === 0) return false;
  const own = await lock(transaction).where('customer_id', '=', customerId).returning('id').executeTakeFirstOrThrow();
  await writeCartChanges(transaction, own.id, addItems(await readCartItems(transaction, own.id), asAdditions(items)));
  await transaction.deleteFrom('cart_items').where('cart_id', '=', anonymous.id).execute();
  return true;
}

/** An update that changes nothing locks the row until the transaction ends. */
const lock = (transaction: Transaction<Tables>) =>
  transaction.updateTable('carts').set((eb) => ({ created_at: eb.ref('created_at') }));

/** Orders each product before its add-ons. */
function asAdditions(items: readonly CartItem[]): Addition[] {
  const ordered = items
    .filter(({ parentId }) => parentId === null)
    .flatMap((item) => [item, ...items.filter(({ parentId }) => parentId === item.id)]);
  return ordered.map(({ productId, variantId, quantity, parentId }) => ({
    productId,
    variantId,
    quantity,
    isModifier: parentId !== null,
    parentId: null,
  }));
}
