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
  getArgumentValues,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
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

/** A full introspection query then costs about 6,500 of at most 12,000; reading every type twice exceeds that. */
const VALUES_PER_COST = 2;

/** Beyond it nothing needs to be counted. */
const VALUES_MAXIMUM = COST_LIMITS.complexity * VALUES_PER_COST;

/**
 * Half a field for each value in the answer, deprecated ones included. A type name in a variable counts as the most
 * expensive type, so that variables change nothing. The document must be valid.
 */
export function introspectionCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const counted = new Map<SelectionSetNode, Map<unknown, number>>();
  let steps = 0;
  // Resolvers of introspection types read only `schema`.
  const info = { schema } as GraphQLResolveInfo;

  /** A fragment counts once, as its fields are answered once: fragments can double each other. */
  function fieldsOf(set: SelectionSetNode, spread = new Set<string>()): FieldNode[] {
    return set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, spread);
      const { value } = selection.name;
      const fragment = spread.has(value) ? undefined : fragments.get(value);
      spread.add(value);
      return fragment ? fieldsOf(fragment.selectionSet, spread) : [];
    });
  }

  /** Counts the values in the answer for one schema element. Memoised by selection set and element. */
  function valuesOf(set: SelectionSetNode, type: GraphQLObjectType, source: unknown): number {
    const known = counted.get(set) ?? new Map<unknown, number>();
    counted.set(set, known);
    const before = known.get(source);
    if (before !== undefined) return before;
    let values = 0;
    for (const node of fieldsOf(set)) {
      // safe key: the graph's fields have no prototype
      const field = type.getFields()[node.name.value];
      const inner = field && getNamedType(field.type);
      values += 1;
      steps += 1;
      if (steps > VALUES_MAXIMUM) break;
      if (!field || !node.selectionSet || !isObjectType(inner) || isLeafType(inner)) continue;
      values += valuesOfAll(node.selectionSet, inner, field.resolve?.(source, { includeDeprecated: true }, null, info));
    }
    known.set(source, values);
    return values;
  }

  function valuesOfAll(set: SelectionSetNode, type: GraphQLObjectType, found: unknown): number {
    const sources: readonly unknown[] = Array.isArray(found) ? found : [found];
    return sources.reduce<number>(
      (total, source) => (source === null || source === undefined ? total : total + valuesOf(set, type, source)),
      0,
    );
  }

  function typesOf(node: FieldNode): readonly unknown[] {
    if (node.arguments?.some(({ value }) => value.kind === Kind.VARIABLE)) return Object.values(schema.getTypeMap());
    const { name } = getArgumentValues(TypeMetaFieldDef, node);
    return [schema.getType(String(name))];
  }

  const values = fieldsOf(operation.selectionSet).map((node) => {
    const field = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === node.name.value);
    const set = node.selectionSet;
    const type = field && getNamedType(field.type);
    if (!set || !isObjectType(type)) return 0;
    return field === SchemaMetaFieldDef
      ? valuesOf(set, type, schema)
      : Math.max(...typesOf(node).map((named) => valuesOfAll(set, type, named)));
  });
  const total = values.reduce((sum, count) => sum + count, 0);
  // Each step counted one value at least.
  return Math.ceil((steps > VALUES_MAXIMUM ? steps : total) / VALUES_PER_COST);
}
