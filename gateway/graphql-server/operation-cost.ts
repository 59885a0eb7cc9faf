import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { introspectionCost } from './introspection-cost.ts';
import { requestError } from './request-error.ts';
import { COST_LIMITS } from '../limits.data.ts';

/** Complexity counts the fields of the largest possible answer; fields of a list count once for each item. */
export interface OperationCost {
  complexity: number;
  depth: number;
  breadth: number;
}

/** `extensions.cost`: the request's, the maximum per request, and what the caller has left this minute. */
export interface CostReport {
  requested: number;
  limit: number;
  remaining: number;
}

/** Per operation: more combinations of page sizes than a client uses. */
const COSTS_MAXIMUM = 50;

/** Longer keys are not remembered: such variables are unlikely to repeat. */
const KEY_CHARACTERS_MAXIMUM = 300;

/**
 * For valid variables. Memoised by their numbers, booleans and list lengths, as strings never change a cost. The
 * document has this operation alone: the complexity plugin measures the first.
 */
export function costByVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Record<string, unknown>) => OperationCost {
  const names = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    affectsCost(typeFromAST(schema, type as never)) ? [variable.name.value] : [],
  );
  const introspection = introspectionCost(schema, document, operation);
  const costs = new LRUCache<string, OperationCost>({ max: COSTS_MAXIMUM });
  return (variables) => {
    const key = names.map((name) => costKey(Object.hasOwn(variables, name) ? variables[name] : undefined)).join();
    const known = costs.get(key);
    if (known) return known;
    const measured = complexityFromQuery(document, { schema, variables });
    const cost = introspection === 0 ? measured : { ...measured, complexity: measured.complexity + introspection };
    if (key.length <= KEY_CHARACTERS_MAXIMUM) costs.set(key, cost);
    return cost;
  };
}

/** Every type but a single string, id or enum. */
function affectsCost(type: GraphQLType | undefined): boolean {
  if (isNonNullType(type)) return affectsCost(type.ofType);
  if (isListType(type)) return true;
  return !isEnumType(type) && !(isScalarType(type) && (type.name === 'String' || type.name === 'ID'));
}

/** Strings are left empty. */
function costKey(value: unknown): string {
  return value === undefined
    ? '?'
    : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? '' : inner));
}

/** The cost that is charged to rate limits: the complexity, rounded up; at least 1. */
export const chargeOf = ({ complexity }: OperationCost) => Math.max(1, Math.ceil(complexity));

export function checkCostLimits(cost: OperationCost): GraphQLError | null {
  const [over] = (['complexity', 'depth', 'breadth'] as const).filter(
    (measure) => cost[measure] > COST_LIMITS[measure],
  );
  return over
    ? requestError(
        200,
        'OPERATION_TOO_COMPLEX',
        'This operation asks for too much at once: ' +
          `its ${over} is ${Math.ceil(cost[over])}, at most ${COST_LIMITS[over]}.`,
      )
    : null;
}

/** Appends the caller's cost to the JSON of an answer. Cached answers are shared, so they cannot contain it. */
export function withCost(json: string, cost: CostReport): string {
  return `${json.slice(0, -1)},"extensions":{"cost":${JSON.stringify(cost)}}}`;
}
