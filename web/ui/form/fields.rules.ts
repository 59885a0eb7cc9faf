import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '@storefront/domain/contact/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '@storefront/domain/contact/phone.rules.ts';
import { parsePostcode, POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import { VAT_NUMBER_MESSAGE, vatNumberOf } from '@storefront/domain/contact/vat-number.rules.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';

/** Keyed by the field's path in the graph's input, which is the element's id. */
export type FieldErrors = Readonly<Record<string, string>>;

type FieldLines = Readonly<Record<string, string | undefined>>;

export function errorsOf(lines: FieldLines): FieldErrors {
  return Object.fromEntries(Object.entries(lines).filter((row): row is [string, string] => row[1] !== undefined));
}

export function refusedFields(fields: readonly { readonly field: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** Undefined unless the text is empty. */
export function missing(text: string, message: string): string | undefined {
  return isBlank(text) ? message : undefined;
}

export function emailError(email: string): string | undefined {
  return emailOf(email) === null ? EMAIL_MESSAGE : undefined;
}

/** In any notation. */
export function phoneError(phone: string): string | undefined {
  return phoneOf(phone) === null ? PHONE_MESSAGE : undefined;
}

/** The number may be missing. */
export function vatNumberError(vatNumber: string): string | undefined {
  return isBlank(vatNumber) || vatNumberOf(vatNumber) !== null ? undefined : VAT_NUMBER_MESSAGE;
}

/** The name may be missing. */
export function plainNameError(name: string): string | undefined {
  return isPlainName(name) ? undefined : NAME_MESSAGE;
}

function nameError(name: string, message: string): string | undefined {
  return missing(name, message) ?? plainNameError(name);
}

/** Keyed by path. */
export function nameErrors({ firstName, lastName }: { firstName: string; lastName: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}firstName`]: nameError(firstName, 'Please enter your first name.'),
    [`${prefix}lastName`]: nameError(lastName, 'Please enter your last name.'),
  });
}

/** Without the postcode, keyed by path. */
export function streetErrors({ address1, city }: { address1: string; city: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}address1`]: missing(address1, 'Please enter your house number and street.'),
    [`${prefix}city`]: missing(city, 'Please enter your town or city.'),
  });
}

/** Checks the format; the gateway checks that we deliver there. */
export function postcodeError(postcode: string): string | undefined {
  return missingPostcode(postcode) ?? (parsePostcode(postcode) ? undefined : POSTCODE_MESSAGE);
}

export function missingPostcode(postcode: string): string | undefined {
  return missing(postcode, 'Please enter your postcode.');
}
