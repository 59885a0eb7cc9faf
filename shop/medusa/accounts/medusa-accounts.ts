import { Type, type Static } from 'typebox';
import { passwordChangedMail, welcomeMail } from '@storefront/embedded/accounts/mails.rules.ts';
import type { Accounts } from '@storefront/embedded/customers/accounts.ts';
import { inTransaction } from '@storefront/embedded/database/retry-on-conflict.ts';
import { writeMail, writeRequestedMail } from '@storefront/embedded/mail/outbox-store.ts';
import type { ReadModel } from '@storefront/embedded/read-model.ts';
import { medusaAddress, addressOf, MedusaAddress, optionalMetadata, optionalText } from '../address.ts';
import { type Medusa, type MedusaCall, MedusaRefusal } from '../medusa-client.ts';
import type { MedusaShop } from '../medusa-shop.ts';
import type { MedusaCustomer } from '../sessions.ts';
import type { Account, CustomerDetails } from '@storefront/embedded/customers/customer.ts';

const ADDRESSES_MAXIMUM = 50;
const ADDRESSES = '/store/customers/me/addresses';

const Anything = Type.Unknown();
const TokenAnswer = Type.Object({ token: Type.String({ minLength: 1 }) });

const isRefusal = (error: unknown, ...statuses: number[]): error is MedusaRefusal =>
  error instanceof MedusaRefusal && statuses.includes(error.status);

interface AccountParts extends Pick<MedusaShop, 'medusa' | 'sessions' | 'resets'> {
  model: Pick<ReadModel, 'db' | 'companyDetails'>;
  /** Returns whether there were any lines. */
  mergeCarts: (cartToken: string, customer: MedusaCustomer) => Promise<boolean>;
}

export function createMedusaAccounts(parts: AccountParts): Accounts<MedusaAccount> {
  const { model, medusa, sessions, mergeCarts } = parts;

  const starting =
    (customer: MedusaCustomer): Awaited<ReturnType<Accounts['authenticate']>> =>
    async ({ cartToken }) => ({
      token: await sessions.start(customer),
      isCartMerged: cartToken !== null && (await mergeCarts(cartToken, customer)),
      deviceToken: null,
    });

  return {
    // Medusa has no call that changes a customer's email address, and changes a password only by a mailed link.
    unchangeable: ['email', 'new_password'],
    idOf: async (token) => (await sessions.find(token))?.customerId ?? null,
    async find(token) {
      const session = await sessions.find(token);
      if (!session) return null;
      try {
        return await readAccount(medusa, session.sessionToken);
      } catch (error) {
        if (!isRefusal(error, 401, 404)) throw error;
        await sessions.end(token);
        return null;
      }
    },
    isKnownDevice: async () => false,
    // Three calls; the next try completes them: Medusa answers the first again for the same password until then.
    async register({ email: typed, password, details, address, newsletter, ...device }) {
      const email = typed.toLowerCase();
      try {
        const path = '/auth/customer/emailpass/register';
        const { token: sessionToken } = await medusa(TokenAnswer, { method: 'POST', path, body: { email, password } });
        const body = { email, ...detailsBody(details), metadata: { newsletter } };
        await medusa(Anything, { method: 'POST', path: '/store/customers', body, sessionToken });
      } catch (error) {
        // 401: another password has the address; 422: its customer exists.
        if (isRefusal(error, 401) || (error instanceof MedusaRefusal && error.type === 'duplicate_error')) return null;
        throw error;
      }
      const customer = await authenticate(medusa, email, password);
      if (!customer) return null;
      const { sessionToken } = customer;
      if (address) {
        const body = { ...medusaAddress(address), is_default_shipping: true };
        await medusa(Anything, { method: 'POST', path: ADDRESSES, body, sessionToken });
      }
      const mail = welcomeMail({ to: email, firstName: details.firstName }, model.companyDetails);
      await inTransaction(model.db, (transaction) => writeRequestedMail(transaction, 'welcome', mail, new Date()));
      return starting(customer)?.(device) ?? null;
    },
    async authenticate(email, password) {
      const customer = await authenticate(medusa, email, password);
      return customer && starting(customer);
    },
    signOut: (token) => sessions.end(token),
    async update({ sessionToken, metadata }, { details, newsletter }) {
      const body = {
        ...(details && detailsBody(details)),
        metadata: {
          ...metadata,
          ...(details && { vat_number: details.vatNumber }),
          ...(newsletter !== undefined && { newsletter }),
        },
      };
      await medusa(Anything, { method: 'POST', path: '/store/customers/me', body, sessionToken });
      return null;
    },
    async delete({ id }) {
      await medusa(Anything, { method: 'DELETE', path: `/admin/customers/${encodeURIComponent(id)}` });
      await sessions.endAll(id);
    },
    ...addressBook(medusa),
    ...passwordResets(parts),
  };
}

type AddressBook = Pick<Accounts<MedusaAccount>, 'createAddress' | 'updateAddress' | 'deleteAddress'>;

