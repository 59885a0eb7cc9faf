import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';

/** The keywords of JSON Schema that lead to parts which may be broken; see schema/rest/values.ts. */
interface Parts extends TSchema {
  properties?: Record<string, Parts>;
  items?: Parts;
  anyOf?: [value: Parts, none: Parts];
  $defs?: Record<string, Parts>;
  $ref?: string;
  'x-broken-items'?: 'dropped' | 'null';
  'x-when-broken'?: 'ignored';
}

interface Pruned {
  value: unknown;
  /** Puts null in the place of each item that was taken out of a list whose positions count. */
  fillGaps(): void;
}

/** Takes out of a value what its schema lets be broken. The value itself stays as it is; so do lists without a sound item. */
export function prune(schema: TSchema, value: unknown): Pruned {
  const pruning = new Pruning();
  return { value: pruning.sound(schema, value), fillGaps: () => pruning.fillGaps() };
}

class Pruning {
  readonly #gaps: { list: unknown[]; index: number }[] = [];
  /** The schemas that others refer to, by name. */
  #definitions: Record<string, Parts> = {};

  sound(schema: Parts, value: unknown): unknown {
    if (schema.$defs) this.#definitions = schema.$defs;
    // safe key: a reference of a schema of ours
    if (schema.$ref !== undefined) return this.sound(this.#definitions[schema.$ref] ?? {}, value);
    if (schema.anyOf) return value === null ? null : this.sound(schema.anyOf[0], value);
    if (Array.isArray(value)) return schema.items ? this.#list(schema, schema.items, value) : value;
    return typeof value === 'object' && value !== null && schema.properties
      ? this.#object(schema.properties, value)
      : value;
  }

  #list(schema: Parts, itemSchema: Parts, value: readonly unknown[]): unknown[] {
    const items = value.map((item) => this.sound(itemSchema, item));
    const broken = schema['x-broken-items'];
    if (!broken) return items;
    const isSound = items.map((item) => this.#keepsTo(itemSchema, item));
    if (!isSound.includes(true)) return items;
    const list = items.filter((_, index) => isSound[index]);
    if (broken === 'null') for (const [index, sound] of isSound.entries()) if (!sound) this.#gaps.push({ list, index });
    return list;
  }

  #object(properties: Record<string, Parts>, value: object): object {
    const members = Object.entries(value).flatMap(([name, given]): [string, unknown][] => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!schema) return [[name, given]];
      const part = this.sound(schema, given);
      return schema['x-when-broken'] && !this.#keepsTo(schema, part) ? [] : [[name, part]];
    });
    return Object.fromEntries(members);
  }

  #keepsTo(schema: Parts, value: unknown): boolean {
    return validatorOf(this.#definitions, schema).Check(value);
  }

  fillGaps(): void {
    for (const { list, index } of this.#gaps) list.splice(index, 0, null);
  }
}

const validators = new WeakMap<TSchema, Validator>();

/** Compiled when it is first needed: sound answers need none. */
function validatorOf(definitions: Record<string, TSchema>, schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const validator: Validator = Compile(definitions, schema);
  validators.set(schema, validator);
  return validator;
}
