import type { Contract } from '../../gateway/upstream/contract/contract.ts';

export type JsonSchema = Record<string, unknown>;

type Components = Record<string, JsonSchema>;

/** A parameter that can be repeated is an array. */
export function querySchema(query: URLSearchParams | undefined, name: string): JsonSchema {
  const REPEATED = new Set(['brand_id', 'url_list']);
  return REPEATED.has(name) || (query?.getAll(name).length ?? 0) > 1
    ? { type: 'array', items: { type: 'string' } }
    : { type: 'string' };
}

export function schemaOfSample(value: unknown): JsonSchema {
  if (Array.isArray(value)) return { type: 'array', ...(value.length > 0 && { items: schemaOfSample(value[0]) }) };
  if (typeof value === 'object' && value !== null)
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, schemaOfSample(each)])),
    };
  if (value === null) return {};
  return { type: typeof value };
}

/** The schema of an answer as OpenAPI has it: schemas with a title, and those that refer to themselves, are components. */
export function schemaOfAnswer(contract: Contract<unknown>, components: Components): JsonSchema {
  return withComponents(JSON.parse(JSON.stringify(contract.schema)) as JsonSchema, components);
}

function withComponents({ $defs, $ref, title, ...keywords }: JsonSchema, components: Components): JsonSchema {
  for (const definition of Object.values(($defs ?? {}) as Record<string, JsonSchema>))
    withComponents(definition, components);
  if (typeof $ref === 'string') return { $ref: `#/components/schemas/${$ref}` };
  const schema: JsonSchema = {};
  for (const [keyword, value] of Object.entries(keywords)) {
    if (keyword === 'properties')
      schema[keyword] = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, property]) => [
          name,
          withComponents(property, components),
        ]),
      );
    else if (keyword === 'anyOf')
      schema[keyword] = (value as JsonSchema[]).map((option) => withComponents(option, components));
    else if (keyword === 'items' || keyword === 'additionalProperties')
      schema[keyword] = withComponents(value as JsonSchema, components);
    else if (keyword !== '$id') schema[keyword] = value;
  }
  if (typeof title !== 'string') return schema;
  components[title] = schema;
  return { $ref: `#/components/schemas/${title}` };
}
