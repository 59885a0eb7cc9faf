import { type Static, Type } from 'typebox';
import type { Medusa } from '../medusa-client.ts';
import { countryOf } from '../orders/delivery-options.ts';
import type { MedusaCustomer } from '../sessions.ts';

const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const metadata = Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]));

const MedusaAddress = Type.Object({
  id: Type.String(),
  is_default_shipping: Type.Boolean(),
  first_name: optionalText,
  last_name: optionalText,
  company: optionalText,
  address_1: optionalText,
  address_2: optionalText,
  city: optionalText,
  province: optionalText,
  postal_code: optionalText,
  country_code: optionalText,
  phone: optionalText,
  metadata,
});

const Account = Type.Object({
  id: Type.String(),
  email: Type.String(),
  first_name: optionalText,
  last_name: optionalText,
  phone: optionalText,
  company_name: optionalText,
  metadata,
  created_at: Type.String(),
  addresses: Type.Array(MedusaAddress),
});
export type MedusaAccount = Static<typeof Account>;

const FIELDS = 'id,email,first_name,last_name,phone,company_name,metadata,created_at,*addresses';

export const CustomerAnswer = Type.Object({ customer: Account });

/** Reads a signed-in customer. Throws a MedusaRefusal when their session in Medusa has ended. */
export async function readCustomer(medusa: Medusa, { sessionToken }: MedusaCustomer): Promise<MedusaAccount> {
  const query = { fields: FIELDS };
  return (await medusa(CustomerAnswer, { path: '/store/customers/me', query, sessionToken })).customer;
}

const detail = (values: MedusaAccount['metadata'], name: string): unknown => values?.[name];

/** The API's record of a customer. */
export function customerRecord(account: MedusaAccount) {
  const vatNumber = detail(account.metadata, 'vat_number');
  return {
    id: account.id,
    email: account.email,
    pending_email: null,
    first_name: account.first_name ?? '',
    last_name: account.last_name ?? '',
    phone: account.phone ?? '',
    company: account.company_name ?? '',
    vat_number: typeof vatNumber === 'string' ? vatNumber : '',
    newsletter: detail(account.metadata, 'newsletter') === true,
    created_at: account.created_at,
    default_address_id: account.addresses.find((address) => address.is_default_shipping)?.id ?? null,
    addresses: account.addresses.map(addressRecord),
  };
}

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The API's record of an address, its country as it was typed, or by name. */
function addressRecord(address: Static<typeof MedusaAddress>) {
  const typed = detail(address.metadata, 'country');
  const code = /^[a-z]{2}$/i.exec(address.country_code ?? '')?.[0];
  return {
    id: address.id,
    first_name: address.first_name ?? '',
    last_name: address.last_name ?? '',
    company: address.company ?? '',
    address1: address.address_1 ?? '',
    address2: address.address_2 ?? '',
    city: address.city ?? '',
    county: address.province ?? '',
    postcode: address.postal_code ?? '',
    country: typeof typed === 'string' ? typed : ((code && countryNames.of(code.toUpperCase())) ?? ''),
    phone: address.phone ?? '',
  };
}

/** An address as the shop's form reads it. */
interface TypedAddress {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  county: string;
  postcode: string;
  country: string;
  phone: string;
}

/** An address as Medusa takes it. Its country is a code; what was typed is kept beside it. */
export const addressBody = (typed: TypedAddress, isDefault: boolean) => ({
  first_name: typed.firstName,
  last_name: typed.lastName,
  company: typed.company,
  address_1: typed.address1,
  address_2: typed.address2,
  city: typed.city,
  province: typed.county,
  postal_code: typed.postcode,
  country_code: countryOf(typed.postcode),
  phone: typed.phone,
  metadata: { country: typed.country },
  ...(isDefault && { is_default_shipping: true }),
});
