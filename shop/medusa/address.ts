import { Type, type Static } from 'typebox';
import type { Address } from '@storefront/embedded/orders/order.ts';

export const optionalText = Type.Optional(Type.Union([Type.String(), Type.Null()]));
export const optionalMetadata = Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]));

/** Of a customer or an order. */
export const MedusaAddress = Type.Object({
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
  metadata: optionalMetadata,
});

const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The country as it was typed, or by name. */
export function addressOf(address: Static<typeof MedusaAddress>): Address {
  const typed = address.metadata?.['country'];
  const code = /^[a-z]{2}$/i.exec(address.country_code ?? '')?.[0];
  return {
    firstName: address.first_name ?? '',
    lastName: address.last_name ?? '',
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

/** The country is a code; what was typed is kept beside it. */
export const medusaAddress = (address: Address) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address_1: address.address1,
  address_2: address.address2,
  city: address.city,
  province: address.county,
  postal_code: address.postcode,
  country_code: countryOf(address.postcode),
  phone: address.phone,
  metadata: { country: address.country },
});

/** The Crown dependencies are countries of their own. */
export function countryOf(postcode: string): string {
  const area = /^(IM|JE|GY)\d/i.exec(postcode.trim())?.[1]?.toUpperCase();
  return area === 'IM' ? 'im' : area === 'JE' ? 'je' : area === 'GY' ? 'gg' : 'gb';
}
