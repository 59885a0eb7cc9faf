import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LIMITS } from '../../graph/builder.ts';
import { introspectionCost } from './introspection-cost.ts';
import { requestError, type RequestError } from './request-error.ts';

/** An operation's cost. Complexity counts the fields of the largest possible answer, list items each. */
export interface OperationCost {
  complexity: number;
  depth: number;
  breadth: number;
}

/** The cost that an answer reports: this request's, the maximum per request, and the caller's remaining budget of the minute. */
export interface CostReport {
  requested: number;
  limit: number;
  remaining: number;
}

/**
 * What an operation costs with these variables. The document must be valid; variables that do not fit it throw, as they do when it runs.
 * Null for a document that has no such operation.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
): OperationCost | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const cost = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    { schema, variables },
  );
  return { ...cost, complexity: cost.complexity + introspectionCost(schema, document, operation) };
}

/** The cost as a whole number, as rate limits count it. */
export const chargeOf = ({ complexity }: OperationCost) => Math.max(1, Math.ceil(complexity));

/** Rejects an operation over a cost limit. */
export function checkCostLimits(cost: OperationCost): RequestError | null {
  const [over] = (['complexity', 'depth', 'breadth'] as const).filter((measure) => cost[measure] > LIMITS[measure]);
  return over
    ? requestError(
        200,
        'OPERATION_TOO_COMPLEX',
        `This operation asks for too much at once: its ${over} is ${Math.ceil(cost[over])}, at most ${LIMITS[over]}.`,
      )
    : null;
}

/** Suggestions in GraphQL's messages reveal names of the schema. */
const SUGGESTION = /\s*Did you mean\b[^?]*\?/g;

/** Returns the error without suggestions. */
export function withoutSuggestions(error: GraphQLError): GraphQLError {
  if (!error.message.includes('Did you mean')) return error;
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(error.message.replaceAll(SUGGESTION, ''), { nodes, source, positions, path, extensions });
}
