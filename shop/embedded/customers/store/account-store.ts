import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CompanyDetails } from '../../mail/mail.ts';
import type { Accounts } from '../accounts.ts';
import type { HashCaller, Passwords } from '../passwords.ts';
import { readWholeQuotations } from '../quotations/quotation-store.ts';
import { readSavedLists } from '../saved-lists/saved-list-store.ts';
import { readStockAlerts } from '../stock-alerts/stock-alert-store.ts';
import { createAddress, deleteAddress, updateAddress } from './address-store.ts';
import {
  createCustomer,
  deleteCustomer,
  readAccount,
  readCredentials,
  signIn,
  updateCustomer,
} from './customer-store.ts';
import { isKnownDevice, rememberDevice } from './device-store.ts';
import { endSession, signedIn, endSessions } from './session-store.ts';
import { passwordChangedMail, resetMail } from '../../accounts/mails.rules.ts';
import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { hashOf, newToken } from '../../database/tokens.ts';
import { writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import { inTransaction, retryOnConflict } from '../../database/retry-on-conflict.ts';
import { cancelEmailChange } from './email-change-store.ts';

/** The caller who has proved to own the account that the key stands for. */
const owner = (key: string): HashCaller => ({ key, isKnown: true });

export function createAccounts(db: Kysely<Tables>, passwords: Passwords, companyDetails: CompanyDetails): Accounts {
  const idOf = (token: string) => signedIn(db, token, new Date());
  return {
    unchangeable: [],
    idOf,
    async find(token) {
      const id = await idOf(token);
      return id === null ? null : readAccount(db, id);
    },
    isKnownDevice: (email, deviceToken) => isKnownDevice(db, email, deviceToken, new Date()),
    async register({ caller, ...registration }) {
      // Hashed even when the address is taken, so that the response time does not reveal which addresses have accounts.
      const passwordHash = await passwords.hash(registration.password, caller);
      return createCustomer(db, { ...registration, passwordHash }, companyDetails, new Date());
    },
    async authenticate(email, password, caller) {
      const known = await readCredentials(db, email);
      // An unknown email address takes as long as a known one, so that it cannot be told apart.
      const fits = await passwords.fits(password, known?.hash ?? null, caller);
      if (!known || !fits) return null;
      return async (device) => {
        const newHash = passwords.isDated(known.hash) ? await passwords.hash(password, owner(known.id)) : null;
        return signIn(db, known, { ...device, newHash }, new Date());
      };
    },
    signOut: (token) => retryOnConflict(() => endSession(db, token)),
    async update(customer, { password, ...change }) {
      const passwordHash = password === undefined ? undefined : await passwords.hash(password, owner(customer.id));
      return updateCustomer(db, customer, { ...change, passwordHash }, companyDetails, new Date());
    },
    delete: (customer) => deleteCustomer(db, customer),
    createAddress: ({ id }, address, isDefault) => createAddress(db, id, address, isDefault, new Date()),
    updateAddress: ({ id }, addressId, address, isDefault) => updateAddress(db, id, addressId, address, isDefault),
    deleteAddress: ({ id }, addressId) => deleteAddress(db, id, addressId),
    async requestReset(email) {
      await requestReset(db, email, companyDetails, new Date());
    },
    readReset: (token) => readReset(db, token, new Date()),
    async resetPassword({ password, ...reset }) {
      const passwordHash = await passwords.hash(password, owner(reset.token));
      const deviceToken = await resetPassword(db, { ...reset, passwordHash }, companyDetails, new Date());
      return deviceToken === null ? null : { deviceToken };
    },
    savedLists: ({ id }) => readSavedLists(db, id),
    quotations: ({ id }) => readWholeQuotations(db, id),
    stockAlerts: ({ id }) => readStockAlerts(db, id),
  };
}

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
