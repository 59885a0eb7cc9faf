import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/** Or the first fault, such as `/results/0/id: must be integer`. */
type Reading<Body> = { ok: true; body: Body } | { ok: false; fault: string };

/** A compiled schema of `schema/rest`, which validates the answers of a call. */
export interface Contract<Body> {
  schema: TSchema;
  read(json: unknown): Reading<Body>;
}

/** Called once, when its file is loaded. Broken parts that the schema tolerates are removed; the rest must be valid. */
export function contractOf<Schema extends TSchema>(schema: Schema): Contract<Static<Schema>> {
  const validator: Validator = Compile(schema);
  return {
    schema,
    read(json) {
      if (validator.Check(json)) return { ok: true, body: json as Static<Schema> };
      const { value, fillGaps } = prune(schema, json);
      if (!validator.Check(value)) return { ok: false, fault: faultOf(validator, value) };
      fillGaps();
      return { ok: true, body: value as Static<Schema> };
    },
  };
}

/** The contract of an answer whose body is not read. */
export const unreadBody: Contract<unknown> = contractOf(Type.Unknown());

function faultOf(validator: Validator, value: unknown): string {
  const [error] = validator.Errors(value);
  return error ? `${error.instancePath || '/'}: ${error.message}` : '/: does not match its schema';
}

/** Keywords that lead to parts which may be broken; see schema/rest/values.ts. */
interface Parts extends TSchema {
  properties?: Record<string, Parts>;
  items?: Parts;
  anyOf?: [value: Parts, none: Parts];
  $defs?: Record<string, Parts>;
  $ref?: string;
  'x-broken-items'?: 'dropped' | 'null';
  'x-when-broken'?: 'ignored';
}

/**
 * Without the broken parts that the schema tolerates. A list without a single valid item is left as it is. `fillGaps`
 * puts null for each item that was removed from a list whose positions count.
 */
function prune(schema: TSchema, value: unknown) {
  const pruning = new Pruning();
  return { value: pruning.sound(schema, value), fillGaps: () => pruning.fillGaps() };
}

class Pruning {
  readonly #gaps: { list: unknown[]; index: number }[] = [];
  /** By name. */
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

/** Compiled when it is first needed: valid answers need none. */
function validatorOf(definitions: Record<string, TSchema>, schema: TSchema): Validator {
  const known = validators.get(schema);
  if (known) return known;
  const validator: Validator = Compile(definitions, schema);
  validators.set(schema, validator);
  return validator;
}
