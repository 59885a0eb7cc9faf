import {
  execute,
  getOperationAST,
  isAbstractType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../graph/context.ts';
import { compileQuery } from '../compiled/operation.ts';
import { costOf, type Cost } from './cost.ts';
import { PUBLIC_FIELDS } from './public-fields.data.ts';

/** An operation that has been parsed and validated, ready to run as often as it is asked for. */
export interface Plan {
  /** Tells it from every other plan of this process. */
  number: number;
  kind: 'query' | 'mutation';
  /** The whole document that it is of, which the checks see. */
  document: DocumentNode;
  /** Whether its answer may be everyone's: it asks for nothing at the top but what is public. */
  isPublic: boolean;
  /** The fields that it asks of products; null where all of a product may be needed. */
  productFields: ReadonlySet<string> | null;
  /** What running it asks for; throws for variables that it does not take. */
  cost(variables: Record<string, unknown>): Cost;
  /** Runs it; an answer without data, when the variables are not what it takes, has run nothing. */
  run(context: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

let plans = 0;

/** Prepares one operation of a document that is valid; null when there is no such operation to run by this way. */
export function createPlan(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Plan | null {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  // Alone: what compiles and measures a document takes its first operation.
  const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const compiled = compileQuery(schema, alone, operation);
  const byReference = (context: Context, variables: Record<string, unknown>) =>
    execute({ schema, document: alone, contextValue: context, variableValues: variables });
  plans += 1;
  return {
    number: plans,
    kind: operation.operation,
    document,
    isPublic: operation.operation === 'query' && rootFields(operation, alone).every((name) => PUBLIC_FIELDS.has(name)),
    productFields: operation.operation === 'query' ? productFieldsOf(schema, alone) : null,
    cost: costOf(schema, alone, operation),
    // An answer with errors in it is the reference executor's, from what this request has read already.
    run: async (context, variables) => {
      const data = await compiled?.(context, variables);
      return data ? { data } : byReference(context, variables);
    },
  };
}

/** The fields that a document asks of products, anywhere in it and under any condition. */
function productFieldsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  const product = schema.getType('Product');
  const isOfProducts = (type: unknown) =>
    type === product || (isAbstractType(type) && isObjectType(product) && schema.isSubType(type, product));
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => void (isOfProducts(types.getParentType()) && names.add(name.value)),
    }),
  );
  return names;
}

/** The names of the fields that an operation asks for at the top, through its fragments. */
function rootFields(operation: OperationDefinitionNode, { definitions }: DocumentNode): string[] {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet] as const] : [],
    ),
  );
  const names: string[] = [];
  const visit = (selectionSet: SelectionSetNode | undefined): void => {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value);
      else
        visit(selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet);
    }
  };
  visit(operation.selectionSet);
  return names;
}
