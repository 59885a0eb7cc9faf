import { userErrorType } from '../errors.schema.ts';
import { UserError } from '../errors.ts';
import type { FieldError } from './fields.rules.ts';

export class InvalidFieldsError extends UserError {
  readonly fields: readonly FieldError[];
  constructor(fields: readonly FieldError[]) {
    super('INVALID_FIELDS', 'Please check the following');
    this.fields = fields;
  }
}

userErrorType(InvalidFieldsError, 'INVALID_FIELDS');
