import type { Address } from '../orders/order.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface Customer extends CustomerDetails {
  id: string;
  email: string;
  /** Awaits confirmation by its link; null for none. */
  pendingEmail: string | null;
  /** ISO time. */
  createdAt: string;
  defaultAddressId: string | null;
  newsletter: boolean;
}

/** Details that a customer can change without entering the password. */
export interface CustomerDetails {
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  /** Normalised, such as "GB 980 7806 84"; empty for none. */
  vatNumber: string;
}

export interface CustomerAddress extends Address {
  id: string;
}

export interface Registration {
  email: string;
  password: string;
  details: CustomerDetails;
  address: Address | null;
}

export interface Account extends Customer {
  addresses: readonly CustomerAddress[];
}

export const detailColumns = ({ firstName, lastName, phone, company, vatNumber }: CustomerDetails) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
  company,
  vat_number: vatNumber,
});

export function customerOf(row: Selectable<Tables['customers']>): Omit<Customer, 'newsletter' | 'pendingEmail'> {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    company: row.company,
    vatNumber: row.vat_number,
    defaultAddressId: row.default_address_id,
    createdAt: row.created_at,
  };
}
