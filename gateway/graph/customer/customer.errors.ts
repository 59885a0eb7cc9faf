import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import type { Refusal } from './refusals.ts';

export class InvalidCredentialsError extends UserError {
  override name = 'InvalidCredentialsError';
  constructor(message = 'The email address or password is incorrect.') {
    super('INVALID_CREDENTIALS', message);
  }
}

export class TooManyAttemptsError extends UserError {
  override name = 'TooManyAttemptsError';
  readonly retryAfterSeconds: number | null;
  constructor(message: string, retryAfterSeconds: number | null) {
    super('TOO_MANY_ATTEMPTS', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class EmailTakenError extends UserError {
  override name = 'EmailTakenError';
  constructor(message: string) {
    super('EMAIL_TAKEN', message);
  }
}

export class WeakPasswordError extends UserError {
  override name = 'WeakPasswordError';
  constructor(message: string) {
    super('WEAK_PASSWORD', message);
  }
}

export class InvalidResetTokenError extends UserError {
  override name = 'InvalidResetTokenError';
  constructor(message: string) {
    super('INVALID_RESET_TOKEN', message);
  }
}

export class InvalidEmailTokenError extends UserError {
  override name = 'InvalidEmailTokenError';
  constructor(message: string) {
    super('INVALID_EMAIL_TOKEN', message);
  }
}

export class NotSignedInError extends UserError {
  override name = 'NotSignedInError';
  constructor() {
    super('NOT_SIGNED_IN', 'Please sign in again to continue.');
  }
}

export class AddressNotFoundError extends UserError {
  override name = 'AddressNotFoundError';
  constructor() {
    super('ADDRESS_NOT_FOUND', 'We can’t find that address. It may have been deleted.');
  }
}

export class AccountRefusedError extends UserError {
  override name = 'AccountRefusedError';
  constructor(message = 'An error occurred') {
    super('ACCOUNT_REFUSED', message);
  }
}

export class AccountsUnavailableError extends UserError {
  override name = 'AccountsUnavailableError';
  constructor(message = 'You can’t do this online right now. Please contact us and we’ll help.') {
    super('ACCOUNTS_UNAVAILABLE', message);
  }
}

/** Maps a refusal to a UserError, with the shop API's `detail` as the message where it helps the customer. `unavailable` is the message for a call that the shop API lacks; it may have accounts and lack single calls. */
export function errorOf({ status, code, detail, fields, retryAfterSeconds }: Refusal, unavailable?: string): UserError {
  if (status === 429) return new TooManyAttemptsError(detail, retryAfterSeconds);
  if (code === 'email_taken') return new EmailTakenError(detail);
  if (code === 'weak_password') return new WeakPasswordError(detail);
  if (code === 'invalid_reset_token') return new InvalidResetTokenError(detail);
  if (code === 'invalid_email_token') return new InvalidEmailTokenError(detail);
  if (code === 'invalid_credentials' || code === 'invalid_password') return new InvalidCredentialsError(detail);
  if (fields.length > 0) return new InvalidFieldsError(fields);
  if (status === 401) return new NotSignedInError();
  if (status === 404 || status === 405 || status === 410) return new AccountsUnavailableError(unavailable);
  return new AccountRefusedError(detail);
}
