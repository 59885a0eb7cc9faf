import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { compileQuery as compileByJit, isCompiledQuery } from 'graphql-jit';

type Data = NonNullable<ExecutionResult['data']>;

/** A compiled query. Returns the data, or null after any error: the caller then runs the reference executor, which reports it. */
export type CompiledQuery = (
  context: unknown,
  variables: Record<string, unknown>,
) => Data | null | Promise<Data | null>;

/** Compiles a query of a valid document with graphql-jit. Returns null for mutations and for queries that graphql-jit cannot compile. */
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
