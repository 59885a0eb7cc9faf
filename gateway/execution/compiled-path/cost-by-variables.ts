import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { introspectionCost } from '../admission/introspection-cost.ts';
import type { OperationCost } from '../admission/operation-cost.ts';

/** More page sizes than a client uses. */
const COSTS_MAXIMUM = 50;

/** Variables with longer keys are unlikely to come twice. */
const KEY_CHARACTERS_MAXIMUM = 300;

/**
 * Measures an operation's cost, once for each combination of the numbers, booleans and list lengths among its variables: the content of strings
 * never changes a cost. Throws for invalid variables.
 */
export function costByVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Record<string, unknown>) => OperationCost {
  const names = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    mayCost(typeFromAST(schema, type as never)) ? [variable.name.value] : [],
  );
  const introspection = introspectionCost(schema, document, operation);
  const costs = new LRUCache<string, OperationCost>({ max: COSTS_MAXIMUM });
  return (variables) => {
    const key = names.map((name) => sizeOf(Object.hasOwn(variables, name) ? variables[name] : undefined)).join();
    const known = costs.get(key);
    if (known) return known;
    const measured = complexityFromQuery(document, { schema, variables });
    const cost = introspection === 0 ? measured : { ...measured, complexity: measured.complexity + introspection };
    if (key.length <= KEY_CHARACTERS_MAXIMUM) costs.set(key, cost);
    return cost;
  };
}

/** Whether a variable of this type can change a cost: any but a single string, id or enum. */
function mayCost(type: GraphQLType | undefined): boolean {
  if (isNonNullType(type)) return mayCost(type.ofType);
  if (isListType(type)) return true;
  return !isEnumType(type) && !(isScalarType(type) && (type.name === 'String' || type.name === 'ID'));
}

/** The part of a value that can change a cost: numbers, booleans and lengths, not strings. */
function sizeOf(value: unknown): string {
  return value === undefined
    ? '?'
    : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? '' : inner));
}
