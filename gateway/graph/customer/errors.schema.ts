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
  description: 'The e-mail address or the password is wrong; the answer does not say which. Code INVALID_CREDENTIALS.',
  interfaces,
});
builder.objectType(EmailTakenError, {
  name: 'EmailTakenError',
  description: 'Another account uses this e-mail address. Code EMAIL_TAKEN.',
  interfaces,
});
builder.objectType(WeakPasswordError, {
  name: 'WeakPasswordError',
  description: 'The password is too short, too long or too common. Code WEAK_PASSWORD.',
  interfaces,
});
builder.objectType(InvalidResetTokenError, {
  name: 'InvalidResetTokenError',
  description: 'The token is unknown, used or older than one hour. Code INVALID_RESET_TOKEN.',
  interfaces,
});
builder.objectType(InvalidEmailTokenError, {
  name: 'InvalidEmailTokenError',
  description: 'The token is unknown, used, cancelled or older than 24 hours. Code INVALID_EMAIL_TOKEN.',
  interfaces,
});
builder.objectType(NotSignedInError, {
  name: 'NotSignedInError',
  description: 'No customer is signed in, or the session has ended. Code NOT_SIGNED_IN.',
  interfaces,
});
builder.objectType(AddressNotFoundError, {
  name: 'AddressNotFoundError',
  description: 'The id is not one of the customer’s addresses. Code ADDRESS_NOT_FOUND.',
  interfaces,
});
builder.objectType(AccountRefusedError, {
  name: 'AccountRefusedError',
  description: 'The shop API rejected the request; `message` gives its reason. Code ACCOUNT_REFUSED.',
  interfaces,
});
builder.objectType(AccountsUnavailableError, {
  name: 'AccountsUnavailableError',
  description: 'The shop API does not support this account operation. Code ACCOUNTS_UNAVAILABLE.',
  interfaces,
});
builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttemptsError',
  description: 'Too many attempts. Code TOO_MANY_ATTEMPTS.',
  interfaces,
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'Seconds until the next attempt is allowed; null when the shop API does not say.',
    }),
  }),
});
