import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  valueFromASTUntyped,
  visitWithTypeInfo,
  type ASTVisitor,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../graph/context.ts';
import { costByVariables, type OperationCost } from './admission/operation-cost.ts';
import { graphqlRequestError, type RequestError } from './admission/request-error.ts';

/** One operation of a valid document. */
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
  /** The errors of invalid variables; null for valid ones. */
  checkVariables(variables: Record<string, unknown>): RequestError | null;
  /** Measures its cost with valid variables. */
  cost(variables: Record<string, unknown>): OperationCost;
  /** Executes it with valid variables. */
  run(context: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

interface PrepareOptions {
  /** Whether the operation is known to be sent often: it is compiled on its first run rather than on its second. Defaults to false. */
  isRepeated?: boolean;
}

let preparedCount = 0;

/** Prepares one operation of a valid document. Returns null when the document has no query or mutation of this name. */
export function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  { isRepeated = false }: PrepareOptions = {},
): PreparedOperation | null {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const single: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  const isQuery = operation.operation === 'query';
  preparedCount += 1;
  return {
    number: preparedCount,
    kind: operation.operation,
    document,
    isPublic: isQuery && selectsPublicFieldsOnly(schema, single),
    reads: isQuery ? readsOf(schema, single) : null,
    checkVariables(variables) {
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, ERRORS_MAXIMUM);
      return errors ? graphqlRequestError('BAD_USER_INPUT', errors) : null;
    },
    cost: costByVariables(schema, single, operation),
    run: createRun(schema, single, operation, isRepeated),
  };
}

/** As many as graphql-js reports itself. */
const ERRORS_MAXIMUM = { maxErrors: 50 };

/**
 * Returns a function that executes an operation, each time by one executor alone: graphql-jit for queries, which it compiles; graphql-js for
 * mutations, of which graphql-jit would run the next field after one whose error ends the operation; for the first run of a query that may never
 * be repeated; and where graphql-jit answers differently. Resolvers return promises of lists, never lists of promises, of which graphql-jit
 * misplaces the items when one is rejected.
 */
function createRun(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  isRepeated: boolean,
): PreparedOperation['run'] {
  const interpret: PreparedOperation['run'] = async (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues });
  if (operation.operation !== 'query') return interpret;
  const requiredHere = nullableInRequiredPositions(schema, document, operation);
  let isFirst = !isRepeated;
  let compiled: PreparedOperation['run'] | null = null;
  return (context, variables) => {
    if (isFirst || requiredHere.some((name) => variables[name] === null)) {
      isFirst = false;
      return interpret(context, variables);
    }
    compiled ??= compile(schema, document, operation) ?? interpret;
    return compiled(context, variables);
  };
}

/** Returns null for a query that graphql-jit cannot compile. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): PreparedOperation['run'] | null {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return null;
  // graphql-jit misses the default of a variable of a non-null type.
  const defaults: Record<string, unknown> = Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return async (context, variables) => {
    // Without a prototype: graphql-jit takes `constructor` of any object for a variable of that name.
    const given = { __proto__: null, ...defaults, ...variables };
    const { data, errors } = await compiled.query(undefined, context, given);
    return errors ? { data, errors: errors.map((error) => (error.originalError ? error : ownError(error))) } : { data };
  };
}

/** Gives an error of graphql-jit's own, such as null for a non-null field, the cause that graphql-js gives it: it is ours, not the caller's. */
function ownError({ message, locations, path }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError: new Error(message) }), { locations });
}

/**
 * The nullable variables that the query uses where null is not allowed, as it may if there is a default. graphql-js reports an explicit null;
 * graphql-jit takes it for false in `@include` and `@skip`.
 */
function nullableInRequiredPositions(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): string[] {
  const nullable = variableDefinitions.flatMap(({ type, variable }) =>
    type.kind === Kind.NON_NULL_TYPE ? [] : variable.name.value,
  );
  const found = new Set<string>();
  visitTyped(schema, document, (types) => ({
    Variable({ name }) {
      if (isNonNullType(types.getInputType())) found.add(name.value);
    },
  }));
  return nullable.filter((name) => found.has(name));
}

/** Collects `extensions.reads` of all fields in a document, whatever their @skip and @include. */
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
