import { GraphQLError, Kind, parse } from 'graphql';

/** The names of a document's operations in its order, null for each that has none; an empty list for a document that cannot be parsed. */
export function operationNames(document: string): (string | null)[] {
  try {
    return parse(document).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [];
    throw error;
  }
}

/**
 * The name of the operation to run. GraphiQL reads names 100 ms after the last change, so what it has selected may be of the text
 * that stood there before: it counts only while the document has an operation of that name.
 */
export function operationToRun(document: string, selected: string | null | undefined): string | null {
  const names = operationNames(document);
  return (selected != null && names.includes(selected) ? selected : names[0]) ?? null;
}
