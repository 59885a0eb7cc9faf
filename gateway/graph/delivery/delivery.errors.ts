import { POSTCODE_MESSAGE } from '../../../domain/contact/postcode.rules.ts';
import { UserError } from '../errors.ts';

export class InvalidPostcodeError extends UserError {
  override name = 'InvalidPostcodeError';
  constructor() {
    super('INVALID_POSTCODE', POSTCODE_MESSAGE);
  }
}
