import { validate, type DocumentNode, type GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';

/** Validation stops here: a hostile document could have thousands of errors. */
const ERRORS_MAXIMUM = 5;

/** Validates a document; returns at most five errors. */
export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] {
  return validate(schema, document, rules, { maxErrors: ERRORS_MAXIMUM });
}
