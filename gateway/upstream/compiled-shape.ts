import { compileFunction } from 'node:vm';
import type { core, ZodType } from 'zod';
import { alwaysTrue, testOf } from './shape-checks.ts';

/** Said of a value that is not of the shape, or that this way of reading knows nothing of: the shape itself knows, and says why. */
export const UNREAD: unique symbol = Symbol('unread');

type Reader = (value: unknown) => unknown;

const readers = new WeakMap<core.$ZodType, Reader>();

/**
 * A shape as plain functions, several times as fast as the shape itself for values that are as they should be, and nothing else: whatever is
 * not is left to the shape. It reads the same into the same, but for keys that may be missing, which it sets to undefined.
 */
export function compiled<Output>(shape: ZodType<Output>): (value: unknown) => Output | typeof UNREAD {
  return readerOf(shape) as (value: unknown) => Output | typeof UNREAD;
}

function readerOf(shape: core.$ZodType): Reader {
  const known = readers.get(shape);
  if (known) return known;
  const reader = compile(shape as core.$ZodTypes) ?? bySelf(shape as ZodType);
  readers.set(shape, reader);
  return reader;
}

/** Shapes of rarer kinds read for themselves. */
function bySelf(shape: ZodType): Reader {
  return (value) => {
    const result = shape.safeParse(value);
    return result.success ? result.data : UNREAD;
  };
}

/** The reader of one shape; null for kinds and checks that shops' answers seldom have. */
function compile(shape: core.$ZodTypes): Reader | null {
  const { def } = shape._zod;
  const test =
    def.type === 'transform' || def.type === 'catch'
      ? alwaysTrue
      : testOf(def.checks ?? [], 'format' in def ? def : null);
  if (!test) return null;
  switch (def.type) {
    case 'unknown':
      return test === alwaysTrue ? (value) => value : null;
    case 'boolean':
      return def.coerce ? null : (value) => (typeof value === 'boolean' && test(value) ? value : UNREAD);
    case 'string':
      if (def.coerce)
        return (value) =>
          typeof value === 'string' && test(value)
            ? value
            : typeof value === 'number' && test(String(value))
              ? String(value)
              : UNREAD;
      return (value) => (typeof value === 'string' && test(value) ? value : UNREAD);
    case 'number':
      return def.coerce ? null : (value) => (Number.isFinite(value) && test(value) ? value : UNREAD);
    case 'optional':
      return test === alwaysTrue && def.innerType._zod.optin !== 'defaulted'
        ? unless(undefined, readerOf(def.innerType))
        : null;
    case 'nullable':
      return test === alwaysTrue ? unless(null, readerOf(def.innerType)) : null;
    case 'pipe':
      return test === alwaysTrue ? inTurn(readerOf(def.in), readerOf(def.out)) : null;
    case 'transform':
      return transforming(def.transform);
    case 'catch':
      return catching(readerOf(def.innerType), () =>
        def.catchValue({ value: undefined, issues: [], error: { issues: [] }, input: undefined }),
      );
    case 'array':
      return test === alwaysTrue ? each(readerOf(def.element)) : null;
    case 'record':
      return test === alwaysTrue && isAnyText(def.keyType) ? eachOf(readerOf(def.valueType)) : null;
    case 'union':
      return test === alwaysTrue && def.options.length > 1 ? firstOf(def.options.map(readerOf)) : null;
    case 'object':
      return test === alwaysTrue && !def.catchall ? objectOf(def.shape) : null;
    default:
      return null;
  }
}

function unless(given: null | undefined, read: Reader): Reader {
  return (value) => (value === given ? value : read(value));
}

function inTurn(first: Reader, second: Reader): Reader {
  return (value) => {
    const read = first(value);
    return read === UNREAD ? UNREAD : second(read);
  };
}

function transforming(transform: (value: unknown, payload: core.ParsePayload) => unknown): Reader {
  // One that takes nothing but the value finds no fault with it.
  if (transform.length === 1) return transform as Reader;
  return (value) => {
    const issues: core.$ZodRawIssue[] = [];
    const addIssue = (issue: core.$ZodRawIssue) => issues.push(issue);
    const transformed = transform(value, { value, issues, addIssue } as core.ParsePayload);
    return issues.length > 0 ? UNREAD : transformed;
  };
}

function catching(read: Reader, instead: () => unknown): Reader {
  return (value) => {
    const result = read(value);
    return result === UNREAD ? instead() : result;
  };
}

function each(read: Reader): Reader {
  return (value) => {
    if (!Array.isArray(value)) return UNREAD;
    const results: unknown[] = [];
    for (const element of value) {
      const result = read(element);
      if (result === UNREAD) return UNREAD;
      results.push(result);
    }
    return results;
  };
}

function isAnyText(shape: core.$ZodType): boolean {
  const { def } = (shape as core.$ZodTypes)._zod;
  return def.type === 'string' && !def.coerce && !('format' in def) && (def.checks ?? []).length === 0;
}

function eachOf(read: Reader): Reader {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD;
    const results: [string, unknown][] = [];
    for (const [key, member] of Object.entries(value)) {
      const result = read(member);
      // The shape itself leaves `__proto__` out.
      if (result === UNREAD || key === '__proto__') return UNREAD;
      results.push([key, result]);
    }
    return Object.fromEntries(results);
  };
}

function firstOf(options: readonly Reader[]): Reader {
  return (value) => {
    for (const read of options) {
      const result = read(value);
      if (result !== UNREAD) return result;
    }
    return UNREAD;
  };
}

/** Written out key by key, so that every object of a shape is laid out alike and its keys are found without a search. */
function objectOf(shape: Readonly<Record<string, core.$ZodType>>): Reader {
  const keys = Object.keys(shape);
  const fields = Object.values(shape);
  const lines = keys.map((key, index) => {
    const { optin, optout } = fields[index]?._zod ?? {};
    const absent =
      optin === undefined
        ? 'return UNREAD;'
        : optin === 'optional' && optout === 'optional'
          ? ''
          : `if ((v${index} = read${index}(undefined)) === UNREAD) return UNREAD;`;
    return `let v${index} = value[${JSON.stringify(key)}];
      if (v${index} === undefined) { ${absent} }
      else if ((v${index} = read${index}(v${index})) === UNREAD) return UNREAD;`;
  });
  const source = `const [${keys.map((_, index) => `read${index}`).join()}] = readers;
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNREAD;
      ${lines.join('\n')}
      return { ${keys.map((key, index) => `${JSON.stringify(key)}: v${index}`).join()} };
    };`;
  // Only names of our own shapes are written into it.
  return compileFunction(source, ['readers', 'UNREAD'])(fields.map(readerOf), UNREAD) as Reader;
}
