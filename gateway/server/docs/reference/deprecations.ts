import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Every deprecated field, as `Type.field`, with its reason. */
export function deprecations(schema: GraphQLSchema): { path: string; reason: string }[] {
  const found: { path: string; reason: string }[] = [];
  const look = (path: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (deprecationReason != null) found.push({ path, reason: deprecationReason });
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}.${argument.name}`, argument);
    }
  }
  return found.toSorted((a, b) => a.path.localeCompare(b.path));
}
