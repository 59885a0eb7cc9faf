import { EMAIL_MESSAGE, emailOf } from '../../../domain/email.rules.ts';
import { isPlainName, NAME_MESSAGE } from '../../../domain/name.rules.ts';
import { PHONE_MESSAGE, phoneOf } from '../../../domain/phone.rules.ts';
import { parsePostcode, POSTCODE_MESSAGE } from '../../../domain/postcode.rules.ts';

/** What is wrong, by the field's path in the graph's input; fields have these ids. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A line for each field, or nothing for one that may be as it is. */
type FieldLines = Readonly<Record<string, string | undefined>>;

/** The fields that something is wrong with. */
export function errorsOf(lines: FieldLines): FieldErrors {
  return Object.fromEntries(Object.entries(lines).filter((row): row is [string, string] => row[1] !== undefined));
}

/** The graph's refusal of fields, by their names. */
export function refusedFields(fields: readonly { readonly field: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** The line about a text that must be there; nothing for one that is. */
export function missing(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined;
}

/** The line about an e-mail address; nothing for one that may be. */
export function emailError(email: string): string | undefined {
  return emailOf(email) === null ? EMAIL_MESSAGE : undefined;
}

/** The line about a telephone number, written in any way; nothing for one that may be. */
export function phoneError(phone: string): string | undefined {
  return phoneOf(phone) === null ? PHONE_MESSAGE : undefined;
}

/** The line about a name; nothing for one that may be. */
function nameError(name: string, message: string): string | undefined {
  return missing(name, message) ?? (isPlainName(name) ? undefined : NAME_MESSAGE);
}

/** What is wrong with a name, each field's own behind a prefix. */
export function nameErrors({ firstName, lastName }: { firstName: string; lastName: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}firstName`]: nameError(firstName, 'Please enter your first name.'),
    [`${prefix}lastName`]: nameError(lastName, 'Please enter your last name.'),
  });
}

/** What is wrong with an address but for its postcode, each field's name behind a prefix. */
export function streetErrors({ address1, city }: { address1: string; city: string }, prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}address1`]: missing(address1, 'Please enter the street and number.'),
    [`${prefix}city`]: missing(city, 'Please enter the town or city.'),
  });
}

/** The line about a postcode that we deliver to; nothing for one that may be. */
export function postcodeError(postcode: string): string | undefined {
  return missingPostcode(postcode) ?? (parsePostcode(postcode) ? undefined : POSTCODE_MESSAGE);
}

/** The line about a postcode that must be there. */
export function missingPostcode(postcode: string): string | undefined {
  return missing(postcode, 'Please enter the postcode.');
}
