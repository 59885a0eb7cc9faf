import { UserError } from '../errors.ts';

export class InvalidPostcodeError extends UserError {
  override name = 'InvalidPostcodeError';
  constructor() {
    super('INVALID_POSTCODE', 'Invalid postcode');
  }
}
