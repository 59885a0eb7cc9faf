/** A refusal that the caller can act on: a stable code for programs, a message for the shopper. */
export class UserError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
