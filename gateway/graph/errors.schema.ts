import { builder } from './builder.ts';
import { UserError } from './errors.ts';

builder.interfaceType(UserError, {
  name: 'UserError',
  description: 'An error that the caller can act on. Nothing was changed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable, machine-readable code.' }),
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
  }),
});
