import type { Account, CustomerAddress, CustomerDetails, Registration } from './customer.ts';
import type { Address } from '../orders/order.ts';
import type { HashCaller } from './passwords.ts';
import type { Quotation } from './quotations/quotation-store.ts';
import type { SavedList } from './saved-lists/saved-list-store.ts';
import type { CustomerStockAlert } from './stock-alerts/stock-alert-store.ts';

export interface SignIn {
  token: string;
  isCartMerged: boolean;
  /** Sent at the device's next sign-in; null where the shop remembers none. */
  deviceToken: string | null;
}

/** Null for those the device does not have. */
export interface DeviceTokens {
  cartToken: string | null;
  deviceToken: string | null;
}

/** Omitted fields stay. */
export interface AccountChange {
  details?: CustomerDetails | undefined;
  email?: string | undefined;
  password?: string | undefined;
  newsletter?: boolean | undefined;
}

/** `Of` is what the shop knows of a signed-in customer. */
export interface Accounts<Of extends Account = Account> {
  unchangeable: readonly ('email' | 'new_password')[];
  idOf(token: string): Promise<string | null>;
  find(token: string): Promise<Of | null>;
  isKnownDevice(email: string, deviceToken: string): Promise<boolean>;
  /** Also welcomes by mail and signs in; null when the email address has an account. */
  register(
    registration: Registration & DeviceTokens & { newsletter: boolean; caller: HashCaller },
  ): Promise<SignIn | null>;
  /** Null for a wrong password; signing in merges an anonymous cart. */
  authenticate(
    email: string,
    password: string,
    caller: HashCaller,
  ): Promise<((device: DeviceTokens) => Promise<SignIn>) | null>;
  signOut(token: string): Promise<void>;
  /** Returns the caller's new token after a change of the password, else null. */
  update(customer: Of, change: AccountChange): Promise<string | null>;
  /** Orders stay. */
  delete(customer: Of): Promise<void>;
  /** The first address becomes the default. Null when the customer has the maximum. */
  createAddress(customer: Of, address: Address, isDefault: boolean): Promise<CustomerAddress | null>;
  /** Without an address it only makes it the default; false when it is not the customer's. */
  updateAddress(customer: Of, id: string, address: Address | null, isDefault: boolean): Promise<boolean>;
  /** False when it is not the customer's. */
  deleteAddress(customer: Of, id: string): Promise<boolean>;
  /** Mails nothing to an address without an account. */
  requestReset(email: string): Promise<void>;
  /** Null when the link is used, expired or unknown. */
  readReset(token: string): Promise<{ email: string } | null>;
  /** Works once: ends all sessions and notifies the customer. Null when the link is no longer valid. */
  resetPassword(reset: {
    token: string;
    password: string;
    deviceToken: string | null;
  }): Promise<{ deviceToken: string | null } | null>;
  /** Missing where the shop keeps none. */
  savedLists?(customer: Of): Promise<SavedList[]>;
  /** With their lines; missing where the shop makes none. */
  quotations?(customer: Of): Promise<Quotation[]>;
  /** Confirmed ones; missing where the shop keeps none. */
  stockAlerts?(customer: Of): Promise<CustomerStockAlert[]>;
}
