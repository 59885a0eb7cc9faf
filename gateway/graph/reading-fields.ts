import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';

const known = new WeakMap<GraphQLSchema, Map<string, ReadonlySet<string>>>();

/** Fields of any type whose `extensions.reads` contains `read`; computed once per schema. */
export function fieldsReading(schema: GraphQLSchema, read: string): ReadonlySet<string> {
  const ofSchema = known.get(schema) ?? new Map<string, ReadonlySet<string>>();
  known.set(schema, ofSchema);
  const before = ofSchema.get(read);
  if (before) return before;
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const names = new Set(fields.filter(({ extensions }) => extensions.reads?.includes(read)).map(({ name }) => name));
  ofSchema.set(read, names);
  return names;
}
