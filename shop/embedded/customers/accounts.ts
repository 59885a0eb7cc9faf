import type { Account, CustomerAddress, CustomerDetails, Registration } from './customer.ts';
import type { Address } from '../orders/order.ts';
import type { HashCaller } from './passwords.ts';
import type { Quotation } from './quotations/quotation-store.ts';
import type { SavedList } from './saved-lists/saved-list-store.ts';
import type { CustomerStockAlert } from './stock-alerts/stock-alert-store.ts';

/** A successful sign-in. */
export interface SignIn {
  token: string;
  /** Whether items of an anonymous cart were merged into the customer's. */
  isCartMerged: boolean;
  /** Identifies the device at its next sign-in; null where the shop remembers none. */
  deviceToken: string | null;
}

/** Tokens that the device sends when it signs in; null for those it does not have. */
export interface DeviceTokens {
  cartToken: string | null;
  deviceToken: string | null;
}

/** A partial change; omitted fields stay. */
export interface AccountChange {
  details?: CustomerDetails | undefined;
  email?: string | undefined;
  password?: string | undefined;
  newsletter?: boolean | undefined;
}

/** Customers and their sessions, as the API's routes need them. `Of` is what the shop knows of a signed-in customer. */
export interface Accounts<Of extends Account = Account> {
  /** What a signed-in customer cannot change. */
  unchangeable: readonly ('email' | 'new_password')[];
  /** The id of the customer whose session a token opens; null for none. */
  idOf(token: string): Promise<string | null>;
  /** The customer whose session a token opens; null for none. */
  find(token: string): Promise<Of | null>;
  isKnownDevice(email: string, deviceToken: string): Promise<boolean>;
  /** Creates an account, welcomes its address by mail and signs it in; returns null when the email address has an account. */
  register(
    registration: Registration & DeviceTokens & { newsletter: boolean; caller: HashCaller },
  ): Promise<SignIn | null>;
  /** Checks a password; returns null for a wrong one, else what signs its owner in, merging an anonymous cart. */
  authenticate(
    email: string,
    password: string,
    caller: HashCaller,
  ): Promise<((device: DeviceTokens) => Promise<SignIn>) | null>;
  signOut(token: string): Promise<void>;
  /** Changes an account. Returns the token of the caller's new session after a change of the password, else null. */
  update(customer: Of, change: AccountChange): Promise<string | null>;
  /** Deletes an account; its orders stay. */
  delete(customer: Of): Promise<void>;
  /** Adds an address; the first one becomes the default. Returns null when the customer has the maximum. */
  createAddress(customer: Of, address: Address, isDefault: boolean): Promise<CustomerAddress | null>;
  /** Replaces an address, or only makes it the default; returns false when it is not the customer's. */
  updateAddress(customer: Of, id: string, address: Address | null, isDefault: boolean): Promise<boolean>;
  /** Deletes an address; returns false when it is not the customer's. */
  deleteAddress(customer: Of, id: string): Promise<boolean>;
  /** Mails a link that resets the password; nothing for an address without an account. */
  requestReset(email: string): Promise<void>;
  /** Returns whose password a link resets; null when it is used, expired or unknown. */
  readReset(token: string): Promise<{ email: string } | null>;
  /** Sets a new password through a link, once, ends all sessions and notifies the customer. Returns null when the link is no longer valid. */
  resetPassword(reset: {
    token: string;
    password: string;
    deviceToken: string | null;
  }): Promise<{ deviceToken: string | null } | null>;
  /** A customer's saved lists; missing where the shop keeps none. */
  savedLists?(customer: Of): Promise<SavedList[]>;
  /** A customer's quotations, with their lines; missing where the shop makes none. */
  quotations?(customer: Of): Promise<Quotation[]>;
  /** The confirmed stock alerts of a customer; missing where the shop keeps none. */
  stockAlerts?(customer: Of): Promise<CustomerStockAlert[]>;
}
