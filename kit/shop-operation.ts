/** An operation’s text with the types of its result and variables; also the documents of GraphQL Code Generator with `documentMode: 'string'`. */
export interface ShopOperation<Result, Variables> {
  toString(): string;
  /** Carries the types; has no value at run time. */
  readonly __apiType?: ((variables: Variables) => Result) | undefined;
}

/** The text of an operation of this package. */
export type ShopOperationText<Result, Variables> = string & ShopOperation<Result, Variables>;

/** The result of an operation: `ResultOf<typeof ProductDocument>`. */
export type ResultOf<Operation> = Operation extends ShopOperation<infer Result, infer _> ? Result : never;

/** The variables of an operation: `VariablesOf<typeof ProductDocument>`. */
export type VariablesOf<Operation> = Operation extends ShopOperation<infer _, infer Variables> ? Variables : never;

/** Returns the operation's text. Throws for a parsed document. */
export function textOf(operation: ShopOperation<unknown, never>): string {
  const text = String(operation);
  if (text === '[object Object]')
    throw new TypeError('Pass the text of an operation, or one of the documents of this package’s main entry.');
  return text;
}
