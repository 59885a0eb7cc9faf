import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';
import type { AddressBody } from '@storefront/schema/rest/requests/address.ts';
import type { AccountUpdateBody, RegistrationBody } from '@storefront/schema/rest/requests/customer/customer.ts';
import type { CustomerDetails, Registration } from '../../customers/customer.ts';
import type { Address } from '../../orders/order.ts';
import {
  addressOf,
  addressRules,
  email,
  optionalLine,
  optionalName,
  optionalVatNumber,
  readBody,
  readFields,
  refuseFaults,
} from '../fields.ts';
import type { FieldFault } from '../http/problems.ts';

const { phone, company } = addressRules;
const optionalNames = { first_name: optionalName(), last_name: optionalName() };
const detailsRules = { ...optionalNames, phone, company, vat_number: optionalVatNumber };
const emailRules = { email };

const optionalAddressLine = optionalLine(TEXT_LENGTHS.addressLine);
const withoutAddress = {
  ...optionalNames,
  address1: optionalAddressLine,
  city: optionalAddressLine,
  country: optionalAddressLine,
};

/** Throws a 422 that lists every invalid field. */
export function readAddress(body: AddressBody): { address: Address; isDefault: boolean } {
  return { address: addressOf(readBody(body, addressRules)), isDefault: body.is_default ?? false };
}

/** Throws a 422 that lists every invalid field. */
export function readRegistration(body: RegistrationBody): Registration {
  const hasAddress = [body.address1, body.address2, body.city, body.county, body.postcode].some(
    (text) => !isBlank(text ?? ''),
  );
  const rules = hasAddress ? addressRules : { ...addressRules, ...withoutAddress };
  const { email: typed, ...fields } = readBody(body, { ...rules, email });
  const address = addressOf(fields);
  const { firstName, lastName, phone: number, company: employer } = address;
  return {
    email: typed,
    password: body.password,
    details: { firstName, lastName, phone: number, company: employer, vatNumber: '' },
    address: hasAddress ? address : null,
  };
}

/** Undefined leaves a value unchanged. Throws a 422 that lists every invalid field. */
export function readUpdate(body: AccountUpdateBody): {
  details: CustomerDetails | undefined;
  email: string | undefined;
} {
  const faults: FieldFault[] = [];
  const details = body.details && readFields(body.details, detailsRules, faults, ['details']);
  const changed = body.email === undefined ? undefined : readFields({ email: body.email }, emailRules, faults).email;
  refuseFaults(faults);
  if (!details) return { details, email: changed };
  const { first_name: firstName, last_name: lastName, vat_number: vatNumber, ...rest } = details;
  return { details: { firstName, lastName, vatNumber, ...rest }, email: changed };
}
