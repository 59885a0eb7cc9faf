import { POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import type { DeliveryCharges } from '@storefront/domain/delivery/charge.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { VAT_NUMBER_MESSAGE, vatNumberOf } from '@storefront/domain/contact/vat-number.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { lineOf } from '@storefront/domain/text.rules.ts';
import { fieldReader, type FieldError, type FieldReader } from '../fields/fields.rules.ts';
import type { Address } from '../order/order.rules.ts';
import { countryNames, deliveredCountries } from './addresses/countries.data.ts';

export interface CustomerAddress extends Address {
  id: string;
  isDefault: boolean;
}

export interface Customer {
  id: string;
  email: string;
  /** Until it is confirmed; null when no change is pending. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  /** Empty for none. */
  vatNumber: string;
  newsletter: boolean;
  addresses: readonly CustomerAddress[];
}

/** The registration form as submitted. Only the email address and the password are required. */
export interface RegistrationForm {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  /** Null for none yet: the checkout asks for one. */
  address: RegistrationAddress | null;
  newsletter: boolean;
}

export type RegistrationAddress = Pick<Address, 'address1' | 'address2' | 'city' | 'county' | 'postcode' | 'country'>;

export type Details = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'company' | 'vatNumber'>;

/** Null outside the delivery area. */
export type PlaceOf = (postcode: string) => { postcode: string; country: string } | null;

const countries = new Set(countryNames);
const delivered = new Set(deliveredCountries);

export function isDeliverable(
  { postcode, country }: Pick<Address, 'postcode' | 'country'>,
  served: Pick<DeliveryCharges, 'zones'>,
): boolean {
  return (country === '' || delivered.has(country)) && deliveryRefusal(postcode, served) === null;
}

/** In the delivery area the postcode decides the country, such as JE for Jersey. */
function readPlace(
  read: FieldReader,
  postcode: string,
  country: string,
  placeOf: PlaceOf,
): { postcode: string; country: string } {
  const name = lineOf(country) || 'United Kingdom';
  if (!countries.has(name)) read.refuse('country', 'Please choose a country from the list.');
  if (delivered.has(name)) {
    const place = placeOf(postcode);
    if (!place) read.refuse('postcode', POSTCODE_MESSAGE);
    return place ?? { postcode: lineOf(postcode), country: name };
  }
  return { postcode: read.text('postcode', postcode, null, TEXT_LENGTHS.postcode), country: name };
}

/** A first address needs a name and a telephone number. The shop API checks the strength of the password. */
export function checkRegistration(
  form: RegistrationForm,
  placeOf: PlaceOf,
): { form: RegistrationForm; errors: FieldError[] } {
  const { address } = form;
  const missing = (message: string) => (address ? message : null);
  const read = fieldReader();
  const email = read.email('email', form.email);
  if (form.password === '') read.refuse('password', 'Please choose a password.');
  const checked: RegistrationForm = {
    ...form,
    email,
    firstName: read.name('firstName', form.firstName, missing('Please enter your first name.')),
    lastName: read.name('lastName', form.lastName, missing('Please enter your last name.')),
    phone: address || lineOf(form.phone) ? read.phone('phone', form.phone) : '',
    company: read.name('company', form.company, null, TEXT_LENGTHS.addressLine),
    address: address && {
      ...readStreet(read, address),
      ...readPlace(read, address.postcode, address.country, placeOf),
    },
  };
  return { form: checked, errors: read.errors };
}

export const readStreet = (read: FieldReader, address: Pick<Address, 'address1' | 'address2' | 'city' | 'county'>) => ({
  address1: read.text(
    'address1',
    address.address1,
    'Please enter your house number and street.',
    TEXT_LENGTHS.addressLine,
  ),
  address2: read.text('address2', address.address2, null, TEXT_LENGTHS.addressLine),
  city: read.text('city', address.city, 'Please enter your town or city.', TEXT_LENGTHS.addressLine),
  county: read.text('county', address.county, null, TEXT_LENGTHS.addressLine),
});

/** None is required, as for an account that was made with an email address and a password. */
export function checkDetails(details: Details): { details: Details; errors: FieldError[] } {
  const read = fieldReader();
  const checked = {
    firstName: read.name('firstName', details.firstName, null),
    lastName: read.name('lastName', details.lastName, null),
    phone: lineOf(details.phone) && read.phone('phone', details.phone),
    company: read.name('company', details.company, null, TEXT_LENGTHS.addressLine),
    vatNumber: lineOf(details.vatNumber) === '' ? '' : (vatNumberOf(details.vatNumber) ?? ''),
  };
  if (lineOf(details.vatNumber) !== '' && checked.vatNumber === '') read.refuse('vatNumber', VAT_NUMBER_MESSAGE);
  return { details: checked, errors: read.errors };
}

/** The recipient defaults to the customer. */
export function checkAddress(
  address: Address,
  customer: Pick<Customer, 'firstName' | 'lastName'>,
  placeOf: PlaceOf,
): { address: Address; errors: FieldError[] } {
  const read = fieldReader('address.');
  const checked = {
    firstName: read.name('firstName', address.firstName || customer.firstName, 'Please enter a first name.'),
    lastName: read.name('lastName', address.lastName || customer.lastName, 'Please enter a last name.'),
    company: read.name('company', address.company, null, TEXT_LENGTHS.addressLine),
    ...readStreet(read, address),
    phone: lineOf(address.phone) && read.phone('phone', address.phone),
  };
  return {
    address: { ...checked, ...readPlace(read, address.postcode, address.country, placeOf) },
    errors: read.errors,
  };
}

export function checkEmail(email: string): { email: string; errors: FieldError[] } {
  const read = fieldReader();
  return { email: read.email('email', email), errors: read.errors };
}
