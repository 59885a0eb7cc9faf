import { Type, type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { prune } from './prune.ts';

/** A body that keeps to its schema; or where and how it departs from it, such as `/results/0/id: must be integer`. */
type Reading<Body> = { ok: true; body: Body } | { ok: false; fault: string };

/** A schema of `schema/rest`, compiled: what an answer of the shop API must look like for the gateway to make sense of it. */
export interface Contract<Body> {
  schema: TSchema;
  read(json: unknown): Reading<Body>;
}

/**
 * Compiles a schema; call it once, as its file is loaded. A body that keeps to the whole schema is handed out as it is. Of any
 * other, the parts that the schema lets be broken are taken out first: what is left must keep to the schema.
 */
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

/** For an answer of which only the status counts. */
export const unreadBody: Contract<unknown> = contractOf(Type.Unknown());

function faultOf(validator: Validator, value: unknown): string {
  const [error] = validator.Errors(value);
  return error ? `${error.instancePath || '/'}: ${error.message}` : '/: does not match its schema';
}
