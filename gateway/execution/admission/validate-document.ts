import { validate, type DocumentNode, type GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';

/** A hostile document can have thousands of errors, so validation stops at this many. */
const ERRORS_MAXIMUM = 5;

export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] {
  return validate(schema, document, rules, { maxErrors: ERRORS_MAXIMUM });
}
