import { CartType } from '../cart/cart.schema.ts';
import { CartWarning } from '../cart/warning.schema.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { builder } from '../builder.ts';
import type { Cart } from '../cart/cart.rules.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  EmailTakenError,
  errorOf,
  InvalidCredentialsError,
  InvalidResetTokenError,
  TooManyAttemptsError,
  WeakPasswordError,
} from './customer.errors.ts';
import { checkEmail } from './customer.rules.ts';
import { Customer } from './customer.schema.ts';
import './errors.schema.ts';
import { requestReset, resetPassword } from './sign-in.rest.ts';
import { logInCustomer, logOutCustomer, registerCustomer, type SignInResult } from './sign-in.ts';

const RegisterInput = builder.inputType('CustomerRegisterInput', {
  description: 'Someone new. Names are at most 60 characters without links, lines of the address at most 100.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'What they sign in with, and where mails go.' }),
    password: t.string({ required: true, description: '10 to 128 characters, of any kind; common ones are refused.' }),
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    phone: t.string({
      required: true,
      description: '10 to 12 digits, written in any way; +44 and 0044 are understood.',
    }),
    company: t.string({ description: 'Company.' }),
    address1: t.string({ required: true, description: 'Street and number.' }),
    address2: t.string({ description: 'More of the address.' }),
    city: t.string({ required: true, description: 'Town or city.' }),
    county: t.string({ description: 'County; never needed.' }),
    postcode: t.string({
      required: true,
      description: 'A UK postcode in any spelling where we deliver; any or none elsewhere.',
    }),
    country: t.string({ required: true, description: 'One of `countries`, by its name.' }),
    newsletter: t.boolean({ description: 'Whether to send the newsletter. Defaults to false.' }),
  }),
});

const signInPayload = (name: string, description: string) =>
  builder.objectRef<SignInResult>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({ type: Customer, description: 'Who is signed in now.', resolve: ({ customer }) => customer }),
      cart: t.field({
        type: CartType,
        description: 'Their cart, with what was in the cart from before.',
        resolve: ({ cart }) => cart,
      }),
      warnings: t.field({
        type: [CartWarning],
        description: 'What the two carts had more of than there is, and is fewer now; empty for nothing.',
        resolve: ({ notices }) => notices,
      }),
    }),
  });
const RegisterPayload = signInPayload('CustomerRegisterPayload', 'A new account, whose owner is signed in.');
const LogInPayload = signInPayload('CustomerLogInPayload', 'A sign-in.');

const LogOutPayload = builder.objectRef<{ message: string; cart: Cart }>('CustomerLogOutPayload').implement({
  description: 'A sign-out. What was in the cart waits for the next sign-in.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The line to show a shopper.' }),
    cart: t.field({
      type: CartType,
      description: 'The cart of whoever is not signed in: empty.',
      resolve: ({ cart }) => cart,
    }),
  }),
});

const messagePayload = (name: string, description: string) =>
  builder.objectRef<{ message: string }>(name).implement({
    description,
    fields: (t) => ({ message: t.exposeString('message', { description: 'The line to show a shopper.' }) }),
  });
const ResetRequestPayload = messagePayload(
  'CustomerPasswordResetRequestPayload',
  'A request that was taken. Whether there is such an account is told to its owner alone, by mail.',
);
const ResetPayload = messagePayload(
  'CustomerPasswordResetPayload',
  'A new password. Everyone who was signed in with the old one is signed out.',
);

builder.mutationFields((t) => ({
  customerRegister: t.field({
    type: RegisterPayload,
    description: 'Makes an account and signs its owner in. The cart from before comes along.',
    errors: {
      types: [
        InvalidFieldsError,
        EmailTakenError,
        WeakPasswordError,
        TooManyAttemptsError,
        AccountRefusedError,
        AccountsUnavailableError,
      ],
      union: { name: 'CustomerRegisterResult', description: 'The account, or why there is none.' },
    },
    args: { input: t.arg({ type: RegisterInput, required: true, description: 'Who registers.' }) },
    resolve: (_, { input }, context) =>
      registerCustomer(context, {
        ...input,
        company: input.company ?? '',
        address2: input.address2 ?? '',
        county: input.county ?? '',
        newsletter: input.newsletter ?? false,
      }),
  }),
  customerLogIn: t.field({
    type: LogInPayload,
    description:
      'Signs a customer in. The cart from before is merged with theirs: the same items add up, as far as there is stock.',
    errors: {
      types: [InvalidCredentialsError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { name: 'CustomerLogInResult', description: 'The sign-in, or why there is none.' },
    },
    args: {
      email: t.arg.string({ required: true, description: 'The account’s e-mail address, in capitals or not.' }),
      password: t.arg.string({ required: true, description: 'Its password.' }),
    },
    resolve: (_, { email, password }, context) => logInCustomer(context, email, password),
  }),
  customerLogOut: t.field({
    type: LogOutPayload,
    description: 'Ends the session of whoever asks; of nobody else, and none elsewhere.',
    errors: {
      types: [AccountsUnavailableError],
      union: { name: 'CustomerLogOutResult', description: 'The sign-out.' },
    },
    resolve: async (_, __, context) => ({ message: 'Log out successful', cart: await logOutCustomer(context) }),
  }),
  customerPasswordResetRequest: t.field({
    type: ResetRequestPayload,
    description:
      'Mails a link to set a new password, which works once and for an hour. Answers the same whether there is such an account or not.',
    errors: {
      types: [InvalidFieldsError, TooManyAttemptsError, AccountRefusedError, AccountsUnavailableError],
      union: { name: 'CustomerPasswordResetRequestResult', description: 'That it was taken, or why not.' },
    },
    args: { email: t.arg.string({ required: true, description: 'The account’s e-mail address.' }) },
    async resolve(_, { email: given }, { shopApi, request }) {
      const { email, errors } = checkEmail(given);
      if (errors.length > 0) throw new InvalidFieldsError(errors);
      const outcome = await requestReset(shopApi, email, request);
      if (outcome.kind === 'refused') throw errorOf(outcome.refusal);
      return {
        message:
          'If there is an account with this e-mail address, we have sent a link to it. It works once, for an hour.',
      };
    },
  }),
  customerPasswordReset: t.field({
    type: ResetPayload,
    description: 'Sets a new password by the token of a mailed link.',
    errors: {
      types: [
        InvalidFieldsError,
        InvalidResetTokenError,
        WeakPasswordError,
        TooManyAttemptsError,
        AccountRefusedError,
        AccountsUnavailableError,
      ],
      union: { name: 'CustomerPasswordResetResult', description: 'That it was set, or why not.' },
    },
    args: {
      token: t.arg.string({ required: true, description: 'What stands in the link.' }),
      password: t.arg.string({ required: true, description: '10 to 128 characters.' }),
    },
    async resolve(_, { token, password }, { shopApi, request, response }) {
      const outcome = await resetPassword(shopApi, token, password, request);
      if (outcome.kind === 'refused') throw errorOf(outcome.refusal);
      if (outcome.body.device_token) response.setDeviceToken(outcome.body.device_token);
      return { message: 'Your password has been changed. You can sign in with it now.' };
    },
  }),
}));
