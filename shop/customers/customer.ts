import type { Address } from '../orders/order.ts';

/** Someone with an account. */
export interface Customer extends CustomerDetails {
  id: string;
  email: string;
  /** The address that replaces it once the link that was mailed there is pressed; null for none. */
  pendingEmail: string | null;
  /** ISO time. */
  createdAt: string;
  /** Null while there is no address. */
  defaultAddressId: string | null;
  /** Whether the newsletter goes to the e-mail address. */
  newsletter: boolean;
}

/** What a customer may change without proving more than the session. */
export interface CustomerDetails {
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
}

/** An address that a customer keeps. */
export interface CustomerAddress extends Address {
  id: string;
}

/** Someone who registers. The address is the first that the account keeps. */
export interface Registration {
  email: string;
  password: string;
  details: CustomerDetails;
  address: Address;
}
