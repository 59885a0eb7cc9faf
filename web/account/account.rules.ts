import { PASSWORD_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount } from '@storefront/domain/text.rules.ts';
import {
  emailError,
  errorsOf,
  phoneError,
  plainNameError,
  postcodeError,
  streetErrors,
  vatNumberError,
  type FieldErrors,
} from '../ui/form/fields.rules.ts';

const { minimum, maximum } = PASSWORD_LENGTHS;

export const PASSWORD_HINT = `At least ${minimum} characters. Several words together are easy to remember.`;

/** Undefined for a valid one. The shop API checks again. */
export function passwordError(password: string): string | undefined {
  const characters = characterCount(password.normalize('NFC'));
  if (characters < minimum) return `Please choose a password of at least ${minimum} characters.`;
  return characters > maximum ? `Please choose a password of at most ${maximum} characters.` : undefined;
}

export type AddressForm = typeof emptyAddressForm;

export const emptyAddressForm = { address1: '', address2: '', city: '', postcode: '', country: 'United Kingdom' };

export type RegisterForm = typeof emptyRegisterForm;

export const emptyRegisterForm = { email: '', password: '', newsletter: false };

/** In form order. The graph checks again. */
export function registerErrors({ email, password }: RegisterForm): FieldErrors {
  return errorsOf({ email: emailError(email), password: passwordError(password) });
}

export interface SignInForm {
  email: string;
  /** Empty to keep the current one. */
  newPassword: string;
  currentPassword: string;
}

/** The graph checks again. */
export function signInErrors({ email, newPassword, currentPassword }: SignInForm): FieldErrors {
  return errorsOf({
    email: emailError(email),
    newPassword: newPassword === '' ? undefined : passwordError(newPassword),
    currentPassword: currentPassword === '' ? 'Please enter your current password.' : undefined,
  });
}

/** None is required. The graph checks again. */
export function detailsErrors({
  phone,
  vatNumber,
  ...names
}: Record<'firstName' | 'lastName' | 'phone' | 'company' | 'vatNumber', string>): FieldErrors {
  return errorsOf({
    firstName: plainNameError(names.firstName),
    lastName: plainNameError(names.lastName),
    phone: phone.trim() === '' ? undefined : phoneError(phone),
    company: plainNameError(names.company),
    vatNumber: vatNumberError(vatNumber),
  });
}

/** Keyed by field name behind a prefix. Only countries that we deliver to need a postcode. */
export function addressErrors(
  { postcode, country, ...street }: AddressForm,
  deliveredCountries: readonly string[],
  prefix = '',
): FieldErrors {
  return {
    ...streetErrors(street, prefix),
    ...errorsOf({ [`${prefix}postcode`]: deliveredCountries.includes(country) ? postcodeError(postcode) : undefined }),
  };
}

/** Oldest first. If the deleted one was the default, the oldest of the others becomes it. */
export function withoutAddress(
  addresses: readonly { readonly id: string; readonly isDefault: boolean }[],
  id: string,
): { id: string; isDefault: boolean }[] {
  const left = addresses.filter((address) => address.id !== id);
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return left.map((address, index) => ({ id: address.id, isDefault: hasDefault ? address.isDefault : index === 0 }));
}
