import { builder } from './builder.ts';
import { UserError } from './errors.ts';
import { USER_ERROR_CODES, type UserErrorCode as Code } from './user-error-codes.data.ts';

export const UserErrorCode = builder.enumType('UserErrorCode', {
  description:
    'The kind of an error that the caller can act on. Values are stable. Later releases may add some: treat an unknown one like an error without a special case.',
  values: Object.fromEntries(
    Object.entries(USER_ERROR_CODES).map(([code, description]) => [code, { description }]),
  ) as Record<Code, { description: string }>,
});

builder.interfaceType(UserError, {
  name: 'UserError',
  description: 'An error that the caller can act on. Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: UserErrorCode, description: 'The kind of the error, for programs.' }),
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
  }),
});

/** The options of an error's object type. Its description is that of its code. */
export function userError(name: string, code: Code) {
  return { name, description: `${USER_ERROR_CODES[code]} Code ${code}.`, interfaces: [UserError] };
}
