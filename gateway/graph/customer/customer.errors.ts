import { builder } from '../builder.ts';
import { userError, userErrorType } from '../errors.schema.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { isUnsupported, type Refusal } from './refusals.ts';

export const InvalidCredentialsError = userError('INVALID_CREDENTIALS', 'The email address or password is incorrect.');

export class TooManyAttemptsError extends UserError {
  readonly retryAfterSeconds: number | null;
  constructor(message: string, retryAfterSeconds: number | null) {
    super('TOO_MANY_ATTEMPTS', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

userErrorType(TooManyAttemptsError, 'TOO_MANY_ATTEMPTS');

builder.objectFields(TooManyAttemptsError, (t) => ({
  retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
    nullable: true,
    description: 'Seconds until the next attempt is allowed; null when the shop API does not say.',
  }),
}));

export const EmailTakenError = userError('EMAIL_TAKEN');

export const WeakPasswordError = userError('WEAK_PASSWORD');

export const InvalidResetTokenError = userError('INVALID_RESET_TOKEN');

export const InvalidEmailTokenError = userError('INVALID_EMAIL_TOKEN');

export const NotSignedInError = userError('NOT_SIGNED_IN', 'Please sign in again to continue.');

export const AddressNotFoundError = userError(
  'ADDRESS_NOT_FOUND',
  'We can’t find that address. It may have been deleted.',
);

export const AccountRefusedError = userError('ACCOUNT_REFUSED', 'An error occurred');

export const AccountsUnavailableError = userError(
  'ACCOUNTS_UNAVAILABLE',
  'You can’t do this online right now. Please contact us and we’ll help.',
);

/** With the shop API's `detail` where it helps the customer. `unavailable` is for a call that the shop API lacks. */
export function errorOf(refusal: Refusal, unavailable?: string): UserError {
  const { status, code, detail, fields, retryAfterSeconds } = refusal;
  if (status === 429) return new TooManyAttemptsError(detail, retryAfterSeconds);
  if (code === 'email_taken') return new EmailTakenError(detail);
  if (code === 'weak_password') return new WeakPasswordError(detail);
  if (code === 'invalid_reset_token') return new InvalidResetTokenError(detail);
  if (code === 'invalid_email_token') return new InvalidEmailTokenError(detail);
  if (code === 'invalid_credentials' || code === 'invalid_password') return new InvalidCredentialsError(detail);
  if (fields.length > 0) return new InvalidFieldsError(fields);
  if (status === 401) return new NotSignedInError();
  if (isUnsupported(refusal)) return new AccountsUnavailableError(unavailable);
  return new AccountRefusedError(detail);
}
