import { POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import { deliveryRefusal } from '@storefront/domain/delivery/zone.rules.ts';
import { UserError } from '../errors.ts';

export class InvalidPostcodeError extends UserError {
  override name = 'InvalidPostcodeError';
  constructor() {
    super('INVALID_POSTCODE', POSTCODE_MESSAGE);
  }
}

export class PostcodeNotServedError extends UserError {
  override name = 'PostcodeNotServedError';
  constructor(message: string) {
    super('POSTCODE_NOT_SERVED', message);
  }
}

/** The error for a postcode that cannot be delivered to. */
export function postcodeError(text: string): InvalidPostcodeError | PostcodeNotServedError {
  const message = deliveryRefusal(text) ?? POSTCODE_MESSAGE;
  return message === POSTCODE_MESSAGE ? new InvalidPostcodeError() : new PostcodeNotServedError(message);
}
