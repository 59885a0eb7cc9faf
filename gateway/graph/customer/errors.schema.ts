import { builder } from '../builder.ts';
import { userError } from '../errors.schema.ts';
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

builder.objectType(InvalidCredentialsError, userError('InvalidCredentialsError', 'INVALID_CREDENTIALS'));
builder.objectType(EmailTakenError, userError('EmailTakenError', 'EMAIL_TAKEN'));
builder.objectType(WeakPasswordError, userError('WeakPasswordError', 'WEAK_PASSWORD'));
builder.objectType(InvalidResetTokenError, userError('InvalidResetTokenError', 'INVALID_RESET_TOKEN'));
builder.objectType(InvalidEmailTokenError, userError('InvalidEmailTokenError', 'INVALID_EMAIL_TOKEN'));
builder.objectType(NotSignedInError, userError('NotSignedInError', 'NOT_SIGNED_IN'));
builder.objectType(AddressNotFoundError, userError('AddressNotFoundError', 'ADDRESS_NOT_FOUND'));
builder.objectType(AccountRefusedError, userError('AccountRefusedError', 'ACCOUNT_REFUSED'));
builder.objectType(AccountsUnavailableError, userError('AccountsUnavailableError', 'ACCOUNTS_UNAVAILABLE'));
builder.objectType(TooManyAttemptsError, {
  ...userError('TooManyAttemptsError', 'TOO_MANY_ATTEMPTS'),
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      nullable: true,
      description: 'Seconds until the next attempt is allowed; null when the shop API does not say.',
    }),
  }),
});