function addressBook(medusa: Medusa): AddressBook {
  /** False for another's. */
  async function changeAddress({ sessionToken }: MedusaAccount, id: string, call: Omit<MedusaCall, 'path'>) {
    if (id === '') return false;
    try {
      await medusa(Anything, { ...call, path: `${ADDRESSES}/${encodeURIComponent(id)}`, sessionToken });
      return true;
    } catch (error) {
      if (isRefusal(error, 404)) return false;
      throw error;
    }
  }

  return {
    async createAddress({ addresses, sessionToken }, address, isDefault) {
      if (addresses.length >= ADDRESSES_MAXIMUM) return null;
      const body = { ...medusaAddress(address), is_default_shipping: isDefault || addresses.length === 0 };
      const { customer } = await medusa(CustomerAnswer, { method: 'POST', path: ADDRESSES, body, sessionToken });
      const created = customer.addresses.find(({ id }) => addresses.every((known) => known.id !== id));
      return created ? savedAddressOf(created) : null;
    },
    updateAddress(customer, id, address, isDefault) {
      const body = { ...(address && medusaAddress(address)), ...(isDefault && { is_default_shipping: true }) };
      return changeAddress(customer, id, { method: 'POST', body });
    },
    deleteAddress: (customer, id) => changeAddress(customer, id, { method: 'DELETE' }),
  };
}

type PasswordResets = Pick<Accounts, 'requestReset' | 'readReset' | 'resetPassword'>;

function passwordResets({ model, medusa, sessions, resets }: AccountParts): PasswordResets {
  return {
    // Medusa answers the same without an account, and tells of the token by its event.
    async requestReset(email) {
      const body = { identifier: email.trim().toLowerCase() };
      await medusa(Anything, { method: 'POST', path: '/auth/customer/emailpass/reset-password', body });
    },
    readReset: (token) => resets.find(token),
    async resetPassword({ token, password }) {
      const reset = await resets.find(token);
      if (!reset) return null;
      const { email, medusaToken: sessionToken } = reset;
      try {
        const path = '/auth/customer/emailpass/update';
        await medusa(Anything, { method: 'POST', path, body: { password }, sessionToken });
      } catch (error) {
        if (isRefusal(error, 401)) return null;
        throw error;
      }
      const customer = await authenticate(medusa, email, password);
      if (customer) await sessions.endAll(customer.customerId);
      await resets.endAll(email);
      const mail = passwordChangedMail({ to: email, firstName: '' }, model.companyDetails);
      await inTransaction(model.db, (transaction) => writeMail(transaction, mail, new Date()));
      return { deviceToken: null };
    },
  };
}

/** Null when they are wrong, or registering was broken off. */
async function authenticate(medusa: Medusa, email: string, password: string): Promise<MedusaCustomer | null> {
  try {
    // Medusa tells addresses apart by their case.
    const body = { email: email.toLowerCase(), password };
    const { token } = await medusa(TokenAnswer, { method: 'POST', path: '/auth/customer/emailpass', body });
    const customerId = actorOf(token);
    return customerId === '' ? null : { customerId, sessionToken: token };
  } catch (error) {
    if (isRefusal(error, 401)) return null;
    throw error;
  }
}

/** Empty for none. Medusa signed the token, and sent it on this connection. */
function actorOf(jwt: string): string {
  const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { actor_id?: unknown };
  return typeof claims.actor_id === 'string' ? claims.actor_id : '';
}

const SavedAddress = Type.Object({
  ...MedusaAddress.properties,
  id: Type.String(),
  is_default_shipping: Type.Boolean(),
});

const MedusaCustomer = Type.Object({
  id: Type.String(),
  email: Type.String(),
  first_name: optionalText,
  last_name: optionalText,
  phone: optionalText,
  company_name: optionalText,
  metadata: optionalMetadata,
  created_at: Type.String(),
  addresses: Type.Array(SavedAddress),
});

const CustomerAnswer = Type.Object({ customer: MedusaCustomer });

interface MedusaAccount extends Account {
  /** The session in Medusa. */
  sessionToken: string;
  /** As Medusa has it: a change replaces it whole. */
  metadata: Readonly<Record<string, unknown>>;
}

/** Throws a MedusaRefusal when the session has ended. */
async function readAccount(medusa: Medusa, sessionToken: string): Promise<MedusaAccount> {
  const query = { fields: 'id,email,first_name,last_name,phone,company_name,metadata,created_at,*addresses' };
  const { customer } = await medusa(CustomerAnswer, { path: '/store/customers/me', query, sessionToken });
  const metadata = customer.metadata ?? {};
  const vatNumber = metadata['vat_number'];
  return {
    sessionToken,
    metadata,
    id: customer.id,
    email: customer.email,
    pendingEmail: null,
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    phone: customer.phone ?? '',
    company: customer.company_name ?? '',
    vatNumber: typeof vatNumber === 'string' ? vatNumber : '',
    newsletter: metadata['newsletter'] === true,
    createdAt: customer.created_at,
    defaultAddressId: customer.addresses.find((address) => address.is_default_shipping)?.id ?? null,
    addresses: customer.addresses.map(savedAddressOf),
  };
}

const savedAddressOf = (address: Static<typeof SavedAddress>) => ({ ...addressOf(address), id: address.id });

/** But for those that it keeps in metadata. */
const detailsBody = ({ firstName, lastName, phone, company }: Omit<CustomerDetails, 'vatNumber'>) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
  company_name: company,
});
