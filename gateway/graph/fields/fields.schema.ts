import { builder } from '../builder.ts';
import { InvalidFieldsError } from './fields.errors.ts';
import type { FieldError } from './fields.rules.ts';

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'An invalid field of the input.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The field’s path in the input, such as `contact.email`.' }),
    message: t.exposeString('message', { description: 'The message to show beside the field.' }),
  }),
});

builder.objectFields(InvalidFieldsError, (t) => ({
  fields: t.expose('fields', { type: [FieldErrorType], description: 'The invalid fields, in the order of the input.' }),
}));
