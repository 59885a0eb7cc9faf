import { GraphQLError } from 'graphql';
import type { UserErrorCode } from './user-error-codes.data.ts';

/** A stable code for programs, a message for the shopper. */
export class UserError extends Error {
  readonly code: UserErrorCode;

  constructor(code: UserErrorCode, message: string) {
    super(message);
    this.code = code;
    this.name = errorName(code);
  }
}

/** For the client's developer. */
export const badUserInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** `CART_EMPTY` is the code of a `CartEmptyError`. */
export function errorName(code: UserErrorCode): string {
  return `${code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;
}
