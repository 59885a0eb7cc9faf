import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { AddressBody } from '@storefront/schema/rest/requests/address.ts';
import type { AccountUpdateBody, RegistrationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import type { CustomerDetails, Registration } from '../../customers/customer.ts';
import type { Address } from '../../orders/order.ts';
import {
  email,
  line,
  name,
  optionalLine,
  optionalName,
  optionalPhone,
  optionalVatNumber,
  readBody,
  readFields,
  refuseFaults,
} from '../fields.ts';
import type { FieldFault } from '../http/problems.ts';

const addressLine = line(TEXT_LENGTHS.addressLine);
const optionalAddressLine = optionalLine(TEXT_LENGTHS.addressLine);
const company = optionalName(TEXT_LENGTHS.addressLine);
const names = { first_name: name(), last_name: name() };
const addressRules = {
  company,
  address1: addressLine,
  address2: optionalAddressLine,
  city: addressLine,
  county: optionalAddressLine,
  postcode: optionalLine(TEXT_LENGTHS.postcode),
  country: addressLine,
  ...names,
  phone: optionalPhone,
};
const detailsRules = { ...names, phone: optionalPhone, company, vat_number: optionalVatNumber };
export const emailRules = { email };

/** Reads an address. Throws a 422 that lists every invalid field. */
export function readAddress(body: AddressBody): { address: Address; isDefault: boolean } {
  const { first_name, last_name, ...rest } = readBody(body, addressRules);
  return {
    address: { firstName: first_name, lastName: last_name, ...rest },
    isDefault: body.is_default ?? false,
  };
}

/** Reads a registration. Throws a 422 that lists every invalid field. */
export function readRegistration(body: RegistrationBody): Registration {
  const { first_name, last_name, email: address, phone, ...place } = readBody(body, { ...addressRules, email });
  const person = { firstName: first_name, lastName: last_name, phone };
  return {
    email: address,
    password: body.password,
    details: { ...person, company: place.company, vatNumber: '' },
    address: { ...person, ...place },
  };
}

/** Reads the changes to an account; undefined leaves a value unchanged. Throws a 422 that lists every invalid field. */
export function readUpdate(body: AccountUpdateBody): {
  details: CustomerDetails | undefined;
  email: string | undefined;
} {
  const faults: FieldFault[] = [];
  const details = body.details && readFields(body.details, detailsRules, faults, ['details']);
  const changed = body.email === undefined ? undefined : readFields({ email: body.email }, emailRules, faults).email;
  refuseFaults(faults);
  if (!details) return { details, email: changed };
  const { first_name, last_name, vat_number, ...rest } = details;
  return {
    details: { firstName: first_name, lastName: last_name, vatNumber: vat_number, ...rest },
    email: changed,
  };
}
