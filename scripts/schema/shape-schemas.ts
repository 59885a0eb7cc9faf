import { z, type ZodType } from 'zod';
import type { Contract } from '../../gateway/upstream/contract/contract.ts';
import { itemShapeOf, money, optionalMoney, valueShapeOf } from '../../gateway/upstream/shapes.ts';

export type JsonSchema = Record<string, unknown>;

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

/** Category nodes are recursive. */
const RECURSIVE = 'CategoryNode';

/** The JSON Schema of an answer. */
export function schemaOfAnswer(shape: Contract<unknown> | ZodType, components: Record<string, JsonSchema>): JsonSchema {
  return 'read' in shape ? (JSON.parse(JSON.stringify(shape.schema)) as JsonSchema) : schemaOfShape(shape, components);
}

/** The JSON Schema of a shape's input, before it is transformed. */
function schemaOfShape(
  shape: ZodType,
  components: Record<string, JsonSchema>,
  above: ReadonlySet<ZodType> = new Set(),
): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const received: object = zodSchema;
      if (received === money.in || received === optionalMoney.in)
        Object.assign(jsonSchema, {
          type: ['number', 'string', 'null'],
          description:
            'An amount in pounds, with up to four decimals. Prices exclude VAT, unless the gateway runs with SHOP_PRICES_INCLUDE_VAT=true.',
        });
      const value = valueShapeOf(received);
      if (value)
        Object.assign(jsonSchema, {
          type: ['object', 'null'],
          additionalProperties: schemaOfShape(value, components, above),
        });
      const item = itemShapeOf(received);
      if (!item) return;
      if (above.has(item)) {
        components[RECURSIVE] ??= {};
        jsonSchema.items = { $ref: `#/components/schemas/${RECURSIVE}` };
        return;
      }
      const items = schemaOfShape(item, components, new Set([...above, item]));
      const isRecursive = JSON.stringify(items).includes(`/${RECURSIVE}"`);
      if (isRecursive) components[RECURSIVE] = items;
      jsonSchema.items = isRecursive ? { $ref: `#/components/schemas/${RECURSIVE}` } : items;
    },
  }) as JsonSchema & { $schema?: unknown };
  return schema;
}
