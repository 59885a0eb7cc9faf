import { emailOf, lineOf, phoneOf, type FieldError } from '../fields/fields.rules.ts';
import type { Address } from '../order/order.rules.ts';
import { countryNames, deliveredCountries } from './countries.data.ts';

/** An address that a customer keeps. */
export interface CustomerAddress extends Address {
  id: string;
  isDefault: boolean;
}

/** Someone with an account. */
export interface Customer {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  /** Whether the newsletter goes to the e-mail address. */
  newsletter: boolean;
  addresses: readonly CustomerAddress[];
}

/** What someone who registers has filled in, as it came. */
export interface RegistrationForm {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  county: string;
  postcode: string;
  country: string;
  newsletter: boolean;
}

export type Details = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'company'>;

/** A postcode as it is written and the place it is in; null for one where nothing is delivered. */
export type PlaceOf = (postcode: string) => { postcode: string; country: string } | null;

/** Longest text of each field, in characters. Chosen: the specification gives no value. */
const LENGTHS = { name: 60, line: 100, postcode: 20 };

export const EMAIL_MESSAGE = 'Please enter an e-mail address such as name@example.com.';

const countries = new Set(countryNames);
const delivered = new Set(deliveredCountries);

/** Whether goods can be delivered to an address. */
export function isDeliverable({ postcode, country }: Pick<Address, 'postcode' | 'country'>, placeOf: PlaceOf): boolean {
  return (country === '' || delivered.has(country)) && placeOf(postcode) !== null;
}

/** Collects what is wrong while it reads fields, in the order in which they are read. */
function reader(prefix: string) {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string) => errors.push({ field: prefix + field, message });
  return {
    errors,
    text(field: string, value: string, missing: string | null, maximum: number): string {
      const line = lineOf(value);
      if (!line && missing) refuse(field, missing);
      else if (Array.from(line).length > maximum) refuse(field, `Please use at most ${maximum} characters.`);
      return line;
    },
    phone(value: string, isNeeded: boolean): string {
      if (!isNeeded && lineOf(value) === '') return '';
      const number = phoneOf(value);
      if (!number) refuse('phone', 'Please enter a telephone number of 10 to 12 digits.');
      return number ?? '';
    },
    email(value: string): string {
      const email = emailOf(value);
      if (!email) refuse('email', EMAIL_MESSAGE);
      return email ?? '';
    },
    /** The country that is billed, and the postcode as it is written there. Where we deliver the postcode says which country it is. */
    place(postcode: string, country: string, placeOf: PlaceOf): { postcode: string; country: string } {
      const name = lineOf(country) || 'United Kingdom';
      if (!countries.has(name)) refuse('country', 'Please choose a country from the list.');
      if (delivered.has(name)) {
        const place = placeOf(postcode);
        if (!place) refuse('postcode', 'Invalid postcode');
        return place ?? { postcode: lineOf(postcode), country: name };
      }
      return { postcode: this.text('postcode', postcode, null, LENGTHS.postcode), country: name };
    },
  };
}

/** A registration with every field as it is to be kept, or what is wrong with it. Passwords are the shop's to judge. */
export function checkRegistration(form: RegistrationForm, placeOf: PlaceOf): { form: RegistrationForm; errors: FieldError[] } {
  const read = reader('');
  const email = read.email(form.email);
  if (form.password === '') read.errors.push({ field: 'password', message: 'Please choose a password.' });
  const checked: RegistrationForm = {
    ...form,
    email,
    firstName: read.text('firstName', form.firstName, 'Please enter your first name.', LENGTHS.name),
    lastName: read.text('lastName', form.lastName, 'Please enter your last name.', LENGTHS.name),
    phone: read.phone(form.phone, true),
    company: read.text('company', form.company, null, LENGTHS.line),
    address1: read.text('address1', form.address1, 'Please enter the street and number.', LENGTHS.line),
    address2: read.text('address2', form.address2, null, LENGTHS.line),
    city: read.text('city', form.city, 'Please enter the town or city.', LENGTHS.line),
    county: read.text('county', form.county, null, LENGTHS.line),
  };
  return { form: { ...checked, ...read.place(form.postcode, form.country, placeOf) }, errors: read.errors };
}

/** What a customer wants to be called and reached by. */
export function checkDetails(details: Details): { details: Details; errors: FieldError[] } {
  const read = reader('');
  const checked = {
    firstName: read.text('firstName', details.firstName, 'Please enter your first name.', LENGTHS.name),
    lastName: read.text('lastName', details.lastName, 'Please enter your last name.', LENGTHS.name),
    phone: read.phone(details.phone, true),
    company: read.text('company', details.company, null, LENGTHS.line),
  };
  return { details: checked, errors: read.errors };
}

/** An address to keep; who it is for is the customer unless told. */
export function checkAddress(address: Address, customer: Pick<Customer, 'firstName' | 'lastName'>, placeOf: PlaceOf): { address: Address; errors: FieldError[] } {
  const read = reader('address.');
  const checked = {
    firstName: read.text('firstName', address.firstName, null, LENGTHS.name) || customer.firstName,
    lastName: read.text('lastName', address.lastName, null, LENGTHS.name) || customer.lastName,
    company: read.text('company', address.company, null, LENGTHS.line),
    address1: read.text('address1', address.address1, 'Please enter the street and number.', LENGTHS.line),
    address2: read.text('address2', address.address2, null, LENGTHS.line),
    city: read.text('city', address.city, 'Please enter the town or city.', LENGTHS.line),
    county: read.text('county', address.county, null, LENGTHS.line),
    phone: read.phone(address.phone, false),
  };
  return { address: { ...checked, ...read.place(address.postcode, address.country, placeOf) }, errors: read.errors };
}

/** An e-mail address to sign in with. */
export function checkEmail(email: string): { email: string; errors: FieldError[] } {
  const read = reader('');
  return { email: read.email(email), errors: read.errors };
}
