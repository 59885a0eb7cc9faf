import {
  execute,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../../graph/context.ts';
import type { OperationCost } from '../admission/operation-cost.ts';
import { compileQuery } from './compile-query.ts';
import { costByVariables } from './cost-by-variables.ts';

/** An operation that is parsed, validated and, if possible, compiled. */
export interface PreparedOperation {
  /** Identifies the operation in cache keys; unique in this process. */
  number: number;
  kind: 'query' | 'mutation';
  /** The whole document, other operations included: admission checks all of it. */
  document: DocumentNode;
  /** Whether its answer may be shared between callers: a query whose root fields are all `isPublic`. */
  isPublic: boolean;
  /** The optional REST fields that its GraphQL fields read (`extensions.reads`); null for a mutation, which requests all of them. */
  reads: ReadonlySet<string> | null;
  /** Measures its cost. Throws for invalid variables. */
  cost(variables: Record<string, unknown>): OperationCost;
  /** Executes it. A result without `data` means that the variables are invalid and nothing ran. */
  run(context: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

let preparedCount = 0;

/** Prepares one operation of a valid document. Returns null when the document has no query or mutation of this name. */
export function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): PreparedOperation | null {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  // The complexity plugin measures the first operation of a document, so it gets a document with this one alone.
  const single: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const compiled = compileQuery(schema, single, operation);
  preparedCount += 1;
  return {
    number: preparedCount,
    kind: operation.operation,
    document,
    isPublic: operation.operation === 'query' && selectsPublicFieldsOnly(schema, single),
    reads: operation.operation === 'query' ? readsOf(schema, single) : null,
    cost: costByVariables(schema, single, operation),
    // After an error the reference executor runs the query again, to report it. The loaders in the context reuse what they have fetched.
    run: async (context, variables) => {
      const data = await compiled?.(context, variables);
      return data ? { data } : execute({ schema, document: single, contextValue: context, variableValues: variables });
    },
  };
}

/** Collects `extensions.reads` of all fields in a document, whatever their @skip and @include. */
function readsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const reads = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType();
        if (!isCompositeType(parent) || isUnionType(parent)) return;
        for (const type of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent])
          // safe key: the fields of a type have no prototype
          for (const read of type.getFields()[name.value]?.extensions.reads ?? []) reads.add(read);
      },
    }),
  );
  return reads;
}

/** Whether all root fields of a query are public, including those in fragments. */
function selectsPublicFieldsOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = true;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType() !== schema.getQueryType() || name.value === '__typename') return;
        if (types.getFieldDef()?.extensions.isPublic !== true) isPublic = false;
      },
    }),
  );
  return isPublic;
}
