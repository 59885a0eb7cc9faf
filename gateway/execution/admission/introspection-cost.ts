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

/** Chosen: the whole schema, as tools read it at once, has some 11,000 values and must stay below the limit; twice as much must not. */
const VALUES_PER_COST = 2;

/**
 * What an operation costs for what it reads of the schema: half a field for each value in its answer, deprecated ones included. The name of
 * a type that a variable gives counts as that of the largest, so that no variable changes the cost. The document must be valid.
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
  // The introspection types use nothing else of it.
  const info = { schema } as GraphQLResolveInfo;

  function fieldsOf(set: SelectionSetNode): FieldNode[] {
    return set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const below = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      return below ? fieldsOf(below.selectionSet) : [];
    });
  }

  /** How many values the answer has of one part of the schema. A selection of the same part is counted once. */
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

  /** The types that `__type` may answer with. */
  function typesNamed(node: FieldNode): readonly unknown[] {
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
      : Math.max(...typesNamed(node).map((named) => valuesOfAll(set, type, named)));
  });
  return Math.ceil(values.reduce((total, some) => total + some, 0) / VALUES_PER_COST);
}
