import { PASSWORD_LENGTHS } from '../../domain/text-lengths.data.ts';
import { characterCount } from '../../domain/text.rules.ts';
import {
  emailError,
  errorsOf,
  nameErrors,
  phoneError,
  postcodeError,
  streetErrors,
  type FieldErrors,
} from '../ui/form/fields.rules.ts';

export const PASSWORD_HINT = `At least ${PASSWORD_LENGTHS.minimum} characters. A few words in a row are easy to remember.`;

/** The line about a new password; nothing for one that may be. The shop has the last word. */
export function passwordError(password: string): string | undefined {
  const characters = characterCount(password.normalize('NFC'));
  if (characters < PASSWORD_LENGTHS.minimum)
    return `Please choose a password of at least ${PASSWORD_LENGTHS.minimum} characters.`;
  return characters > PASSWORD_LENGTHS.maximum
    ? `Please choose a password of at most ${PASSWORD_LENGTHS.maximum} characters.`
    : undefined;
}

/** Where goods or a bill go, as it is filled in. */
export interface AddressForm {
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  country: string;
}

export const emptyAddressForm: AddressForm = {
  address1: '',
  address2: '',
  city: '',
  postcode: '',
  country: 'United Kingdom',
};

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

export const emptyRegisterForm: RegisterForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  password: '',
  newsletter: false,
  ...emptyAddressForm,
};

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
export function detailsErrors({
  firstName,
  lastName,
  phone,
}: Pick<RegisterForm, 'firstName' | 'lastName' | 'phone'>): FieldErrors {
  return { ...nameErrors({ firstName, lastName }), ...errorsOf({ phone: phoneError(phone) }) };
}

/** What is wrong with an address, each field's name behind a prefix. Only where we deliver must there be a postcode. */
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

/** The addresses, oldest first, once one of them is deleted: where it was the default, the oldest that is left becomes it. */
export function withoutAddress(
  addresses: readonly { readonly id: string; readonly isDefault: boolean }[],
  id: string,
): { id: string; isDefault: boolean }[] {
  const left = addresses.filter((address) => address.id !== id);
  const hasDefault = left.some(({ isDefault }) => isDefault);
  return left.map((address, index) => ({ id: address.id, isDefault: hasDefault ? address.isDefault : index === 0 }));
}
