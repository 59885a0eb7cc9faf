import { type Static, Type } from 'typebox';
import type { Account, CustomerDetails } from '@storefront/embedded/customers/customer.ts';
import { addressOf, MedusaAddress, optionalMetadata, optionalText } from '../address.ts';
import type { Medusa } from '../medusa-client.ts';

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

export const CustomerAnswer = Type.Object({ customer: MedusaCustomer });

export interface MedusaAccount extends Account {
  /** The session in Medusa. */
  sessionToken: string;
  /** As Medusa has it: a change replaces it whole. */
  metadata: Readonly<Record<string, unknown>>;
}

/** Throws a MedusaRefusal when the session has ended. */
export async function readAccount(medusa: Medusa, sessionToken: string): Promise<MedusaAccount> {
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

export const savedAddressOf = (address: Static<typeof SavedAddress>) => ({ ...addressOf(address), id: address.id });

/** But for those that it keeps in metadata. */
export const detailsBody = ({ firstName, lastName, phone, company }: Omit<CustomerDetails, 'vatNumber'>) => ({
  first_name: firstName,
  last_name: lastName,
  phone,
  company_name: company,
});
