import { builder } from './builder.ts';
import { UserError } from './errors.ts';

builder.interfaceType(UserError, {
  name: 'UserError',
  description: 'A refusal that the caller can act on. Nothing has been changed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Stable, for programs.' }),
    message: t.exposeString('message', { description: 'The line to show a shopper.' }),
  }),
});
