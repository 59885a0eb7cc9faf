import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { CompiledQuery } from '../../../../gateway/execution/compiled/operation.ts';
import { requirePeer } from './require-peer.ts';

interface GraphqlJit {
  compileQuery(schema: GraphQLSchema, document: DocumentNode, operationName: string): object;
}

interface JitQuery {
  query(root: unknown, context: unknown, variables: object): ExecutionResult | Promise<ExecutionResult>;
}

/** Compiles a query by graphql-jit, for the gateway in place of its own executor. */
export function compileByGraphqlJit(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  const { compileQuery } = requirePeer<GraphqlJit>('graphql-jit');
  if (operation.operation !== 'query') return null;
  const compiled = compileQuery(schema, document, operation.name?.value ?? '') as JitQuery;
  const dataOf = ({ data, errors }: ExecutionResult) => (errors ? null : (data ?? null));
  return (context, variables) => {
    const result = compiled.query(undefined, context, variables);
    return result instanceof Promise ? result.then(dataOf) : dataOf(result);
  };
}
