import { UserError } from '../errors.ts';
import type { FieldError } from './fields.rules.ts';

export class InvalidFieldsError extends UserError {
  override name = 'InvalidFieldsError';
  readonly fields: readonly FieldError[];
  constructor(fields: readonly FieldError[]) {
    super('INVALID_FIELDS', 'Some of what you have entered needs another look.');
    this.fields = fields;
  }
}
