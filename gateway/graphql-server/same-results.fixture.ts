import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { expect } from 'vitest';

/**
 * Expects the data and errors of another executor, in any order. Where an error has made a parent null, the
 * specification lets an executor report more errors of that parent or fewer: at least one is expected.
 */
export function expectSameResult(actual: FormattedExecutionResult, expected: FormattedExecutionResult): void {
  expect(comparable(actual)).toEqual(comparable(expected));
}

function comparable({ data, errors = [], extensions }: FormattedExecutionResult) {
  const [direct, propagated] = [new Set<string>(), new Set<string>()];
  for (const error of errors) {
    const parent = nullAbove(data, error);
    if (parent === null) direct.add(JSON.stringify(error));
    else propagated.add(parent);
  }
  // As JSON, in which the order of fields counts too.
  return { data: JSON.stringify(data), direct: [...direct].sort(), propagated: [...propagated].sort(), extensions };
}

/** The path of the null that an error has made of a parent; null when it is the field's own. */
function nullAbove(data: unknown, { path = [] }: GraphQLFormattedError): string | null {
  let value = data;
  for (const [index, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, index).join('.');
    value = (value as Record<string | number, unknown>)[key];
  }
  return null;
}
