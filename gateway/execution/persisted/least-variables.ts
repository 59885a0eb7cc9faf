import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Returns small values for the required variables of an operation, with which its cost is about the minimum. */
export function leastVariables(schema: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const variables: [string, unknown][] = [];
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const { variable, type, defaultValue } of definition.variableDefinitions ?? [])
        if (type.kind === Kind.NON_NULL_TYPE && !defaultValue)
          variables.push([variable.name.value, valueOf(typeFromAST(schema, type as never) as GraphQLInputType)]);
  return Object.fromEntries(variables);
}

function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type)]));
  }
  return VALUES.get(type.name) ?? 'x';
}

const VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['Int', 1],
  ['Float', 1],
  ['Boolean', false],
  ['Date', '2026-01-01'],
  ['CountryCode', 'GB'],
  ['DateTime', '2026-01-01T00:00:00Z'],
]);
