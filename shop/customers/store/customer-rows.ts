import type { Selectable } from 'kysely';
import type { Customer, CustomerAddress, CustomerDetails } from '../customer.ts';
import type { Tables } from '../../database/tables.ts';

/** A customer with their saved addresses. */
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
