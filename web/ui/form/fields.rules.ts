import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { parsePostcode, POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import { VAT_NUMBER_MESSAGE, vatNumberOf } from '@storefront/domain/contact/vat-number.rules.ts';

/** Error messages by the field's path in the graph's input, which is the element's id. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An error message for each field; undefined for a valid one. */
type FieldLines = Readonly<Record<string, string | undefined>>;

/** The fields with errors. */
export function errorsOf(lines: FieldLines): FieldErrors {
  return Object.fromEntries(Object.entries(lines).filter((row): row is [string, string] => row[1] !== undefined));
}

/** The field errors of a mutation, by path. */
export function refusedFields(fields: readonly { readonly field: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** The error of a required text; undefined unless it is empty. */
export function missing(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined;
}

/** The error of an email address; undefined for a valid one. */
export function emailError(email: string): string | undefined {
  return emailOf(email) === null ? EMAIL_MESSAGE : undefined;
}

/** The error of a telephone number in any notation; undefined for a valid one. */
export function phoneError(phone: string): string | undefined {
  return phoneOf(phone) === null ? PHONE_MESSAGE : undefined;
}

/** The error of a VAT number, which may be missing; undefined for a valid one. */
export function vatNumberError(vatNumber: string): string | undefined {
  return vatNumber.trim() === '' || vatNumberOf(vatNumber) !== null ? undefined : VAT_NUMBER_MESSAGE;
}

/** The error of a name; undefined for a valid one. */
function nameError(name: string, message: string): string | undefined {
  return missing(name, message) ?? (isPlainName(name) ? undefined : NAME_MESSAGE);
}

/** The errors of a first and a last name, keyed by path. */
export function nameErrors({ firstName, lastName }: { firstName: string; lastName: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}firstName`]: nameError(firstName, 'Please enter your first name.'),
    [`${prefix}lastName`]: nameError(lastName, 'Please enter your last name.'),
  });
}

/** The errors of an address except its postcode, keyed by path. */
export function streetErrors({ address1, city }: { address1: string; city: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}address1`]: missing(address1, 'Please enter your house number and street.'),
    [`${prefix}city`]: missing(city, 'Please enter your town or city.'),
  });
}

/** The error of a postcode's format; undefined for a valid one. The gateway checks that we deliver there. */
export function postcodeError(postcode: string): string | undefined {
  return missingPostcode(postcode) ?? (parsePostcode(postcode) ? undefined : POSTCODE_MESSAGE);
}

/** The error of a missing postcode. */
export function missingPostcode(postcode: string): string | undefined {
  return missing(postcode, 'Please enter your postcode.');
}
