import { validate, type DocumentNode, type GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';

/** Enough to mend a document by; a hostile one is not worth more. */
const ERRORS_MAXIMUM = 5;

/** Validates a document, and stops after a few errors. */
export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] {
  return validate(schema, document, rules, { maxErrors: ERRORS_MAXIMUM });
}
