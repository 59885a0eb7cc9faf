import {
  GraphQLError,
  isNonNullType,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  type Source,
  type SourceLocation,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphPlugin } from '../operation-context.ts';
import type { Operation, OperationOf } from '../operation.ts';

/** Null for a query that graphql-jit cannot compile. */
type CompiledQuery = ((args: ExecutionArgs) => Promise<ExecutionResult>) | null;

/**
 * Queries compiled by graphql-jit: without it an operation takes a third more CPU time (docs/decisions/gateway.md).
 * Yoga's own executor runs mutations, a text's first run, as it may never be sent again, and what cannot be compiled.
 * Where graphql-jit departs from the specification, a correction has a test of its name: drop it when the test passes
 * without it. Resolvers return promises of lists, never lists of promises, which graphql-jit misplaces on rejection.
 */
export function useCompiledQueries(schema: GraphQLSchema, operationOf: OperationOf): GraphPlugin {
  const known = new WeakMap<Operation, { isSeen: boolean; required: readonly string[]; query?: CompiledQuery }>();
  return {
    onExecute({ args, context: { documentId, http }, setExecuteFn }) {
      const operation = operationOf(args);
      // graphql-jit runs the next field of a mutation after one whose error ends the operation.
      if (operation.kind !== 'query') return;
      const isRepeated = documentId !== null || http === null;
      const state = known.get(operation) ?? {
        isSeen: isRepeated,
        required: nullableInRequiredPositions(schema, operation),
      };
      known.set(operation, state);
      if (!state.isSeen) state.isSeen = true;
      else if (state.required.every((name) => args.variableValues?.[name] !== null)) {
        if (state.query === undefined) state.query = compile(schema, operation);
        if (state.query) setExecuteFn(state.query);
      }
    },
  };
}

function compile(schema: GraphQLSchema, { document, definition }: Operation): CompiledQuery {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return null;
  // graphql-jit misses the default of a variable of a non-null type.
  const defaults: Record<string, unknown> = Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return async ({ contextValue, variableValues }) => {
    // Without a prototype: graphql-jit takes `constructor` of any object for a variable of that name.
    const given = { __proto__: null, ...defaults, ...variableValues };
    const { data, errors } = await compiled.query(undefined, contextValue, given);
    return errors ? { data, errors: errors.map((error) => completed(error, definition.loc?.source)) } : { data };
  };
}

/**
 * graphql-jit's own errors, such as null for a non-null field, have no cause, so that they would look like the
 * caller's; and none has a place in the source, without which Yoga sends no locations.
 */
function completed(
  { message, path, locations, extensions, originalError }: GraphQLError,
  source?: Source,
): GraphQLError {
  return new GraphQLError(message, {
    path,
    extensions,
    originalError: originalError ?? new Error(message),
    ...(source && locations && { source, positions: locations.map((location) => positionIn(source, location)) }),
  });
}

function positionIn({ body }: Source, { line, column }: SourceLocation): number {
  const breaks = [...body.matchAll(/\r\n|[\n\r]/g)];
  const before = breaks[line - 2];
  return (before ? before.index + before[0].length : 0) + column - 1;
}

/** Allowed where there is a default. graphql-js reports an explicit null; to graphql-jit it is false in directives. */
function nullableInRequiredPositions(schema: GraphQLSchema, { document, definition }: Operation): string[] {
  const nullable = (definition.variableDefinitions ?? []).flatMap(({ type, variable }) =>
    type.kind === Kind.NON_NULL_TYPE ? [] : variable.name.value,
  );
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Variable({ name }) {
        if (isNonNullType(types.getInputType())) found.add(name.value);
      },
    }),
  );
  return nullable.filter((name) => found.has(name));
}
