import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { compileQuery as compileByJit, isCompiledQuery } from 'graphql-jit';

type Data = NonNullable<ExecutionResult['data']>;

/** Runs a compiled query. Returns its data, or null when the answer has an error: the reference executor then runs the query in the same context. */
export type CompiledQuery = (
  context: unknown,
  variables: Record<string, unknown>,
) => Data | null | Promise<Data | null>;

/** Compiles the query of a valid document by graphql-jit. Returns null for what the reference executor runs: mutations, and what cannot be compiled. */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  if (operation.operation !== 'query') return null;
  const compiled = compileByJit(schema, document, operation.name?.value);
  if (!isCompiledQuery(compiled)) return null;
  return (context, variables) => {
    const result = compiled.query(undefined, context, variables);
    return result instanceof Promise ? result.then(dataOf) : dataOf(result);
  };
}

function dataOf({ data, errors }: ExecutionResult): Data | null {
  return errors ? null : (data ?? null);
}
