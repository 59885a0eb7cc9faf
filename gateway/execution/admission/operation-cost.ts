import { complexityFromQuery } from '@pothos/plugin-complexity';
import { getOperationAST, GraphQLError, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LIMITS } from '../../graph/builder.ts';
import { introspectionCost } from './introspection-cost.ts';
import { requestError, type RequestError } from './request-error.ts';

/** What one request costs, in fields that its answer may have; a page of a list counts once for each of its items. */
export interface OperationCost {
  complexity: number;
  depth: number;
  breadth: number;
}

/** What answers say of their cost: of this request, the most that one may cost, and what is left to its sender this minute. */
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

/** The cost as a whole number, which budgets are counted in. */
export const chargeOf = ({ complexity }: OperationCost) => Math.max(1, Math.ceil(complexity));

/** Refuses an operation that asks for too much at once. */
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

/** Words that name what else there is: they are for those who may read the schema. */
const SUGGESTION = /\s*Did you mean\b[^?]*\?/g;

/** The same error without its suggestions. */
export function withoutSuggestions(error: GraphQLError): GraphQLError {
  if (!error.message.includes('Did you mean')) return error;
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(error.message.replaceAll(SUGGESTION, ''), { nodes, source, positions, path, extensions });
}
