import { isBlank } from '@storefront/domain/text.rules.ts';
import { CartType } from '../cart/cart.schema.ts';
import { CartWarning } from '../cart/warning.schema.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { builder } from '../builder.ts';
import type { Cart } from '../cart/cart.rules.ts';
import { addressOf } from '../order/order.rules.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  EmailTakenError,
  InvalidCredentialsError,
  TooManyAttemptsError,
  WeakPasswordError,
} from './customer.errors.ts';
import { Customer } from './customer.schema.ts';
import type { RegistrationAddress } from './customer.rules.ts';
import { logInCustomer, logOutCustomer, registerCustomer, type SignInResult } from './sign-in.ts';

const RegisterInput = builder.inputType('CustomerRegisterInput', {
  description:
    'A new account. Names have at most 60 characters, without links; address lines at most 100. The email address ' +
    'and the password are enough; with a part of a first address, such as its `city`, a name, a telephone number ' +
    'and the whole address are required.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address, used to sign in and for mails.' }),
    password: t.string({
      required: true,
      description: 'The password, 10 to 128 characters; common passwords are rejected.',
    }),
    firstName: t.string({ description: 'First name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phone: t.string({
      description: 'The telephone number, 10 to 12 digits in any notation, including +44 and 0044.',
    }),
    company: t.string({ description: 'Company.' }),
    address1: t.string({ description: 'Street and number.' }),
    address2: t.string({ description: 'Second address line.' }),
    city: t.string({ description: 'Town or city.' }),
    county: t.string({ description: 'County; optional.' }),
    postcode: t.string({
      description:
        'A UK postcode in any case and spacing where the shop delivers; elsewhere any text, which may be empty.',
    }),
    country: t.string({
      description: 'The country’s English name, one of `countries`. Defaults to United Kingdom.',
    }),
    newsletter: t.boolean({ defaultValue: false, description: 'Whether to send the newsletter.' }),
  }),
});

const LogInInput = builder.inputType('CustomerLogInInput', {
  description: 'The credentials of an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The account’s email address, in any case.' }),
    password: t.string({ required: true, description: 'The account’s password.' }),
  }),
});

const signInPayload = (name: string, description: string) =>
  builder.objectRef<SignInResult>(name).implement({
    description,
    fields: (t) => ({
      customer: t.expose('customer', { type: Customer, description: 'The signed-in customer.' }),
      cart: t.expose('cart', { type: CartType, description: 'The customer’s cart, merged with the anonymous cart.' }),
      warnings: t.expose('warnings', {
        type: [CartWarning],
        description: 'Lines reduced to the stock when the two carts were merged; empty for none.',
      }),
    }),
  });
const RegisterPayload = signInPayload('CustomerRegisterPayload', 'A new account, whose owner is signed in.');
const LogInPayload = signInPayload('CustomerLogInPayload', 'A successful sign-in.');

const LogOutPayload = builder.objectRef<{ message: string; cart: Cart }>('CustomerLogOutPayload').implement({
  description: 'A sign-out. The customer’s cart is kept for the next sign-in.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
    cart: t.expose('cart', { type: CartType, description: 'The new anonymous cart: empty.' }),
  }),
});

/** Null when no part of one is given. A country alone is none: forms preselect it. */
function firstAddress(input: typeof RegisterInput.$inferInput): RegistrationAddress | null {
  const { address1, address2, city, county, postcode, country } = addressOf(input);
  if ([address1, address2, city, county, postcode].every(isBlank)) return null;
  return { address1, address2, city, county, postcode, country };
}

builder.mutationFields((t) => ({
  customerRegister: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: RegisterPayload,
    description: 'Creates an account and signs the customer in. The anonymous cart becomes theirs.',
    errors: {
      types: [
        InvalidFieldsError,
        EmailTakenError,
        WeakPasswordError,
        TooManyAttemptsError,
        AccountRefusedError,
        AccountsUnavailableError,
      ],
      union: { description: 'The account, or the error.' },
    },
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'The new account.' }) },
    resolve: (_, { input }, context) =>
      registerCustomer(context, {
        email: input.email,
        password: input.password,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        phone: input.phone ?? '',
        company: input.company ?? '',
        address: firstAddress(input),
        newsletter: input.newsletter ?? false,
      }),
  }),
  customerLogIn: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: LogInPayload,
    description: 'Signs a customer in and merges the anonymous cart into theirs, quantities added up within the stock.',
    errors: {
      types: [InvalidCredentialsError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { description: 'The sign-in, or the error.' },
    },
    args: { input: t.arg({ type: LogInInput, required: true, description: 'The credentials.' }) },
    resolve: (_, { input }, context) => logInCustomer(context, input.email, input.password),
  }),
  customerLogOut: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: LogOutPayload,
    description: 'Ends the caller’s session. Other sessions of the account stay signed in.',
    errors: { types: [AccountsUnavailableError], union: { description: 'The sign-out.' } },
    resolve: async (_, __, context) => ({ message: 'Log out successful', cart: await logOutCustomer(context) }),
  }),
}));
