import { isEnumType, type GraphQLLeafType } from 'graphql';
import { GiveUpError } from './run.ts';

/** Makes a value that is there a leaf of the answer. */
export type Leaf = (value: unknown) => unknown;

/** The built-in types, for values that are what they say already; each takes others as its type does. */
const usual = new Map<string, (serialize: Leaf) => Leaf>(
  Object.entries({
    String: (serialize) => (value) => (typeof value === 'string' ? value : serialize(value)),
    ID: (serialize) => (value) => (typeof value === 'string' ? value : serialize(value)),
    Boolean: (serialize) => (value) => (typeof value === 'boolean' ? value : serialize(value)),
    // Whole, and of 32 bits.
    Int: (serialize) => (value) => (typeof value === 'number' && (value | 0) === value ? value : serialize(value)),
    Float: (serialize) => (value) => (typeof value === 'number' && Number.isFinite(value) ? value : serialize(value)),
  } satisfies Record<string, (serialize: Leaf) => Leaf>),
);

/** How values of a type are written; throws for a value that is not of it. */
export function leafOf(type: GraphQLLeafType): Leaf {
  const serialize: Leaf = (value) => {
    // A value may be an error that was handed on instead of thrown.
    if (value instanceof Error) throw new GiveUpError();
    const written: unknown = type.serialize(value);
    if (written === undefined || written === null) throw new GiveUpError();
    return written;
  };
  if (isEnumType(type)) {
    const names = new Map<unknown, string>(type.getValues().map(({ value, name }) => [value, name]));
    return (value) => names.get(value) ?? serialize(value);
  }
  return usual.get(type.name)?.(serialize) ?? serialize;
}
