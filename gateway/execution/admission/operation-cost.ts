import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LIMITS } from '../../graph/builder.ts';
import { introspectionCost } from './introspection-cost.ts';
import { requestError, type RequestError } from './request-error.ts';

/** An operation's cost. Complexity counts the fields of the largest possible answer; fields of a list count once for each item. */
export interface OperationCost {
  complexity: number;
  depth: number;
  breadth: number;
}

/** `extensions.cost` of an answer: the request's cost, the maximum per request, and the caller's remaining cost this minute. */
export interface CostReport {
  requested: number;
  limit: number;
  remaining: number;
}

/**
 * Measures an operation's cost with these variables. The document must be valid. Returns null when it has no operation of this name.
 * Throws for invalid variables.
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

/** The cost that is charged to rate limits: the complexity, rounded up; at least 1. */
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

/** A suggestion in one of graphql's messages. It reveals names in the schema. */
const SUGGESTION = /\s*Did you mean\b[^?]*\?/g;

export function withoutSuggestions(error: GraphQLError): GraphQLError {
  if (!error.message.includes('Did you mean')) return error;
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(error.message.replaceAll(SUGGESTION, ''), { nodes, source, positions, path, extensions });
}
