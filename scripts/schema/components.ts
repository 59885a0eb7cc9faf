export type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records are named by titles such as `ProductRecord`. */
const isName = (title: unknown): title is string => typeof title === 'string' && /^[A-Z]\w+$/.test(title);

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Converts a schema to OpenAPI: each titled record becomes a component and is replaced by a reference. */
export function namedSchema(schema: object, components: Record<string, JsonSchema>): JsonSchema {
  return named(JSON.parse(JSON.stringify(schema)) as JsonSchema, components);
}

function named(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const { $defs, $ref, $id: _, title, ...rest } = schema;
  // A recursive record refers to itself by its bare name.
  if (isObject($defs)) for (const each of Object.values($defs)) named(each as JsonSchema, components);
  if (typeof $ref === 'string') return refTo($ref.split('/').at(-1) ?? $ref);
  if (!isName(title)) return insides(schema, components);
  if (!(title in components)) {
    components[title] = {};
    components[title] = { title, ...insides(rest, components) };
  }
  return refTo(title);
}

function insides(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (key.startsWith('~')) return [];
      if (key === 'properties' && isObject(value))
        return [[key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sub(each, components)]))]];
      if (key === 'items' || key === 'additionalProperties') return [[key, sub(value, components)]];
      if (key === 'anyOf' && Array.isArray(value)) return [[key, value.map((each) => sub(each, components))]];
      return [[key, value]];
    }),
  );
}

const sub = (value: unknown, components: Record<string, JsonSchema>): unknown =>
  isObject(value) ? named(value, components) : value;
