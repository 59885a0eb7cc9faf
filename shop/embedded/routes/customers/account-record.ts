import type { Account } from '../../customers/customer.ts';
import type { Address } from '../../orders/order.ts';

/** Without the password hash. */
export function accountRecord({
  id,
  email,
  pendingEmail,
  firstName,
  lastName,
  phone,
  company,
  vatNumber,
  newsletter,
  createdAt,
  defaultAddressId,
  addresses,
}: Account) {
  return {
    id,
    email,
    pending_email: pendingEmail,
    first_name: firstName,
    last_name: lastName,
    phone,
    company,
    vat_number: vatNumber,
    newsletter,
    created_at: createdAt,
    default_address_id: defaultAddressId,
    addresses: addresses.map(addressRecord),
  };
}

/** With its id where it is saved. */
export function addressRecord<Of extends Address>({ firstName, lastName, ...address }: Of) {
  return { first_name: firstName, last_name: lastName, ...address };
}
