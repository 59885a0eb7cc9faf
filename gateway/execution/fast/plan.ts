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
import { compileQuery, type CompileQuery } from '../compiled/operation.ts';
import { costOf, type Cost } from './cost.ts';

/** An operation that has been parsed and validated, ready to run as often as it is asked for. */
export interface Plan {
  /** Tells it from every other plan of this process. */
  number: number;
  kind: 'query' | 'mutation';
  /** The whole document that it is of, which the checks see. */
  document: DocumentNode;
  /** Whether its answer may be everyone's: it asks for nothing at the top but what is public. */
  isPublic: boolean;
  /** What of the shop API its fields read beyond what every answer has (`extensions.reads`); null where all may be needed. */
  reads: ReadonlySet<string> | null;
  /** What running it asks for; throws for variables that it does not take. */
  cost(variables: Record<string, unknown>): Cost;
  /** Runs it; an answer without data, when the variables are not what it takes, has run nothing. */
  run(context: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

let plans = 0;

/** Prepares one operation of a document that is valid; null when there is no such operation to run by this way. */
export function createPlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  compile: CompileQuery = compileQuery,
): Plan | null {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  // Alone: what compiles and measures a document takes its first operation.
  const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const compiled = compile(schema, alone, operation);
  const byReference = (context: Context, variables: Record<string, unknown>) =>
    execute({ schema, document: alone, contextValue: context, variableValues: variables });
  plans += 1;
  return {
    number: plans,
    kind: operation.operation,
    document,
    isPublic: operation.operation === 'query' && isPublic(schema, alone),
    reads: operation.operation === 'query' ? readsOf(schema, alone) : null,
    cost: costOf(schema, alone, operation),
    // An answer with errors in it is the reference executor's, from what this request has read already.
    run: async (context, variables) => {
      const data = await compiled?.(context, variables);
      return data ? { data } : byReference(context, variables);
    },
  };
}

/** What the fields of a document read, anywhere in it and under any condition. */
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
          // safe key: the fields of a type of the graph have no prototype
          for (const read of type.getFields()[name.value]?.extensions.reads ?? []) reads.add(read);
      },
    }),
  );
  return reads;
}

/** Whether a query asks Query for public fields alone, through its fragments too. */
function isPublic(schema: GraphQLSchema, document: DocumentNode): boolean {
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
