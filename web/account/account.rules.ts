import type { FieldErrors } from '../ui/form/CheckedForm.tsx';

/** Where to go after signing in: a path of our own, or the account. An address of another site in disguise is none of ours. */
export function pathAfter(next: string | null): string {
  return next !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) && !/^\/(?:login|register|reset-password)(?:[/?#]|$)/.test(next) ? next : '/account';
}

/** Where to sign in, so that one comes back to a path. */
export function signInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PASSWORD_CHARACTERS = { minimum: 10, maximum: 128 };

export const PASSWORD_HINT = `At least ${PASSWORD_CHARACTERS.minimum} characters. A few words in a row are easy to remember.`;

/** The line about an e-mail address; nothing for one that may be. */
export function emailError(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : 'Please enter an e-mail address such as name@example.com.';
}

/** The line about a new password; nothing for one that may be. The shop has the last word. */
export function passwordError(password: string): string | undefined {
  const characters = Array.from(password.normalize('NFC')).length;
  if (characters < PASSWORD_CHARACTERS.minimum) return `Please choose a password of at least ${PASSWORD_CHARACTERS.minimum} characters.`;
  return characters > PASSWORD_CHARACTERS.maximum ? `Please choose a password of at most ${PASSWORD_CHARACTERS.maximum} characters.` : undefined;
}

const phoneError = (phone: string) => {
  const digits = phone.replace(/[\s().-]/g, '').replace(/^(?:\+44|0044)0?/, '0');
  return /^\+?\d{10,12}$/.test(digits) ? undefined : 'Please enter a telephone number of 10 to 12 digits.';
};

const needed = (text: string, message: string) => (text.trim() === '' ? message : undefined);

/** Where goods or a bill go, as it is filled in. */
export interface AddressForm {
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  country: string;
}

export const emptyAddressForm: AddressForm = { address1: '', address2: '', city: '', postcode: '', country: 'United Kingdom' };

/** What someone who registers fills in. */
export interface RegisterForm extends AddressForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  password: string;
  newsletter: boolean;
}

export const emptyRegisterForm: RegisterForm = { firstName: '', lastName: '', email: '', phone: '', company: '', password: '', newsletter: false, ...emptyAddressForm };

/** What is wrong with a registration, in the order of its fields. The graph has the last word. */
export function registerErrors(form: RegisterForm, deliveredCountries: readonly string[]): FieldErrors {
  return errorsOf({
    ...detailsErrors(form),
    email: emailError(form.email),
    password: passwordError(form.password),
    ...addressErrors(form, deliveredCountries),
  });
}

/** What is wrong with a name and a telephone number. */
export function detailsErrors({ firstName, lastName, phone }: Pick<RegisterForm, 'firstName' | 'lastName' | 'phone'>): FieldErrors {
  return errorsOf({ firstName: needed(firstName, 'Please enter your first name.'), lastName: needed(lastName, 'Please enter your last name.'), phone: phoneError(phone) });
}

/** What is wrong with an address, each field's name behind a prefix. Only where we deliver must there be a postcode. */
export function addressErrors({ address1, city, postcode, country }: AddressForm, deliveredCountries: readonly string[], prefix = ''): FieldErrors {
  return errorsOf({
    [`${prefix}address1`]: needed(address1, 'Please enter the street and number.'),
    [`${prefix}city`]: needed(city, 'Please enter the town or city.'),
    [`${prefix}postcode`]: deliveredCountries.includes(country) ? needed(postcode, 'Please enter the postcode.') : undefined,
  });
}

/** The fields that something is wrong with. */
export function errorsOf(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter((row): row is [string, string] => row[1] !== undefined));
}

/** The graph's refusal of fields, by their names. */
export function refusedFields(fields: readonly { readonly field: string; readonly message: string }[]): FieldErrors {
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}
