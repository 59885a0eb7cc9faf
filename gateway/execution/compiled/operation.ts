import {
  getVariableValues,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../graph/context.ts';
import { asksForSchema, flagsOf } from './asked-fields.ts';
import { Run } from './run.ts';
import { Writer, type Root } from './writer.ts';

/** Each flag doubles the ways that an operation can be asked; one with more than these is not compiled. */
const FLAGS_MAXIMUM = 5;

/**
 * Answers a query whose every value is what the graph says it is: its data, or null for an answer that has an error in it or is to be had only
 * by the reference executor, which may then run it in the same context.
 */
export type CompiledQuery = (
  context: Context,
  variables: Record<string, unknown>,
) => Record<string, unknown> | null | Promise<Record<string, unknown> | null>;

/** How queries are compiled; null for one that is left to the reference executor. */
export type CompileQuery = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => CompiledQuery | null;

/** Compiles a valid document of one query; null for one that is not worth it, or asks about the graph itself. */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  const type = schema.getQueryType();
  const flags = flagsOf(document);
  if (operation.operation !== 'query' || !type || flags.length > FLAGS_MAXIMUM || asksForSchema(document)) return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const definitions = operation.variableDefinitions ?? [];
  const roots = new Map<string, Root>();

  function rootFor(variables: Readonly<Record<string, unknown>>): Root {
    const key = flags.map((name) => Number(Object.hasOwn(variables, name) && variables[name] === true)).join('');
    const known = roots.get(key);
    if (known) return known;
    const root = new Writer({ schema, fragments, flags: variables }, operation).write(type as NonNullable<typeof type>);
    roots.set(key, root);
    return root;
  }

  return (context, given) => {
    const { coerced, errors } =
      definitions.length === 0 ? { coerced: {}, errors: undefined } : getVariableValues(schema, definitions, given);
    if (errors) return null;
    const run = new Run(context, coerced);
    try {
      return run.ended(rootFor(coerced)(undefined, run));
    } catch {
      run.hasFailed = true;
      return run.ended(null);
    }
  };
}
