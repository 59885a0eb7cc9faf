import { builder } from './builder.ts';
import { errorName, UserError } from './errors.ts';
import { USER_ERROR_CODES, type UserErrorCode as Code } from './user-error-codes.data.ts';

export const UserErrorCode = builder.enumType('UserErrorCode', {
  description:
    'The kind of an error that the caller can act on. Values are stable; treat one of a later release as any error.',
  values: Object.fromEntries(
    Object.entries(USER_ERROR_CODES).map(([code, description]) => [code, { description }]),
  ) as Record<Code, { description: string }>,
});

builder.interfaceType(UserError, {
  name: 'UserError',
  description: 'An error that the caller can act on. Nothing was changed.',
  fields: (t) => ({
    code: t.expose('code', { type: UserErrorCode, description: 'The kind of the error. Each type has one code.' }),
    message: t.exposeString('message', { description: 'The message to show to the shopper.' }),
  }),
});

/** Defines the object type of a user error, named after its code and described like it. */
export function userErrorType(error: new (...values: never[]) => UserError, code: Code): void {
  // Pothos keeps the class to tell errors apart; its constructor’s parameters do not matter.
  builder.objectType(error as typeof UserError, {
    name: errorName(code),
    description: `${USER_ERROR_CODES[code]} Code ${code}.`,
    interfaces: [UserError],
    fields: (t) => ({ code: t.expose('code', { type: UserErrorCode, description: `Always ${code}.` }) }),
  });
}

/** A class and an object type with only a code and a message. */
export function userError(code: Code): new (message: string) => UserError;
export function userError(code: Code, defaultMessage: string): new (message?: string) => UserError;
export function userError(code: Code, defaultMessage = ''): new (message?: string) => UserError {
  const error = class extends UserError {
    constructor(message = defaultMessage) {
      super(code, message);
    }
  };
  userErrorType(error, code);
  return error;
}

export const messagePayload = (name: string, description: string) =>
  builder.objectRef<{ message: string }>(name).implement({
    description,
    fields: (t) => ({ message: t.exposeString('message', { description: 'The message to show to the shopper.' }) }),
  });
