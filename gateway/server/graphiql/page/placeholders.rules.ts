import type { Placeholder } from '../placeholders.data.ts';

/** Values of placeholders, by their text. */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** Adds the values found in a response's data to the known ones. */
export function learnValues(
  known: PlaceholderValues,
  data: unknown,
  placeholders: readonly Placeholder[],
): PlaceholderValues {
  const values = new Map(known);
  for (const { text, paths, pattern } of placeholders) {
    const found = paths.map((path) => valueAt(data, path)).find((value) => typeof value === 'string');
    const value = pattern === undefined ? found : new RegExp(pattern).exec(found ?? '')?.[1];
    if (value !== undefined) values.set(text, value);
  }
  return values;
}

/** Replaces placeholders in an example's variables with known values. */
export function fillIn(variables: string, known: PlaceholderValues): string {
  return [...known].reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), variables);
}

/** The placeholders that remain in the variables. */
export function missingIn(variables: string, placeholders: readonly Placeholder[]): string[] {
  return placeholders.map(({ text }) => text).filter((text) => variables.includes(text));
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? // safe key: checked above
          (value as Record<string, unknown>)[name]
        : undefined,
    data,
  );
}
