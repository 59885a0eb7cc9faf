import { UserError } from '../errors.ts';
import type { FieldError } from './fields.rules.ts';

export class InvalidFieldsError extends UserError {
  override name = 'InvalidFieldsError';
  readonly fields: readonly FieldError[];
  constructor(fields: readonly FieldError[]) {
    super('INVALID_FIELDS', 'Please check the following');
    this.fields = fields;
  }
}
