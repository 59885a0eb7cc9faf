import {
  getArgumentValues,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { COST_LIMITS } from '../limits.data.ts';

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
