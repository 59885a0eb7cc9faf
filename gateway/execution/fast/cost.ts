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
import { introspectionCost } from '../checks/introspection-cost.ts';

/** What an operation asks for, as the graph's limits measure it. */
export type Cost = ReturnType<typeof complexityFromQuery>;

/** More than a client has page sizes. */
const COSTS_MAXIMUM = 50;

/** Longer keys than these are of variables that nobody sends twice. */
const KEY_CHARACTERS_MAXIMUM = 300;

/**
 * Measures one operation, each set of numbers, flags and list lengths among its variables once: what texts say never changes what a field
 * costs. Throws for variables that the operation does not take.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Record<string, unknown>) => Cost {
  const names = (operation.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    mayCost(typeFromAST(schema, type as never)) ? [variable.name.value] : [],
  );
  const ofSchema = introspectionCost(schema, document, operation);
  const costs = new LRUCache<string, Cost>({ max: COSTS_MAXIMUM });
  return (variables) => {
    const key = names.map((name) => sizeOf(Object.hasOwn(variables, name) ? variables[name] : undefined)).join();
    const known = costs.get(key);
    if (known) return known;
    const measured = complexityFromQuery(document, { schema, variables });
    const cost = ofSchema === 0 ? measured : { ...measured, complexity: measured.complexity + ofSchema };
    if (key.length <= KEY_CHARACTERS_MAXIMUM) costs.set(key, cost);
    return cost;
  };
}

/** Whether what a variable holds may change a cost: anything but one text. */
function mayCost(type: GraphQLType | undefined): boolean {
  if (isNonNullType(type)) return mayCost(type.ofType);
  if (isListType(type)) return true;
  return !isEnumType(type) && !(isScalarType(type) && (type.name === 'String' || type.name === 'ID'));
}

/** What of a value may change a cost: numbers, flags and lengths, not texts. */
function sizeOf(value: unknown): string {
  return value === undefined
    ? '?'
    : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? '' : inner));
}
