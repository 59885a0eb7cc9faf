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

/** Costs remembered per operation: more combinations of page sizes than a client uses. */
const COSTS_MAXIMUM = 50;

/** Longer keys are not remembered: such variables are unlikely to repeat. */
const KEY_CHARACTERS_MAXIMUM = 300;

/**
 * Returns a function that measures an operation's cost. It memoises by the numbers, booleans and list lengths among the variables, because
 * the content of strings never changes a cost. It throws for invalid variables.
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

/** Whether a variable of this type can change the cost: every type but a single string, id or enum. */
function affectsCost(type: GraphQLType | undefined): boolean {
  if (isNonNullType(type)) return affectsCost(type.ofType);
  if (isListType(type)) return true;
  return !isEnumType(type) && !(isScalarType(type) && (type.name === 'String' || type.name === 'ID'));
}

/** Serialises a variable for the memo's key, with strings left empty. */
function costKey(value: unknown): string {
  return value === undefined
    ? '?'
    : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? '' : inner));
}
