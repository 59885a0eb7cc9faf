import {
  getOperationAST,
  getVariableValues,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { costByVariables, type OperationCost } from './operation-cost.ts';

/** What the plugins ask of one operation of a valid document. */
export interface Operation {
  kind: 'query' | 'mutation';
  definition: OperationDefinitionNode;
  /** The operation and the document's fragments, without its other operations. */
  document: DocumentNode;
  /** May be shared between callers: a query whose root fields are all `isPublic`. */
  isPublic: boolean;
  /** Of `extensions.reads`; null for a mutation, which requests all optional REST fields. */
  reads: ReadonlySet<string> | null;
  /** Undefined for variables that fit their types. */
  variableErrors(variables: Readonly<Record<string, unknown>>): readonly GraphQLError[] | undefined;
  /** Variables that it does not declare change nothing. */
  cacheKey(variables: Readonly<Record<string, unknown>>): string;
  /** Measures its cost with valid variables. */
  cost(variables: Record<string, unknown>): OperationCost;
}

export type OperationOf = (args: Pick<ExecutionArgs, 'document' | 'operationName'>) => Operation;

/** Each once, for as long as its document is kept. */
export function createOperations(schema: GraphQLSchema): OperationOf {
  const known = new WeakMap<DocumentNode, Map<string | null, Operation>>();
  return ({ document, operationName = null }) => {
    let operations = known.get(document);
    if (!operations) known.set(document, (operations = new Map()));
    let operation = operations.get(operationName);
    if (!operation) operations.set(operationName, (operation = analyseOperation(schema, document, operationName)));
    return operation;
  };
}

let count = 0;

/** Throws when the document has no query or mutation of this name, which Yoga refuses. */
export function analyseOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): Operation {
  const definition = getOperationAST(document, operationName);
  if (!definition || definition.operation === 'subscription') throw new Error('The document has no such operation');
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const single: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...fragments] };
  const isQuery = definition.operation === 'query';
  count += 1;
  const number = count;
  const names = (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return {
    kind: definition.operation,
    definition,
    document: single,
    isPublic: isQuery && selectsPublicFieldsOnly(schema, single),
    reads: isQuery ? readsOf(schema, single) : null,
    variableErrors: (variables) =>
      getVariableValues(schema, definition.variableDefinitions ?? [], variables, ERRORS_MAXIMUM).errors,
    cacheKey(variables) {
      const given = names.flatMap((name) => (Object.hasOwn(variables, name) ? [name, variables[name]] : []));
      return `${number} ${JSON.stringify(given)}`;
    },
    cost: costByVariables(schema, single, definition),
  };
}

/** As many as graphql-js reports itself. */
const ERRORS_MAXIMUM = { maxErrors: 50 };

/** `extensions.reads` of all fields in a document, whatever their @skip and @include. */
function readsOf(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const reads = new Set<string>();
  visitTyped(schema, document, (types) => ({
    Field({ name }) {
      const parent = types.getParentType();
      if (!isCompositeType(parent) || isUnionType(parent)) return;
      for (const type of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent])
        // safe key: the fields of a type have no prototype
        for (const read of type.getFields()[name.value]?.extensions.reads ?? []) reads.add(read);
    },
  }));
  return reads;
}

/** Whether all root fields of a query are public, including those in fragments. */
function selectsPublicFieldsOnly(schema: GraphQLSchema, document: DocumentNode): boolean {
  let isPublic = true;
  visitTyped(schema, document, (types) => ({
    Field({ name }) {
      if (types.getParentType() !== schema.getQueryType() || name.value === '__typename') return;
      if (types.getFieldDef()?.extensions.isPublic !== true) isPublic = false;
    },
  }));
  return isPublic;
}

function visitTyped(schema: GraphQLSchema, document: DocumentNode, visitor: (types: TypeInfo) => ASTVisitor): void {
  const types = new TypeInfo(schema);
  visit(document, visitWithTypeInfo(types, visitor(types)));
}
