import { builder } from '../builder.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from './fields.errors.ts';
import type { FieldError } from './fields.rules.ts';

const FieldErrorType = builder.objectRef<FieldError>('FieldError').implement({
  description: 'A field of the input that cannot be taken as it is.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its path in the input, such as `contact.email`.' }),
    message: t.exposeString('message', { description: 'The line to show beside it.' }),
  }),
});

builder.objectType(InvalidFieldsError, {
  name: 'InvalidFieldsError',
  description: 'Some fields cannot be taken as they are. Code INVALID_FIELDS.',
  interfaces: [UserError],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorType],
      description: 'Each of them, in the order of the form.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
});
