import { Type, type StaticDecode, type TObject, type TProperties, type TSchema } from 'typebox';
import { Check, Decode, Errors } from 'typebox/value';

/** The message says what the value must be. */
export class ValueError extends Error {
  override name = 'ValueError';
}

/** Throws a ValueError with the schema's own `message`, where it has one. */
export function readText<Schema extends TSchema>(schema: Schema, written: unknown): StaticDecode<Schema> {
  const isNumber = Type.IsInteger(schema) || Type.IsNumber(schema);
  const value = isNumber && typeof written === 'string' ? Number(written) : written;
  if (Check(schema, value)) return Decode(schema, value);
  const { message = Errors(schema, value)[0]?.message }: { message?: string | undefined } = schema;
  throw new ValueError(message);
}

/** Absent ones have the schema's default. `fail` is given the first that is wrong. */
export function readTexts<Properties extends TProperties>(
  properties: Properties,
  written: Readonly<Record<string, unknown>>,
  fail: (name: string, message: string) => Error,
): StaticDecode<TObject<Properties>> {
  const read = Object.entries(properties).flatMap(([name, schema]) => {
    const { default: initial }: { default?: unknown } = schema;
    const value = written[name] ?? initial;
    if (value === undefined && Type.IsOptional(schema)) return [];
    try {
      return [[name, readText(schema, value)] as const];
    } catch (error) {
      throw error instanceof ValueError ? fail(name, error.message) : error;
    }
  });
  return Object.fromEntries(read) as StaticDecode<TObject<Properties>>;
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. Throws an error with a one-line message that names the first invalid one. */
export function readEnvironment<Properties extends TProperties>(
  properties: Properties,
  variables: Variables,
): StaticDecode<TObject<Properties>> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  return readTexts(properties, given, invalidSetting);
}

export const invalidSetting = (name: string, message: string) => new Error(`Configuration: ${name}: ${message}`);
