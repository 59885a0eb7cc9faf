import { builder } from '../builder.ts';
import { UserError } from '../errors.ts';
import {
  AccountRefusedError,
  AccountsUnavailableError,
  AddressNotFoundError,
  EmailTakenError,
  InvalidCredentialsError,
  InvalidEmailTokenError,
  InvalidResetTokenError,
  NotSignedInError,
  TooManyAttemptsError,
  WeakPasswordError,
} from './customer.errors.ts';

const interfaces = [UserError];

builder.objectType(InvalidCredentialsError, {
  name: 'InvalidCredentialsError',
  description:
    'The e-mail address or the password is not right; which of them is told to nobody. Code INVALID_CREDENTIALS.',
  interfaces,
});
builder.objectType(EmailTakenError, {
  name: 'EmailTakenError',
  description: 'Another account has the e-mail address. Code EMAIL_TAKEN.',
  interfaces,
});
builder.objectType(WeakPasswordError, {
  name: 'WeakPasswordError',
  description: 'The password is too short, too long, or one of the first that anyone would try. Code WEAK_PASSWORD.',
  interfaces,
});
builder.objectType(InvalidResetTokenError, {
  name: 'InvalidResetTokenError',
  description: 'The link has been used, is over an hour old, or never was one. Code INVALID_RESET_TOKEN.',
  interfaces,
});
builder.objectType(InvalidEmailTokenError, {
  name: 'InvalidEmailTokenError',
  description: 'The link has been used or called off, is over a day old, or never was one. Code INVALID_EMAIL_TOKEN.',
  interfaces,
});
builder.objectType(NotSignedInError, {
  name: 'NotSignedInError',
  description: 'Nobody is signed in, or not any more. Code NOT_SIGNED_IN.',
  interfaces,
});
builder.objectType(AddressNotFoundError, {
  name: 'AddressNotFoundError',
  description: 'The id names none of the customer’s addresses. Code ADDRESS_NOT_FOUND.',
  interfaces,
});
builder.objectType(AccountRefusedError, {
  name: 'AccountRefusedError',
  description: 'The shop refuses it for a reason of its own, which the message tells. Code ACCOUNT_REFUSED.',
  interfaces,
});
builder.objectType(AccountsUnavailableError, {
  name: 'AccountsUnavailableError',
  description: 'This shop has no such thing for accounts. Code ACCOUNTS_UNAVAILABLE.',
  interfaces,
});
builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description: 'It was tried too often. Code TOO_MANY_ATTEMPTS.',
  interfaces,
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'Seconds until it may be tried again; null when the shop does not say.',
    }),
  }),
});
