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
import { isKnownDevice } from './device-store.ts';
import { readReset, requestReset, resetPassword } from './reset-store.ts';
import { endSession, signedIn } from './session-store.ts';

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
    signOut: (token) => endSession(db, token),
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
