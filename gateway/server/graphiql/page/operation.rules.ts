import { GraphQLError, Kind, parse } from 'graphql';

/** The names of a document's operations in order; null for an anonymous one. Empty when the document cannot be parsed. */
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
 * The name of the operation to run. GraphiQL parses names 100 ms after the last edit, so its selection may be stale: it is used only while the
 * document has an operation with that name.
 */
export function operationToRun(document: string, selected: string | null | undefined): string | null {
  const names = operationNames(document);
  return (selected != null && names.includes(selected) ? selected : names[0]) ?? null;
}
